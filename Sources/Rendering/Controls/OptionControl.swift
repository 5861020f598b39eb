import Markup
import SettingsModel

/// The radio button or checkbox of an option.
struct OptionControl {
  let attributes: ControlAttributes
  let mode: Selection.Mode
  let value: String
  let isSelected: Bool
  var isExclusive = false

  var html: HTML {
    var writer = HTMLWriter()
    writer.start("input")
    switch mode {
    case .single:
      writer.attribute("class", "radio")
      writer.attribute("type", "radio")
    case .multiple:
      writer.attribute("class", "checkbox")
      writer.attribute("type", "checkbox")
    }
    writer.attributes(attributes)
    writer.attribute("value", value)
    writer.attribute("checked", if: isSelected)
    writer.attribute("data-exclusive", if: isExclusive)
    writer.end()
    return writer.html
  }
}
