import Diagnostics
@_spi(Borrowing) import JSONSource

extension Condition {
  /// Decodes an `if`: the name of a flag, or `!` and a name.
  static func decode(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Condition? {
    value.text("if", into: &diagnostics).map(Condition.init(spelling:))
  }
}
