import Diagnostics
@_spi(Borrowing) import JSONSource

/// A `value` row while it is read.
struct ValueDraft: RowContentDraft {
  private var value: String?

  init() {}

  var kind: String { "value" }

  var isControl: Bool { false }

  var fieldNames: [String] { ["value"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    guard case "value" = field else { return false }
    self.value = value.valueText(field, into: &diagnostics) ?? standIn
    return true
  }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    if value == nil { diagnostics.missingField("value", in: noun, at: object) }
    return .value(value ?? standIn)
  }
}
