/// The name of a language as BCP 47 (RFC 5646) spells it: `en`, `zh-Hant-TW`, `sr-Latn`.
///
/// ```swift
/// let tag = LanguageTag("AR-eg")
/// tag?.description  // "ar-EG"
/// tag?.direction    // .rightToLeft
/// tag?.isValid      // true: every subtag is registered
/// LanguageTag("en_US")  // nil: not well-formed
/// ```
///
/// A tag can be made of every well-formed spelling; ``isValid`` says whether its parts are registered.
public struct LanguageTag: Hashable, Sendable {
  /// The language itself in lower case: `zh`.
  ///
  /// Empty for tags that consist of private use or are older than subtags.
  public internal(set) var language = ""

  /// Languages that narrow the first, in lower case: `yue` in `zh-yue`.
  public internal(set) var extendedLanguages: [String] = []

  /// The script in title case: `Hant`.
  public internal(set) var script: String?

  /// The region in upper case, or three digits: `TW`, `419`.
  public internal(set) var region: String?

  /// Variants in lower case: `nedis`.
  public internal(set) var variants: [String] = []

  /// Extensions in lower case, each with its singleton first: `u-co-phonebk`.
  public internal(set) var extensions: [String] = []

  /// What follows `x`, in lower case.
  public internal(set) var privateUse: [String] = []

  /// The whole tag in lower case, for the few that are older than subtags: `i-klingon`.
  public internal(set) var grandfathered: String?

  /// Reads a spelling in any case; `nil` when it is not well-formed.
  public init?(_ spelling: String) {
    guard var parser = LanguageTagParser(spelling), let tag = parser.parse() else { return nil }
    self = tag
  }

  init() {}
}

extension LanguageTag: CustomStringConvertible {
  /// The tag in its canonical case: language in lower, script in title and region in upper case.
  public var description: String {
    if let grandfathered { return grandfathered }
    var parts: [String] = language.isEmpty ? [] : [language]
    parts += extendedLanguages
    if let script { parts.append(script) }
    if let region { parts.append(region) }
    parts += variants
    parts += extensions
    if !privateUse.isEmpty { parts += ["x"] + privateUse }
    return parts.joined(separator: "-")
  }
}
