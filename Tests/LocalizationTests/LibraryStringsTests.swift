import Testing

@testable import Localization

@Suite struct LibraryStringsTests {
  @Test(arguments: LibraryStrings.languages)
  func everyLanguageHasEveryText(_ language: String) {
    let strings = LibraryStrings(language: language)
    #expect(strings.language == language)
    for string in LibraryString.allCases {
      let text = strings[string]
      #expect(!text.isEmpty, "\(string)")
      let names = text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "}" })
      }
      #expect(names.sorted() == string.placeholders.sorted(), "\(string)")
    }
    #expect(LibraryStrings.texts(in: language).count == LibraryString.allCases.count)
  }

  @Test(arguments: [
    ("en-GB", "en"), ("ru-RU", "ru"), ("iw", "he"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hant", "en"),
    ("zh-TW", "en"), ("zh-yue", "en"), ("pl", "en"), ("ru-Latn", "en"), ("no language", "en"),
  ])
  func fallsBack(_ asked: String, _ given: String) {
    #expect(LibraryStrings(language: asked).language == given)
  }

  @Test func fillsPlaceholders() {
    let strings = LibraryStrings(language: "en")
    #expect(strings.text(.fromMinimumToMaximum, ["minimum": "1", "maximum": "9 %"]) == "From 1 to 9 %")
    #expect(strings.text(.onlyIfOn, ["title": "{title} {"]) == "Only if {title} { is on")
    #expect(strings.text(.selectedOfCount, ["selected": "1"]) == "1 of {count} selected")
  }

  @Test func takesReplacements() {
    let strings = LibraryStrings(language: "de", replacements: ["save": "Sichern", "unknown": "x"])
    #expect(strings[.save] == "Sichern")
    #expect(strings[.off] == "Aus")
  }
}
