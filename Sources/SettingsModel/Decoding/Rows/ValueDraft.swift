import Diagnostics
import JSONSource

/// A `value` row while it is read.
struct ValueDraft: RowContentDraft {
  private var value: String?

  init() {}

  var kind: String { "value" }

  var isControl: Bool { false }

  var fieldNames: [String] { ["value"] }

  mutating func take(_ field: String, _ value: JSONValue, into diagnostics: inout DiagnosticCollector) -> Bool {
    guard field == "value" else { return false }
    self.value = value.valueText(field, into: &diagnostics) ?? standIn
    return true
  }

  func content(of object: JSONValue, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    if value == nil { diagnostics.missingField("value", in: noun, at: object) }
    return .value(value ?? standIn)
  }
}
