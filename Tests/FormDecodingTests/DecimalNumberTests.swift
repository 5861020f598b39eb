import Testing

@testable import FormDecoding

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("0", "0", 0), ("-0", "0.0e5", 0), ("1", "1.0", 0), ("10", "1e1", 0), ("0.1", "1e-1", 0), ("100", "99.9", 1),
    ("-1", "1", -1), ("-2", "-1", -1), ("0.10", "0.1", 0), ("1e300", "1e-300", 1),
    ("9007199254740993", "9007199254740992", 1),
    (".5", "0.49", 1), ("-0.1", "0", -1), ("1e-99999999999999999999", "0", 1), ("123e-2", "1.23", 0),
  ])
  func compares(first: String, second: String, order: Int) {
    let (first, second) = (DecimalNumber(first), DecimalNumber(second))
    #expect((first == second) == (order == 0))
    #expect((first < second) == (order < 0))
    #expect((second < first) == (order > 0))
  }

  @Test(arguments: [
    ("0.3", "0.1", "0", true), ("0.35", "0.1", "0", false), ("0.35", "0.1", "0.05", true), ("7", "3", "1", true),
    ("8", "3", "1", false), ("-5", "3", "1", true), ("-5", "3", "-2", true), ("-4", "3", "-2", false),
    ("1e300", "7", "1e300", true), ("1e20", "3", "1", true), ("1e20", "3", "0", false), ("0", "0.25", "-1", true),
    ("5", "1e-999999", "0", true), ("1e-30", "1", "0", false), ("12", "1e1", "2", true), ("3", "0", "1", true),
  ])
  func countsSteps(number: String, step: String, base: String, isWhole: Bool) {
    #expect(DecimalNumber(number).isWholeSteps(of: DecimalNumber(step), from: DecimalNumber(base)) == isWhole)
  }
}
