/// The key of a setting with the Swift type of its value, used where the setting is described and where it is read.
///
/// Say each key once, and a setting that is renamed or gets another type no longer compiles where it is used:
///
/// ```swift
/// enum Keys {
///   static let wifi: SettingKey<Bool> = "wifi"
///   static let theme: SettingKey<Theme> = "theme"          // one of Theme's cases
///   static let topics: SettingKey<[Topic]> = "topics"      // any number of Topic's cases
/// }
///
/// Row.toggle("Wi-Fi", key: Keys.wifi, isOn: true)
/// ```
///
/// Switches have the value `Bool`, texts, dates, times and colors `String`, numbers `Int` or `Double`, and choices an
/// ``OptionValue``, or an array of them where several can be chosen. Where no typed key is needed, a literal is one:
/// `Row.toggle("Wi-Fi", key: "wifi")`.
public struct SettingKey<Value: Sendable>: Hashable, Sendable {
  /// The name that the control submits under.
  public let name: String

  /// Creates a key of a name.
  public init(_ name: String) {
    self.name = name
  }
}

extension SettingKey: ExpressibleByStringLiteral {
  /// Creates a key of a name.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension SettingKey: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
