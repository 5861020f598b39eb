/// The values that a form submitted, all of them found right.
///
/// ```swift
/// form.isOn("wifi")          // true
/// form.string("lang")        // "en"
/// form.strings("letters")    // ["a", "c"]
/// form.number("volume")      // 7.5
/// form[Keys.wifi]            // true, where `Keys.wifi` is a `SettingKey<Bool>`
/// ```
public struct DecodedForm: Hashable, Sendable {
  /// What was submitted under a key.
  public enum Value: Hashable, Sendable {
    /// A text, the value of a choice, a date, a time, a color, or that of the button that was pressed.
    case text(String)
    /// A number as it was spelled, or `""`.
    case number(String)
    /// A switch, with the value that it submits in this state.
    case toggle(isOn: Bool, String)
    /// The values of a choice of several, in the order of the page.
    case texts([String])
  }

  /// The keys that were submitted, in the order of the page.
  ///
  /// Those of choices that nobody made are not among them, and of buttons at most one is.
  public internal(set) var keys: [String] = []

  /// The button that was pressed, when it has a key.
  public internal(set) var pressedButton: String?

  private var values: [String: Value] = [:]

  init() {}

  /// What was submitted under a key.
  public func value(_ key: String) -> Value? { values[key] }

  /// A value as it was submitted; `nil` for choices of several and those that nobody made.
  public func string(_ key: String) -> String? {
    switch values[key] {
    case .text(let text), .number(let text), .toggle(_, let text): text
    case .texts, nil: nil
    }
  }

  /// The values of a choice of several, in the order of the page.
  public func strings(_ key: String) -> [String]? {
    guard case .texts(let texts) = values[key] else { return nil }
    return texts
  }

  /// Whether a switch is on; `nil` where there is no switch.
  public func isOn(_ key: String) -> Bool? {
    guard case .toggle(let isOn, _) = values[key] else { return nil }
    return isOn
  }

  /// A number; `nil` where the field is empty and where there is no number.
  public func number(_ key: String) -> Double? {
    guard case .number(let text) = values[key] else { return nil }
    return Double(text)
  }

  mutating func append(_ key: String, _ value: Value) {
    keys.append(key)
    values[key] = value
  }
}
