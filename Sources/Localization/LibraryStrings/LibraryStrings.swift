/// The library's own words in one language, with an author's replacements.
///
/// ```swift
/// let strings = LibraryStrings(language: "de", replacements: ["save": "Sichern"])
/// strings[.save]                                                         // "Sichern"
/// strings.text(.fromMinimumToMaximum, ["minimum": "1", "maximum": "9"])  // "Von 1 bis 9"
/// ```
///
/// A language without words of its own speaks English.
public struct LibraryStrings: Sendable {
  /// The language that the words are in: the one asked for, a wider one, or `en`.
  public let language: String

  /// The words, found one by one: a dictionary would be made anew in each run of a program that needs a few of them.
  private let texts: KeyValuePairs<LibraryString, String>
  private let replacements: [(string: LibraryString, text: String)]

  /// The words of a language.
  ///
  /// - Parameters:
  ///   - language: A language tag; one that is not well-formed counts as English.
  ///   - replacements: Texts by the identifier of a ``LibraryString``; other identifiers are passed over.
  public init(language: String, replacements: [String: String] = [:]) {
    self.language = Self.nearestLanguage(to: language)
    texts = Self.texts(in: self.language)
    self.replacements = replacements.compactMap { identifier, text in
      LibraryString(rawValue: identifier).map { ($0, text) }
    }
  }

  /// A text, its placeholders unfilled.
  public subscript(string: LibraryString) -> String {
    replacements.first { $0.string == string }?.text ?? texts.first { $0.key == string }?.value ?? ""
  }

  /// A text with its placeholders filled.
  public func text(_ string: LibraryString, _ values: KeyValuePairs<String, String>) -> String {
    var result = ""
    var rest = self[string].utf8[...]
    // Values are not searched again, so that braces in a title stay what they are.
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = String(decoding: rest[rest.index(after: open)..<close], as: UTF8.self)
      let end = rest.index(after: close)
      result += String(decoding: rest[..<open], as: UTF8.self)
      result += values.first { $0.key == name }?.value ?? String(decoding: rest[open..<end], as: UTF8.self)
      rest = rest[end...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }
}

extension LibraryStrings {
  /// The languages that the library speaks.
  public static let languages = ["ar", "de", "en", "es", "fr", "he", "ja", "ru", "zh-Hans"]

  /// Whether the library has words of its own in a language, or in the wider one that it belongs to.
  public static func speaks(_ language: String) -> Bool {
    ownLanguage(for: language) != nil
  }

  private static func nearestLanguage(to spelling: String) -> String {
    ownLanguage(for: spelling) ?? "en"
  }

  private static func ownLanguage(for spelling: String) -> String? {
    guard let tag = LanguageTag(spelling) else { return nil }
    switch tag.language {
    // Chinese is two written languages; the traditional one is not among ours.
    case "zh": return isSimplified(tag) ? "zh-Hans" : nil
    case "iw": return "he"
    case let language:
      // A script of its own (`sr-Latn`, `ru-Latn`) makes it another written language.
      return languages.contains(language) && tag.script == nil ? language : nil
    }
  }

  private static func isSimplified(_ tag: LanguageTag) -> Bool {
    if let last = tag.extendedLanguages.last, last != "cmn" { return false }
    if let script = tag.script { return script == "Hans" }
    return !["TW", "HK", "MO"].contains(tag.region ?? "")
  }

  /// The words of one of the languages.
  static func texts(in language: String) -> KeyValuePairs<LibraryString, String> {
    switch language {
    case "ar": arabic
    case "de": german
    case "es": spanish
    case "fr": french
    case "he": hebrew
    case "ja": japanese
    case "ru": russian
    case "zh-Hans": simplifiedChinese
    default: english
    }
  }
}
