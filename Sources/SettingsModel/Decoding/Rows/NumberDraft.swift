import Diagnostics
@_spi(Borrowing) import JSONSource

/// A `number` or `range` while it is read.
struct NumberDraft: RowContentDraft {
  let kind: String
  private var number = NumberField(value: nil)

  init(kind: String) {
    self.kind = kind
  }

  var fieldNames: [String] {
    let names = ["value", "minimum", "maximum", "step", "unit"]
    return kind == "range" ? names : names + ["spinner", "required"]
  }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "value": number.value = Self.number(value, field, into: &diagnostics)
    case "minimum": number.minimum = Self.number(value, field, into: &diagnostics)
    case "maximum": number.maximum = Self.number(value, field, into: &diagnostics)
    case "step": number.step = Self.number(value, field, into: &diagnostics)
    case "unit": number.unit = value.text(field, into: &diagnostics)
    case "spinner" where kind == "number": number.hasSpinner = value.flag(field, into: &diagnostics) ?? false
    case "required" where kind == "number": number.isRequired = value.flag(field, into: &diagnostics) ?? false
    default: return false
    }
    return true
  }

  /// A number, or a string that holds one; an empty string means the same as leaving the field out.
  private static func number(
    _ value: BorrowedJSON,
    _ field: JSONWord,
    into diagnostics: inout DiagnosticCollector
  ) -> String? {
    if let number = value.number { return number }
    if let string = value.string { return string.isEmpty ? nil : string }
    value.reportType(field, "a number", fix: "Write it like 10, -2.5 or 1e6.", into: &diagnostics)
    return nil
  }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    kind == "range" ? .range(number) : .number(number)
  }
}
