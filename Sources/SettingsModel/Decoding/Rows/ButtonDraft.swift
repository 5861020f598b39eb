import Diagnostics
@_spi(Borrowing) import JSONSource

/// A `button` while it is read.
struct ButtonDraft: RowContentDraft {
  private var button = Button()

  init() {}

  var kind: String { "button" }

  var isControl: Bool { false }

  var fieldNames: [String] { ["type", "value", "action"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "type": button.kind = value.word(field, into: &diagnostics) ?? .submit
    case "value": button.value = value.valueText(field, into: &diagnostics)
    case "action": button.action = value.text(field, into: &diagnostics)
    default: return false
    }
    return true
  }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    .button(button)
  }
}
