/// What a row or section waits for: a setting of the same page that has a value.
///
/// The page says so in words, and hides the row while the setting has another value. Where a condition (`if`) leaves the
/// setting or the option out, the dependency is dropped, and the row is always shown.
public struct Dependency: Hashable, Sendable {
  /// What the setting must be.
  public enum Requirement: Hashable, Sendable {
    /// A switch that is on, or off.
    case isOn(Bool)
    /// A choice of this value; of several, this one among them.
    case has(String)
  }

  /// The key of the switch, selection or menu that decides.
  public var key: String

  /// What it must be.
  public var requirement: Requirement

  /// Where it was written.
  @Incidental public var origin: Origin?

  /// Creates a dependency.
  public init(key: String, _ requirement: Requirement, origin: Origin? = nil) {
    self.key = key
    self.requirement = requirement
    self.origin = origin
  }
}
