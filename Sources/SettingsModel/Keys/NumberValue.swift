/// A Swift number that a row for numbers can hold: `Int` or `Double`.
public protocol NumberValue: Comparable, Sendable {
  /// The number as the page format spells it.
  var spelling: String { get }

  /// The distance between accepted numbers of a row that gives none, as the page format spells it: 1 for whole numbers;
  /// `nil` where any number is accepted.
  static var defaultStep: String? { get }
}

extension NumberValue {
  /// Any number is accepted.
  public static var defaultStep: String? { nil }
}

extension Int: NumberValue {
  /// 1, so that what comes back is a whole number.
  public static var defaultStep: String? { "1" }

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
