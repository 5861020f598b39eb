import Markup
import SettingsModel

/// A switch: a checkbox that assistive technology calls one, after a hidden field for the value it has when off.
///
/// A disabled switch submits nothing, so it has no hidden field either.
struct SwitchControl {
  let attributes: ControlAttributes
  let toggle: Toggle

  var html: HTML {
    var writer = HTMLWriter()
    if !attributes.isDisabled {
      writer.hiddenInput(name: attributes.name, value: toggle.offValue)
    }
    writer.start("input")
    writer.attribute("class", "switch")
    writer.attribute("type", "checkbox")
    writer.attribute("role", "switch")
    writer.attributes(attributes)
    writer.attribute("value", toggle.onValue)
    writer.attribute("checked", if: toggle.isOn)
    writer.end()
    return writer.html
  }
}
