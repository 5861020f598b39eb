import Testing

@testable import SettingsModel

/// The quick judgement of texts never disagrees with the slow one.
@Suite struct PlainTextTests {
  /// Alone, and where quick looks at eight bytes may pass over it: before, between and behind others.
  @Test(arguments: Array(0..<16) + [0x1D1, 0xE00, 0xE01])
  func findsNothingPlainThatIsNot(_ part: UInt32) {
    // The first plane, and what cannot be seen of others.
    let size: UInt32 = part < 16 ? 0x1000 : 0x100
    for value in part * size..<(part + 1) * size {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      for text in [text, "  " + text, "Settings" + text + " of"] where PlainText.isPlain(text) {
        #expect(TextFlaws(text).isFlawless, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    "a", "Wi-Fi", "Search and notifications", "Über", "Ελληνικά", "Настройки", "שפה", "العربية", "ภาษา", "ひらがな",
    "日本語", "한국어", "“Quoted”, it’s said", " a",
  ])
  func findsTextsOfMostScriptsPlain(_ text: String) {
    #expect(PlainText.isPlain(text) == !text.hasPrefix("“"))
    #expect(TextFlaws(text).isFlawless)
  }

  @Test(arguments: 0..<24)
  func findsCarriageReturnsEverywhere(_ position: Int) {
    let spaces = String(repeating: "é", count: position)
    #expect(PlainText.hasCarriageReturn(spaces + "\r"))
    #expect(PlainText.hasCarriageReturn("\r" + spaces))
    #expect(!PlainText.hasCarriageReturn(spaces + "\n"))
  }
}
