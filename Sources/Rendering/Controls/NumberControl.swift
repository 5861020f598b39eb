import Markup
import SettingsModel

/// A field for a number: plain text with a keyboard for digits, or the browser's own number control when the author
/// asks for its arrows.
///
/// `type=number` is not the default: it drops what it cannot read, and turns a scroll over the page into a change.
struct NumberControl {
  let attributes: ControlAttributes
  let field: NumberField
  /// Whether the page's script has to know the limits that plain text fields have no attributes for.
  var isHooked = false

  var html: HTML {
    var writer = HTMLWriter()
    writer.start("input")
    writer.attribute("class", "field field-number")
    writer.attribute("type", field.hasSpinner ? "number" : "text")
    if !field.hasSpinner { writer.attribute("inputmode", allowsFraction ? "decimal" : "numeric") }
    writer.attributes(attributes)
    if field.hasSpinner {
      writer.attribute("min", field.minimum)
      writer.attribute("max", field.maximum)
      writer.attribute("step", field.step ?? (allowsFraction ? "any" : nil))
    } else {
      if isHooked {
        writer.attribute("data-step", field.step ?? "any")
        writer.attribute("data-minimum", field.minimum)
        writer.attribute("data-maximum", field.maximum)
      }
      writer.attribute("dir", "ltr")
      writer.attribute("autocomplete", "off")
    }
    writer.attribute("required", if: field.isRequired)
    writer.attribute("value", field.value ?? "")
    writer.end()
    return writer.html
  }

  private var allowsFraction: Bool { field.allowsFraction }
}

/// A number on a scale.
struct RangeControl {
  let attributes: ControlAttributes
  let field: NumberField

  var html: HTML {
    var writer = HTMLWriter()
    writer.start("input")
    writer.attribute("class", "range")
    writer.attribute("type", "range")
    writer.attributes(attributes)
    writer.attribute("min", field.minimum)
    writer.attribute("max", field.maximum)
    writer.attribute("step", field.step ?? (field.allowsFraction ? "any" : nil))
    writer.attribute("value", field.sliderValue)
    writer.end()
    return writer.html
  }
}
