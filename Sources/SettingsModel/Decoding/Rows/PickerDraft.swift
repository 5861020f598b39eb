import Diagnostics
@_spi(Borrowing) import JSONSource

/// A `date`, `time` or `color` while it is read.
struct PickerDraft: RowContentDraft {
  let kind: String
  private var value: String?

  init(kind: String) {
    self.kind = kind
  }

  var fieldNames: [String] { ["value"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    guard case "value" = field else { return false }
    self.value = value.text(field, into: &diagnostics) ?? unsaid
    return true
  }

  /// A value that is right, for a missing or wrong one.
  private var unsaid: String { kind == "color" ? "#000000" : "" }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    if kind == "color", value == nil {
      diagnostics.missingField(
        "value",
        in: noun,
        at: object,
        fix: "Add the colour at first, like \"value\": \"#0a84ff\"."
      )
    }
    let value = value ?? unsaid
    return switch kind {
    case "date": .date(value)
    case "time": .time(value)
    default: .color(value)
    }
  }
}
