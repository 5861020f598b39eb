import Diagnostics
@_spi(Borrowing) import JSONSource

/// A `select` while it is read.
struct SelectDraft: RowContentDraft {
  private var select = SelectField(groups: [])

  init() {}

  var kind: String { "select" }

  var fieldNames: [String] { ["options", "value", "required"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "options": select.groups = SelectField.Group.decodeAll(value, into: &diagnostics)
    case "value": select.value = value.valueText(field, into: &diagnostics)
    case "required": select.isRequired = value.flag(field, into: &diagnostics) ?? false
    default: return false
    }
    return true
  }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    if object["options"] == nil, select.groups.isEmpty { diagnostics.missingField("options", in: noun, at: object) }
    return .select(select)
  }
}
