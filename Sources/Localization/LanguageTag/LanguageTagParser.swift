/// Takes a language tag apart by the grammar of RFC 5646.
struct LanguageTagParser {
  private let subtags: [String]
  private var index = 0

  /// Splits a spelling; `nil` when a part is empty, longer than 8 or holds anything but ASCII letters and digits.
  init?(_ spelling: String) {
    var subtags: [String] = []
    for part in spelling.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) {
      guard 1...8 ~= part.count, part.allSatisfy(\.isLetterOrDigit) else { return nil }
      subtags.append(String(decoding: part.map(\.lowercase), as: UTF8.self))
    }
    self.subtags = subtags
  }

  /// The tag; `nil` when its parts do not follow one another as they must.
  mutating func parse() -> LanguageTag? {
    var tag = LanguageTag()
    let whole = subtags.joined(separator: "-")
    if RegisteredSubtags.grandfathered.hasWord(whole) {
      tag.grandfathered = whole
      return tag
    }
    if subtags.first != "x" {
      guard takeLanguage(into: &tag) else { return nil }
      tag.script = take { $0.count == 4 && $0.allSatisfy(\.isLetter) }.map(Self.titleCase)
      tag.region = take { $0.isRegion }.map(Self.upperCase)
      while let variant = take({ $0.isVariant }) { tag.variants.append(variant) }
      while let singleton = take({ $0.count == 1 && $0.first != UInt8(ascii: "x") }) {
        guard takeExtension(singleton, into: &tag) else { return nil }
      }
    }
    guard index < subtags.count else { return tag }
    guard take({ $0.count == 1 }) == "x", index < subtags.count else { return nil }
    tag.privateUse = Array(subtags[index...])
    return tag
  }

  private mutating func takeLanguage(into tag: inout LanguageTag) -> Bool {
    guard let language = take({ 2...8 ~= $0.count && $0.allSatisfy(\.isLetter) }) else { return false }
    tag.language = language
    guard language.utf8.count <= 3 else { return true }
    while tag.extendedLanguages.count < 3, let extended = take({ $0.count == 3 && $0.allSatisfy(\.isLetter) }) {
      tag.extendedLanguages.append(extended)
    }
    return true
  }

  private mutating func takeExtension(_ singleton: String, into tag: inout LanguageTag) -> Bool {
    var parts = [singleton]
    while let part = take({ $0.count >= 2 }) { parts.append(part) }
    guard parts.count > 1 else { return false }
    tag.extensions.append(parts.joined(separator: "-"))
    return true
  }

  /// The next subtag, if it is as asked for.
  private mutating func take(_ isWanted: (String.UTF8View) -> Bool) -> String? {
    guard index < subtags.count, isWanted(subtags[index].utf8) else { return nil }
    defer { index += 1 }
    return subtags[index]
  }

  private static func upperCase(_ subtag: String) -> String {
    String(decoding: subtag.utf8.map(\.uppercase), as: UTF8.self)
  }

  private static func titleCase(_ subtag: String) -> String {
    String(decoding: subtag.utf8.prefix(1).map(\.uppercase) + subtag.utf8.dropFirst(), as: UTF8.self)
  }
}

extension String.UTF8View {
  fileprivate var isRegion: Bool {
    count == 2 && allSatisfy(\.isLetter) || count == 3 && allSatisfy(\.isDigit)
  }

  fileprivate var isVariant: Bool {
    count >= 5 || count == 4 && first?.isDigit == true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  fileprivate var isLetterOrDigit: Bool { isDigit || isLetter }
  fileprivate var lowercase: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }
  fileprivate var uppercase: UInt8 { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self ? self & ~0x20 : self }
}
