import Diagnostics
@_spi(Borrowing) import JSONSource

/// A `switch` while it is read.
struct ToggleDraft: RowContentDraft {
  private var toggle = Toggle(isOn: false)

  init() {}

  var kind: String { "switch" }

  var fieldNames: [String] { ["value", "values"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "value": toggle.isOn = value.flag(field, into: &diagnostics) ?? false
    case "values":
      guard value.isObject(field, into: &diagnostics) else { break }
      var draft = ValuesDraft(toggle: toggle)
      draft.read(value, into: &diagnostics)
      toggle = draft.toggle
    default: return false
    }
    return true
  }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    .toggle(toggle)
  }
}

/// The `values` of a switch while they are read.
private struct ValuesDraft: Draft {
  var toggle: Toggle

  var noun: String { "the values of a switch" }

  var fieldNames: [String] { ["on", "off"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "on": toggle.onValue = value.valueText(field, into: &diagnostics) ?? toggle.onValue
    case "off": toggle.offValue = value.valueText(field, into: &diagnostics) ?? toggle.offValue
    default: return false
    }
    return true
  }
}
