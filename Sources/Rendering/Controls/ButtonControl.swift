import Markup
import SettingsModel

/// A button among the rows of a section.
struct ButtonControl {
  let id: ElementIdentifier
  let name: String?
  let title: String
  let describedBy: String?
  let isDisabled: Bool
  let button: Button

  var html: HTML {
    var writer = HTMLWriter()
    writer.start("button")
    writer.attribute("class", "button button-plain")
    writer.attribute("type", button.kind.rawValue)
    writer.attribute("id", id.string)
    writer.attribute("name", name)
    writer.attribute("value", name == nil ? nil : button.value)
    writer.attribute("formaction", button.kind == .submit ? button.action : nil)
    writer.attribute("aria-describedby", describedBy)
    writer.attribute("disabled", if: isDisabled)
    writer.end()
    writer.text(title)
    writer.close("button")
    return writer.html
  }
}
