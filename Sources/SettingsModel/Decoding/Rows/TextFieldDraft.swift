import Diagnostics
@_spi(Borrowing) import JSONSource

/// A row for text (`text`, `multiline`, `password`, `email`, `url`, `telephone`, `search`) while it is read.
struct TextFieldDraft: RowContentDraft {
  private var text: TextField

  init(kind: TextField.Kind) {
    text = TextField(kind)
  }

  var kind: String { text.kind.rawValue }

  var fieldNames: [String] {
    let names = ["value", "placeholder", "minimumLength", "maximumLength", "autocomplete", "required"]
    // A `<textarea>` has no pattern.
    return text.kind == .multiline ? names : names + ["pattern", "patternHint"]
  }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "value": text.value = value.valueText(field, into: &diagnostics) ?? ""
    case "placeholder": text.placeholder = value.text(field, into: &diagnostics)
    case "minimumLength": text.minimumLength = value.count(field, into: &diagnostics)
    case "maximumLength": text.maximumLength = value.count(field, into: &diagnostics)
    case "autocomplete": text.autocomplete = value.text(field, into: &diagnostics)
    case "required": text.isRequired = value.flag(field, into: &diagnostics) ?? false
    case "pattern" where text.kind != .multiline: text.pattern = value.text(field, into: &diagnostics)
    case "patternHint" where text.kind != .multiline: text.patternHint = value.text(field, into: &diagnostics)
    default: return false
    }
    return true
  }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    .textField(text)
  }
}
