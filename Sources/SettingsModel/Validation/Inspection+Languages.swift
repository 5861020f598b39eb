import Localization

extension Inspection {
  /// A language: a tag that begins with a registered language.
  @inline(__always)
  mutating func checkLanguage(_ language: String?, at place: @autoclosure () -> Place) {
    guard let language else { return }
    judgeLanguage(language, at: place)
  }

  @inline(never)
  private mutating func judgeLanguage(_ language: String, at place: () -> Place) {
    guard !LanguageTag.isPlainLanguage(language), !rightLanguages.contains(language) else { return }
    guard let tag = LanguageTag(language) else {
      return error(
        .invalidLanguage,
        "\"\(language)\" is no language tag",
        at: place(),
        fix: LanguageRules.suggestion(for: language)
      )
    }
    if let subtag = tag.invalidSubtag {
      return error(
        .invalidLanguage,
        "\"\(language)\" is no language tag: \"\(subtag)\" is not registered or stands twice",
        at: place(),
        fix: LanguageRules.form
      )
    }
    guard tag.hasRegisteredLanguage else {
      return error(
        .invalidLanguage,
        "\"\(language)\" does not begin with a registered language",
        at: place(),
        fix: LanguageRules.form
      )
    }
    rightLanguages.insert(language)
  }

  /// The library has words of its own in the languages of a site and its pages, or the site has them all.
  mutating func checkWords(of site: Site) {
    let missing = LibraryString.allCases.filter { site.strings[$0.rawValue] == nil }
    guard let example = missing.first else { return }
    var known: Set<String> = []
    let languages =
      [(site.language, Place.field("language", site.origin))]
      + site.pages.compactMap { page in page.language.map { ($0, Place.field("language", page.origin)) } }
    for (language, place) in languages where known.insert(language.lowercased()).inserted {
      guard let tag = LanguageTag(language), tag.isValid, tag.hasRegisteredLanguage, !LibraryStrings.speaks(language)
      else { continue }
      warning(
        .missingWords,
        "the library's own words, such as \"\(LibraryStrings(language: "en")[example])\", are not there in "
          + "\"\(language)\" and stay English",
        at: place,
        fix: "Translate them \(place.wayOut("under \"strings\" in site.json", inCode: "in the site's \"strings\""));"
          + " \(missing.count) are missing, such as "
          + "\"\(example.rawValue)\". The library speaks \(LibraryStrings.languages.listing)."
      )
    }
  }
}

private enum LanguageRules {
  static let form = "Write a language like \"en\", \"pt-BR\" or \"zh-Hant\"."

  /// Underscores instead of hyphens are the usual mistake.
  static func suggestion(for language: String) -> String {
    let bytes = language.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    guard let tag = LanguageTag(String(decoding: bytes, as: UTF8.self)), tag.isValid else { return form }
    return "Did you mean \"\(tag)\"?"
  }
}
