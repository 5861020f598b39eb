/// A part that can wait for a setting of the same page to have a value: a section or a row.
public protocol DependentPart: SettingsPart {
  /// The setting on which it depends.
  var dependency: Dependency? { get set }
}

extension DependentPart {
  /// A copy that is shown only if a switch is on, or off.
  public func onlyIf(_ key: SettingKey<Bool>, is isOn: Bool = true) -> Self {
    with(\.dependency, Dependency(key: key.name, .isOn(isOn)))
  }

  /// A copy that is shown only if a value is chosen, of which one can be.
  public func onlyIf<Value: OptionValue>(_ key: SettingKey<Value>, is value: Value) -> Self {
    with(\.dependency, Dependency(key: key.name, .has(value.optionValue)))
  }

  /// A copy that is shown only if a value is among those that are chosen.
  public func onlyIf<Value: OptionValue>(_ key: SettingKey<[Value]>, contains value: Value) -> Self {
    with(\.dependency, Dependency(key: key.name, .has(value.optionValue)))
  }
}

extension Section: DependentPart {}
extension Row: DependentPart {}
