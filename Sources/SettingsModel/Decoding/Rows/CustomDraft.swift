import Diagnostics
@_spi(Borrowing) import JSONSource

/// A row of the author's own kind while it is read.
struct CustomDraft: RowContentDraft {
  let kind: String
  private var fields = Fields()

  init(kind: String) {
    self.kind = kind
  }

  var isControl: Bool { false }

  var fieldNames: [String] { ["fields"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    guard case "fields" = field else { return false }
    fields = Fields.decode(value, field, into: &diagnostics)
    return true
  }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    .custom(kind: kind, fields: fields)
  }
}
