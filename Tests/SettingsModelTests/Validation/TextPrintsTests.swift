import Testing

@testable import SettingsModel

@Suite struct TextPrintsTests {
  /// Few texts are compared with one another, many are sorted.
  @Test(arguments: [2, 24, 25, 300])
  func seesThatATextStandsTwice(_ count: Int) {
    for stem in ["", "a", "value-", "a longer value with the number "] {
      var prints = TextPrints()
      for number in 0..<count { prints.add("\(stem)\(number)") }
      let repeatsAtFirst = prints.mayRepeat()
      prints.add("\(stem)\(count / 2)")
      let repeatsThen = prints.mayRepeat()
      prints.removeAll()
      let repeatsAtLast = prints.mayRepeat()
      #expect([repeatsAtFirst, repeatsThen, repeatsAtLast] == [false, true, false], "\(stem)")
    }
  }

  @Test func takesCapitalsForSmallLetters() {
    #expect(TextPrints.printWithoutCase(of: "Wi-Fi_2.4") == TextPrints.printWithoutCase(of: "wI-fI_2.4"))
    #expect(TextPrints.printWithoutCase(of: "wifi1") != TextPrints.printWithoutCase(of: "wifi2"))
  }
}
