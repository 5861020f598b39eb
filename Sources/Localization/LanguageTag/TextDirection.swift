/// The direction in which a language is written.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// As Latin is; the spelling is that of HTML's `dir` attribute.
  case leftToRight = "ltr"
  /// As Arabic is; the spelling is that of HTML's `dir` attribute.
  case rightToLeft = "rtl"
}

extension LanguageTag {
  /// The direction of the tag's script; without a script, of the one that the language is likely written in.
  public var direction: TextDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  private var isRightToLeft: Bool {
    if let script { return RightToLeft.scripts.hasWord(script.lowercased()) }
    // `zh-yue` is `yue`: the last language is the narrowest.
    let language = extendedLanguages.last ?? language
    let isMostly =
      language.utf8.count == 2
      ? RightToLeft.twoLetterLanguages.hasWord(language)
      : RightToLeft.threeLetterLanguages.hasGroupedWord(language)
    guard let region else { return isMostly }
    let regional = "\(language)-\(region.lowercased())"
    return isMostly
      ? !RightToLeft.exceptionsByRegion.hasWord(regional) : RightToLeft.languagesByRegion.hasWord(regional)
  }
}
