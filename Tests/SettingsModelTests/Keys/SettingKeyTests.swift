import SettingsModel
import Testing

/// Keys with types, and what values say of themselves.
@Suite struct SettingKeyTests {
  enum Size: String, CaseIterable, OptionValue {
    case small, large
    var text: String { self == .small ? "Small" : "Large" }
  }

  enum Level: Int, CaseIterable, OptionValue { case low = 1, high = 10 }

  @Test func isItsName() {
    let key: SettingKey<Bool> = "wifi"
    #expect(key == SettingKey("wifi") && key.name == "wifi" && "\(key)" == "wifi")
  }

  @Test func rawValuesAreWhatIsSubmitted() {
    #expect(Size.allCases.map(\.optionValue) == ["small", "large"])
    #expect(Size.allCases.map(\.text) == ["Small", "Large"])
    #expect(Level.allCases.map(\.optionValue) == ["1", "10"])
    #expect(Level.allCases.map(\.text) == ["1", "10"])
    #expect(Size.small.secondaryText == nil && Size.small.icon == nil)
    #expect("en".optionValue == "en" && 7.optionValue == "7")
  }

  @Test func valuesAreFoundByWhatIsSubmitted() {
    #expect(Size(optionValue: "large") == .large)
    #expect(Size(optionValue: "Large") == nil && Size(optionValue: "") == nil)
    #expect(Level(optionValue: "10") == .high && Level(optionValue: "10.0") == nil)
  }

  /// Composed and decomposed letters are two values, though Swift takes them for equal strings.
  @Test func valuesAreComparedScalarByScalar() {
    enum Accent: String, CaseIterable, OptionValue { case composed = "\u{E9}" }
    #expect(Accent(optionValue: "\u{E9}") == .composed)
    #expect(Accent(optionValue: "e\u{301}") == nil)
  }

  @Test(arguments: [(2, "2"), (18.5, "18.5"), (0, "0"), (-0.25, "-0.25"), (0.1, "0.1"), (1e20, "1e+20")])
  func numbersAreSpelledShort(number: Double, spelling: String) {
    #expect(number.spelling == spelling)
  }

  @Test func wholeNumbersAreSpelledInDigits() {
    #expect(Int.max.spelling == "9223372036854775807" && (-5).spelling == "-5")
  }
}
