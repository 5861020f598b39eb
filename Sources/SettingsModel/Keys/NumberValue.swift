/// A Swift number that a row for numbers can hold: `Int` or `Double`.
public protocol NumberValue: Comparable, Sendable {
  /// The number as the page format spells it.
  var spelling: String { get }
}

extension Int: NumberValue {
  /// The number in decimal digits.
  public var spelling: String { String(self) }
}

extension Double: NumberValue {
  /// The shortest decimal number that is this one; whole numbers have no fraction.
  public var spelling: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
