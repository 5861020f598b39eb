import Testing

@testable import FormDecoding

@Suite struct PatternTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "abcd", false), ("a|bc", "bc", true),
    ("a|bc", "abc", false), ("a*", "", true), ("a+", "", false), ("a+", "aaa", true), ("ab?c", "ac", true),
    ("[0-9]{3}", "123", true), ("[0-9]{3}", "12", false), ("\\d{2,}", "1234", true), ("\\d{2,3}", "1234", false),
    ("a*?b", "aab", true), ("(ab)+", "abab", true), ("(?:a|b)*c", "abbac", true), ("(?<year>\\d{4})", "2026", true),
    (".", "\n", false), (".", "👍", true), ("..", "e\u{301}", true), (".", "\u{2028}", false),
    ("[^a-c]+", "xyz", true), ("[^a-c]+", "xbz", false), ("[\\w.-]+@x", "a.b-c@x", true), ("[a-]", "-", true),
    ("[]", "", false), ("[]", "a", false), ("[^]", "\n", true), ("\\u0041\\x42\\u{1F44D}", "AB👍", true),
    ("\\p{Lu}\\p{L}*", "Éa", true), ("\\p{Lu}", "é", false), ("\\P{L}", "1", true), ("\\p{gc=Nd}", "٣", true),
    ("(?=.*\\d)(?=.*[a-z]).{4,}", "abc1", true), ("(?=.*\\d)(?=.*[a-z]).{4,}", "abcd", false),
    ("(?!admin).*", "user", true), ("(?!admin).*", "admin", false), (".*(?<=x)", "abx", true),
    (".*(?<!x)", "abx", false), ("^a$", "a", true), ("a^b", "ab", false), ("\\bword\\b.*", "word up", true),
    ("a\\Bb", "ab", true), ("\\s", "\u{FEFF}", true), ("\\/\\.", "/.", true), ("(a*)*b", "aab", true),
    ("(a|ab)(c|bcd)", "abcd", true), ("(?:)", "", true), ("a{0}", "", true), ("(a?){3}", "aa", true),
  ])
  func matches(pattern: String, text: String, isMatch: Bool) throws {
    #expect(try #require(Pattern(pattern)).matches(text) == isMatch)
  }

  @Test(arguments: [
    "(", ")", "[", "a**", "*", "{1}", "a{2,1}", "a{", "(a)\\1", "\\k<a>", "(?i:a)", "[b-a]", "[a&&b]", "[[a]b]",
    "\\p{Nope}", "\\u{110000}", "\\c", "\\xZZ", "a\\", "[\\d-z]", "(?<a",
  ])
  func isNoneHere(pattern: String) {
    #expect(Pattern(pattern) == nil)
  }

  @Test func deepPatternsAreNone() {
    #expect(Pattern(String(repeating: "(", count: 100_000)) == nil)
  }

  /// Expressions that take other matchers a time that doubles with every letter.
  @Test(arguments: ["(a+)+", "(a|a)*", "(a|aa)+", "(.*)*x", "(?:(?:a*)*)*"])
  func noTextTakesForEver(pattern: String) throws {
    let text = String(repeating: "a", count: 2_000) + "!"
    #expect(try #require(Pattern(pattern)).matches(text) == false)
  }

  @Test(arguments: ["(?:(?=.*).)*", "(?:.(?<!.*x))*"])
  func givesUpInTime(pattern: String) throws {
    #expect(try #require(Pattern(pattern)).matches(String(repeating: "a", count: 5_000)) == nil)
  }
}
