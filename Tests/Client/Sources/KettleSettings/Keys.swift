import Fieldset
import Foundation

/// The settings of the kettle by name, with the types of their values.
public enum Keys {
  /// Whether boiled water is kept hot.
  public static let keepsWarm: SettingKey<Bool> = "keep-warm"

  /// How hot the water becomes, in degrees Celsius.
  public static let temperature: SettingKey<Int> = "temperature"

  /// What the water is for.
  public static let tea: SettingKey<Tea> = "tea"

  /// When the kettle starts by itself.
  public static let days: SettingKey<[Day]> = "days"
}

/// What the water is for.
public enum Tea: String, CaseIterable, OptionValue, Sendable {
  case green, oolong, black

  /// The name.
  public var text: String { rawValue.capitalized }

  /// What stands below the name.
  public var secondaryText: String? { self == .green ? "Gentle water" : nil }
}

/// A day on which the kettle can start by itself.
public enum Day: String, CaseIterable, OptionValue, Sendable {
  case monday, tuesday, wednesday

  /// The name.
  public var text: String { rawValue.capitalized }
}
