/// A part that a flag of the site can leave out: a section, a row, an option, an entry of a menu.
public protocol ConditionalPart: SettingsPart {
  /// Whether it is part of the site at all.
  var condition: Condition? { get set }
}

extension ConditionalPart {
  /// A copy that is part of the site only if a flag is on, or off: `"beta"`, `"!beta"`.
  ///
  /// What Swift knows when the page is made needs no flag: a plain `if` leaves parts out as well.
  public func present(if condition: Condition) -> Self {
    with(\.condition, condition)
  }
}

extension Condition: ExpressibleByStringLiteral {
  /// Reads `"flag"` or `"!flag"`.
  public init(stringLiteral spelling: String) {
    self.init(spelling: spelling)
  }
}

extension Section: ConditionalPart {}
extension Row: ConditionalPart {}
extension Selection.Option: ConditionalPart {}
extension SelectField.Group: ConditionalPart {}
extension SelectField.Option: ConditionalPart {}
