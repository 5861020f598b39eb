/// Whether a section, row or option is part of the site: the name of a flag, or `!` and a name.
public struct Condition: Hashable, Sendable {
  /// The flag of `site.json` that decides.
  public var flag: String

  /// Whether the part is there when the flag is off.
  public var isNegated: Bool

  /// Creates a condition.
  public init(flag: String, isNegated: Bool = false) {
    self.flag = flag
    self.isNegated = isNegated
  }

  /// Reads `"flag"` or `"!flag"`.
  public init(spelling: String) {
    isNegated = spelling.utf8.first == UInt8(ascii: "!")
    flag = isNegated ? String(spelling.dropFirst()) : spelling
  }

  /// Whether the condition holds for a flag's value.
  public func holds(for value: Bool) -> Bool {
    value != isNegated
  }
}
