import Markup
import SettingsModel

/// A field for text, on one line or several.
struct TextControl {
  let attributes: ControlAttributes
  let field: TextField

  var html: HTML {
    var writer = HTMLWriter()
    let isMultiline = field.kind == .multiline
    writer.start(isMultiline ? "textarea" : "input")
    writer.attribute("class", "field")
    if let type = inputType { writer.attribute("type", type) }
    writer.attributes(attributes)
    writer.attribute("dir", direction)
    writer.attribute("placeholder", field.placeholder)
    writer.attribute("minlength", field.minimumLength.map(String.init))
    writer.attribute("maxlength", field.maximumLength.map(String.init))
    if !isMultiline {
      writer.attribute("pattern", field.pattern)
      writer.attribute("title", field.pattern == nil ? nil : field.patternHint)
    }
    writer.attribute("autocomplete", field.autocomplete)
    writer.attribute("required", if: field.isRequired)
    if isMultiline {
      writer.attribute("rows", "3")
      writer.end()
      // A parser drops one line break behind the start tag; this one is for it, so that the text keeps its own.
      if field.value.utf8.first == UInt8(ascii: "\n") { writer.text("\n") }
      writer.text(field.value)
      writer.close("textarea")
    } else {
      writer.attribute("value", field.value)
      writer.end()
    }
    return writer.html
  }

  private var inputType: String? {
    switch field.kind {
    case .text: "text"
    case .multiline: nil
    case .password: "password"
    case .email: "email"
    case .url: "url"
    case .telephone: "tel"
    case .search: "search"
    }
  }

  /// Addresses and numbers run from left to right in every language; other text decides for itself.
  private var direction: String {
    switch field.kind {
    case .text, .multiline, .search: "auto"
    case .password, .email, .url, .telephone: "ltr"
    }
  }
}
