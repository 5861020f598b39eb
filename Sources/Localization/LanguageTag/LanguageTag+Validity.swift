extension LanguageTag {
  /// Whether a spelling is surely right: two small letters that name a registered language, as most tags are.
  package static func isPlainLanguage(_ spelling: String) -> Bool {
    spelling.utf8.count == 2 && RegisteredLanguages.twoLetters.hasWord(spelling)
  }

  /// Whether every subtag is registered and none stands twice.
  public var isValid: Bool { invalidSubtag == nil }

  /// Whether the tag begins with a registered language of two or three letters, as pages and texts need it.
  ///
  /// Private use and tags older than subtags have none.
  public var hasRegisteredLanguage: Bool { Self.isRegistered(language: language) }

  /// The first subtag that is not registered or stands twice, in the spelling of ``description``.
  public var invalidSubtag: String? {
    if grandfathered != nil || language.isEmpty { return nil }
    guard hasRegisteredLanguage else { return language }
    for extended in extendedLanguages where !RegisteredSubtags.extendedLanguages.hasGroupedWord(extended) {
      return extended
    }
    if let script, !Self.isRegistered(script: script.lowercased()) { return script }
    if let region, !Self.isRegistered(region: region.lowercased()) { return region }
    var seen: Set<String> = []
    for variant in variants {
      guard RegisteredSubtags.variants.hasWord(variant), seen.insert(variant).inserted else { return variant }
    }
    for singleton in extensions.map({ String($0.prefix(1)) }) where !seen.insert(singleton).inserted {
      return singleton
    }
    return nil
  }

  private static func isRegistered(language: String) -> Bool {
    switch language.utf8.count {
    case 2: RegisteredLanguages.twoLetters.hasWord(language)
    case 3: "qaa"..."qtz" ~= language || RegisteredLanguages.threeLetters.hasGroupedWord(language)
    default: false
    }
  }

  private static func isRegistered(script: String) -> Bool {
    "qaaa"..."qabx" ~= script || RegisteredSubtags.scripts.hasWord(script)
  }

  private static func isRegistered(region: String) -> Bool {
    "qm"..."qz" ~= region || "xa"..."xz" ~= region || RegisteredSubtags.regions.hasWord(region)
  }
}
