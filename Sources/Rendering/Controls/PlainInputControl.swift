import Markup

/// A date, a time or a colour, by the browser's own control.
struct PlainInputControl {
  enum Kind: String { case date, time, color }

  let attributes: ControlAttributes
  let kind: Kind
  let value: String

  var html: HTML {
    var writer = HTMLWriter()
    writer.start("input")
    writer.attribute("class", "field field-\(kind.rawValue)")
    writer.attribute("type", kind.rawValue)
    writer.attributes(attributes)
    writer.attribute("value", value)
    writer.end()
    return writer.html
  }
}
