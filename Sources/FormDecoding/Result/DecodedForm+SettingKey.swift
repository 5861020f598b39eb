public import SettingsModel

// The types that a `SettingKey` can have. What the page has under the key is not known to the compiler, so that a value of
// another type is absent.
extension DecodedForm {
  /// Whether a switch is on.
  public subscript(key: SettingKey<Bool>) -> Bool? { isOn(key.name) }

  /// A text, date, time, color, or the value of a choice.
  public subscript(key: SettingKey<String>) -> String? { string(key.name) }

  /// A number; `nil` where the field is empty.
  public subscript(key: SettingKey<Double>) -> Double? { number(key.name) }

  /// A whole number, however it was spelled; `nil` where the field is empty and where the number has a fraction.
  public subscript(key: SettingKey<Int>) -> Int? {
    guard case .number(let text) = value(key.name) else { return nil }
    return Int(text) ?? Double(text).flatMap(Int.init(exactly:))
  }

  /// The value that was chosen; `nil` where none was.
  public subscript<Value: OptionValue & CaseIterable>(key: SettingKey<Value>) -> Value? {
    string(key.name).flatMap(Value.init(optionValue:))
  }

  /// The values that were chosen of several, in the order of the page.
  public subscript<Value: OptionValue & CaseIterable>(key: SettingKey<[Value]>) -> [Value]? {
    strings(key.name).map { $0.compactMap(Value.init(optionValue:)) }
  }

  /// The values that were chosen of several, as they were submitted, in the order of the page.
  public subscript(key: SettingKey<[String]>) -> [String]? { strings(key.name) }
}
