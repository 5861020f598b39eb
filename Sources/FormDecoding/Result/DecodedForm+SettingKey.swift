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

  /// The value that was chosen, of values that only the program knows; `nil` where none was.
  ///
  /// ```swift
  /// form[Keys.server, among: servers]
  /// ```
  public subscript<Value: OptionValue>(key: SettingKey<Value>, among values: [Value]) -> Value? {
    string(key.name).flatMap { chosen in values.first { $0.optionValue.hasSameScalars(as: chosen) } }
  }

  /// The values that were chosen of several, of values that only the program knows, in the order of the page.
  public subscript<Value: OptionValue>(key: SettingKey<[Value]>, among values: [Value]) -> [Value]? {
    chosen(key, among: values)
  }

  /// The values that were chosen of a tree, at whichever level, in the order of the page.
  ///
  /// ```swift
  /// Section("Topics", key: Keys.topics, selected: []) {
  ///   Selection.Option.tree(of: topics, children: \.subcategories)
  /// }
  /// form[Keys.topics, among: topics, children: \.subcategories]
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key of the section.
  ///   - values: The values of the highest level.
  ///   - children: The values below a value.
  public subscript<Value: OptionValue>(
    key: SettingKey<[Value]>,
    among values: [Value],
    children children: KeyPath<Value, [Value]>
  ) -> [Value]? {
    var all: [Value] = []
    var level = values
    // As deep as a page shows them, so that values which hold one another come to an end.
    for _ in 0..<TreeRules.maximumDepth where !level.isEmpty {
      all += level
      level = level.flatMap { $0[keyPath: children] }
    }
    return chosen(key, among: all)
  }

  private func chosen<Value: OptionValue>(_ key: SettingKey<[Value]>, among values: [Value]) -> [Value]? {
    guard let chosen = strings(key.name) else { return nil }
    let known = Dictionary(values.map { (ExactText($0.optionValue), $0) }, uniquingKeysWith: { first, _ in first })
    return chosen.compactMap { known[ExactText($0)] }
  }
}
