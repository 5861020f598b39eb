import Testing

@testable import SettingsModel

@Suite struct NumberFieldTests {
  /// Sliders send a number in one spelling, whatever the author's was.
  @Test(arguments: [
    ("1", "1"), ("1.0", "1"), ("1.50", "1.5"), (".5", "0.5"), ("-.5", "-0.5"), ("007", "7"), ("0", "0"), ("-0.0", "0"),
    ("100", "100"), ("-20.10", "-20.1"), ("0.05", "0.05"), ("1e3", "1e3"), ("2.50E-3", "2.50E-3"),
  ])
  func slidersSpellTheirValueAnew(value: String, expected: String) {
    #expect(NumberField(value: value).sliderValue == expected)
  }

  @Test func noValueHasNoSpelling() {
    #expect(NumberField(value: nil).sliderValue == nil)
  }
}
