import Localization
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("EN-us", "en-US"), ("ZH-hANT-tw", "zh-Hant-TW"), ("sl-IT-Nedis", "sl-IT-nedis"), ("es-419", "es-419"),
    ("zh-CMN-hans", "zh-cmn-Hans"), ("de-DE-U-CO-phonebk", "de-DE-u-co-phonebk"), ("X-Whatever", "x-whatever"),
    ("I-Klingon", "i-klingon"), ("de-ch-X-Phonebk", "de-CH-x-phonebk"), ("sl-1994", "sl-1994"),
  ])
  func hasACanonicalSpelling(_ spelling: String, _ canonical: String) throws {
    #expect(try #require(LanguageTag(spelling)).description == canonical)
  }

  @Test(arguments: [
    "", "-", "en-", "-en", "e", "en_US", "en US", "en--US", "123", "en-US-GB", "de-419-DE", "de-u", "x-", "x",
    "abcdefghi", "en-x", "en-a", "中文", "en-ß", "*", "abcd-abc",
  ])
  func refusesWhatIsNotWellFormed(_ spelling: String) {
    #expect(LanguageTag(spelling) == nil)
  }

  @Test(arguments: [
    ("en", nil), ("qaa-Qaaa-QM", nil), ("zh-yue", nil), ("i-klingon", nil), ("english", "english"), ("eng", "eng"),
    ("en-Abcd", "Abcd"), ("en-EN", "EN"), ("en-hello", "hello"), ("zh-bbb", "bbb"), ("sl-rozaj-rozaj", "rozaj"),
    ("en-u-ca-gregory-u-co-phonebk", "u"),
  ])
  func knowsTheRegistry(_ spelling: String, _ invalid: String?) throws {
    let tag = try #require(LanguageTag(spelling))
    #expect(tag.invalidSubtag == invalid)
    #expect(tag.isValid == (invalid == nil))
  }

  @Test(arguments: [
    ("en", TextDirection.leftToRight), ("ar", .rightToLeft), ("he-IL", .rightToLeft), ("ar-Latn", .leftToRight),
    ("uz", .leftToRight), ("uz-AF", .rightToLeft), ("pa-Arab", .rightToLeft), ("ckb", .rightToLeft),
    ("az-Latn-IR", .leftToRight), ("iw", .rightToLeft), ("x-ar", .leftToRight),
  ])
  func knowsTheDirection(_ spelling: String, _ direction: TextDirection) throws {
    #expect(try #require(LanguageTag(spelling)).direction == direction)
  }
}
