/// What identifies a section in an app's own terms, with the title that people read: often an enum of strings.
///
/// ```swift
/// enum Picker: String, SectionKey {
///   case number, letters
///
///   var title: String {
///     switch self {
///     case .number: "Pick a number"
///     case .letters: "Pick some letters"
///     }
///   }
/// }
/// ```
public protocol SectionKey: Hashable, Sendable {
  /// The name under which the section's choice is submitted.
  var key: String { get }

  /// What stands above the section.
  var title: String { get }

  /// What stands below the section.
  var footer: String? { get }
}

extension SectionKey {
  /// None.
  public var footer: String? { nil }
}

extension SectionKey where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var key: String { rawValue }
}

/// A section to choose from, known by a key of the app's own: values, and which of them are chosen.
///
/// ```swift
/// var letters = SectionData(key: Picker.letters, options: SelectionOptions(selectedValues: [Letter.a, .c]))
/// letters.options.toggle(.b)
///
/// Page("selection", title: "Numbers and letters") {
///   SectionData(key: Picker.number, values: Number.allCases)
///   letters
/// }
/// ```
public struct SectionData<Key: SectionKey, Value: OptionValue>: Hashable, Sendable {
  /// What identifies the section.
  public var key: Key

  /// The values with their state.
  public var options: SelectionOptions<Value>

  /// Creates a section from values with their state.
  public init(key: Key, options: SelectionOptions<Value>) {
    self.key = key
    self.options = options
  }

  /// Creates a section of which one value can be chosen, and none is.
  public init(key: Key, values: [Value]) {
    self.init(key: key, options: SelectionOptions(values))
  }

  /// The values to choose from, in order.
  public var values: [Value] { options.values }
}

extension SectionData: Identifiable {
  /// The key.
  public var id: Key { key }
}

extension SectionData: SectionRepresentable {
  /// The section under the key's title.
  public var section: Section? {
    Section(key.title, key: key.key, options: options, footer: key.footer)
  }
}
