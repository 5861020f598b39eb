/// What a `switch` row has of its own.
public struct Toggle: Hashable, Sendable {
  /// Whether it is on at first.
  public var isOn: Bool

  /// What is submitted when it is on.
  public var onValue: String

  /// What is submitted when it is off.
  public var offValue: String

  /// Creates a switch.
  public init(isOn: Bool, onValue: String = "on", offValue: String = "off") {
    self.isOn = isOn
    self.onValue = onValue
    self.offValue = offValue
  }
}
