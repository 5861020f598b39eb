import Diagnostics
import PropertyListSource

/// One element of a pane: a dictionary of which the fields that were made use of are ticked off.
struct Specifier {
  private let dictionary: PropertyListDictionary
  private var taken: Set<String> = ["Type"]

  /// Where it begins in its source.
  let offset: Int

  init?(_ value: PropertyListValue) {
    guard let dictionary = value.dictionary else { return nil }
    self.dictionary = dictionary
    offset = value.offset
  }

  /// The kind: `PSToggleSwitchSpecifier`; empty when there is none.
  var type: String { dictionary["Type"]?.string ?? "" }

  /// The key that it asks for; `nil` when it has none.
  var key: String? {
    guard let key = dictionary["Key"]?.string, !key.isEmpty else { return nil }
    return key
  }

  /// What it is called in messages: its key, or else its title.
  var name: String { key ?? dictionary["Title"]?.string ?? type }

  /// The value of a field, which is ticked off.
  mutating func take(_ field: String) -> PropertyListValue? {
    taken.insert(field)
    return dictionary[field]
  }

  /// The place of a field's value in the source, or of the specifier where the field is missing.
  func offset(of field: String) -> Int {
    dictionary[field]?.offset ?? offset
  }

  /// The fields that were not made use of.
  var dropped: [PropertyListDictionary.Entry] {
    dictionary.entries.filter { !taken.contains($0.key) }
  }
}

extension PropertyListValue {
  /// The value as a form submits it; `nil` for what is no text.
  var submitted: String? {
    switch content {
    case .string(let text), .date(let text), .integer(let text): text
    case .real(let text): Self.plain(text)
    case .boolean(let flag): flag ? "true" : "false"
    case .data, .array, .dictionary: nil
    }
  }

  /// A real that is whole has no fraction, however it was stored.
  private static func plain(_ spelling: String) -> String {
    guard let number = Double(spelling), let whole = Int64(exactly: number) else { return spelling }
    return String(whole)
  }

  /// Whether two values are equal as Apple compares them: numbers by their value, `true` as 1, never with strings.
  func isEqual(_ other: PropertyListValue) -> Bool {
    if let string, let other = other.string { return string.utf8.elementsEqual(other.utf8) }
    if let first = numeric, let second = other.numeric { return first == second }
    return false
  }

  private var numeric: Double? { number ?? boolean.map { $0 ? 1 : 0 } }
}
