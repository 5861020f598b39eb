import Testing

@testable import Importers

@Suite struct KeyNamesTests {
  @Test(arguments: [
    ("a", true), ("A.b_c-9", true), (String(repeating: "a", count: 64), true),
    (String(repeating: "a", count: 65), false),
    ("", false), ("1", false), ("_a", false), ("a b", false), ("é", false), ("submit", false), ("action", false),
    ("Submit", true), ("_charset_", false),
  ])
  func judges(key: String, isValid: Bool) {
    #expect(KeyNames.isValid(key) == isValid)
  }

  @Test(arguments: [
    ("a b", "a-b"), ("1", "key-1"), ("", "key-"), ("é", "key--"), ("reset", "reset-value"), ("a/b:c!", "a-b-c"),
    (String(repeating: "é", count: 99), "key--"), ("x\u{301}", "x"),
  ])
  func replaces(key: String, replacement: String) {
    var names = KeyNames(wanted: [])
    let found = names.takeReplacement(for: key)
    #expect(found == replacement)
    #expect(KeyNames.isValid(replacement))
  }

  @Test func givesOutEachOnce() {
    var names = KeyNames(wanted: ["a-b-2", "c"])
    let isFirst = [names.take("a-b"), names.take("a-b"), names.take("c")]
    #expect(isFirst == [true, false, true])
    let replacements = ["a b", "a?b"].map { names.takeReplacement(for: $0) }
    #expect(replacements == ["a-b-3", "a-b-4"])
  }
}

@Suite struct SlugNamesTests {
  @Test func keepsApart() {
    var names = SlugNames()
    let paths = [
      "index", "Index", "Root~ipad", "a b/c  d", "a-b/c-d", ".hidden", "Настройки", "e\u{301}", "\u{E9}", "???", "x.",
      "/",
    ]
    let slugs = paths.map { names.take($0) }
    #expect(
      slugs == [
        "index", "Index-2", "Root-ipad", "a-b/c-d", "a-b/c-d-2", "hidden", "Настройки", "e\u{301}", "\u{E9}-2", "page",
        "x", "page-2",
      ]
    )
  }
}

@Suite struct ImportedTextTests {
  @Test(arguments: [
    ("a", "a", "a"), ("  a \n", "a", "a"), ("a \r\n\r b", "a \n\n b", "a b"), ("a\u{2028}b\u{85}c", "a\nb\nc", "a b c"),
    ("a\tb", "a b", "a b"), (" \u{A0}\u{3000}", "", ""),
    ("\"\u{301}\n\u{301}", "\"\u{301}\n\u{301}", "\"\u{301} \u{301}"),
  ])
  func tidies(source: String, lines: String, line: String) {
    let text = ImportedText(source)
    #expect(Array(text.lines.unicodeScalars) == Array(lines.unicodeScalars))
    #expect(Array(text.line.unicodeScalars) == Array(line.unicodeScalars))
    #expect(!text.isChanged)
  }

  @Test func leavesOutControlCharacters() {
    let text = ImportedText("a\u{0}b\u{7F}c\u{9F}")
    #expect(text.lines == "abc")
    #expect(text.isChanged)
  }
}
