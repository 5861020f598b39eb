import Diagnostics
import JSONSource

/// A row of the author's own kind while it is read.
struct CustomDraft: RowContentDraft {
  let kind: String
  private var fields = Fields()

  init(kind: String) {
    self.kind = kind
  }

  var isControl: Bool { false }

  var fieldNames: [String] { ["fields"] }

  mutating func take(_ field: String, _ value: JSONValue, into diagnostics: inout DiagnosticCollector) -> Bool {
    guard field == "fields" else { return false }
    fields = Fields.decode(value, field, into: &diagnostics)
    return true
  }

  func content(of object: JSONValue, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    .custom(kind: kind, fields: fields)
  }
}
