/// A part of the model that is described in code: a site, a page, a section, a row, an option, a header.
///
/// Initialisers take what most parts have. Everything else is set on a copy:
///
/// ```swift
/// Row.note("Только для чтения").with(\.language, "ru")
/// Section("Notes") { notes }.with(\.header, .custom("banner", fields: ["tint": "#ff9500"]))
/// ```
public protocol SettingsPart: Hashable, Sendable {}

extension SettingsPart {
  /// A copy of which one property has another value.
  public func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

extension Site: SettingsPart {}
extension Page: SettingsPart {}
extension Form: SettingsPart {}
extension HeaderFooter: SettingsPart {}
extension Section: SettingsPart {}
extension Row: SettingsPart {}
extension Selection.Option: SettingsPart {}
extension SelectField.Group: SettingsPart {}
extension SelectField.Option: SettingsPart {}
