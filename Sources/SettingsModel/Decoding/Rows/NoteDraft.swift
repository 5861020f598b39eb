import Diagnostics
@_spi(Borrowing) import JSONSource

/// A `note` while it is read.
struct NoteDraft: RowContentDraft {
  private var text: String?

  init() {}

  var kind: String { "note" }

  var isControl: Bool { false }

  var fieldNames: [String] { ["text"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    guard case "text" = field else { return false }
    text = value.text(field, into: &diagnostics) ?? standIn
    return true
  }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    if text == nil { diagnostics.missingField("text", in: noun, at: object) }
    return .note(text ?? standIn)
  }
}
