import Diagnostics
import Testing

@testable import JSONSource

@Suite struct JSONProblemTests {
  /// A text with the lines that are printed about it.
  struct Example: Sendable, CustomTestStringConvertible {
    let text: [UInt8]
    let lines: [String]

    init(_ text: String, _ lines: String...) {
      self.text = Array(text.utf8)
      self.lines = lines
    }

    init(bytes: [UInt8], _ lines: String...) {
      text = bytes
      self.lines = lines
    }

    var testDescription: String { String(decoding: text.prefix(40), as: UTF8.self) }
  }

  static let examples: [Example] = [
    Example(
      "",
      "1:1: error: the file is empty [json-empty]",
      "fix: Write its fields into it, between { and }, or remove the file."
    ),
    Example(
      " \r\n\n",
      "3:1: error: the file is empty [json-empty]",
      "fix: Write its fields into it, between { and }, or remove the file."
    ),
    Example(
      "\u{FEFF}",
      "1:1: error: the file is empty [json-empty]",
      "fix: Write its fields into it, between { and }, or remove the file."
    ),
    Example(
      bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
      "1:1: error: the file is encoded in UTF-16 [json-encoding]",
      "fix: Save it as UTF-8."
    ),
    Example(
      bytes: [0x00, 0x7B, 0x00, 0x7D],
      "1:1: error: the file is encoded in UTF-16 [json-encoding]",
      "fix: Save it as UTF-8."
    ),
    Example(
      bytes: [0xFF, 0xFE, 0x00, 0x00, 0x7B, 0x00, 0x00, 0x00],
      "1:1: error: the file is encoded in UTF-32 [json-encoding]",
      "fix: Save it as UTF-8."
    ),
    Example(
      bytes: [0x00, 0x00, 0x00, 0x7B],
      "1:1: error: the file is encoded in UTF-32 [json-encoding]",
      "fix: Save it as UTF-8."
    ),
    Example(
      "{\"a\": 1, // one\n \"b\": 2 /* two */} # three",
      "1:10: error: comments are no part of JSON [json-comment]",
      "fix: Remove the comment.",
      "2:9: error: comments are no part of JSON [json-comment]",
      "fix: Remove the comment.",
      "2:20: error: comments are no part of JSON [json-comment]",
      "fix: Remove the comment."
    ),
    Example(
      "[1 /* two",
      "1:4: error: this comment has no end, and comments are no part of JSON [json-unclosed]",
      "fix: Remove the comment."
    ),
    Example(
      "{\"a\": [1, 2, ], \"b\": {\"c\": 1,},}",
      "1:12: error: nothing follows this comma but \"]\" [json-trailing-comma]",
      "fix: Remove the comma.",
      "1:29: error: nothing follows this comma but \"}\" [json-trailing-comma]",
      "fix: Remove the comma.",
      "1:31: error: nothing follows this comma but \"}\" [json-trailing-comma]",
      "fix: Remove the comma."
    ),
    Example(
      "{\"a\": 1\n \"b\": [1 {} \"c\"]}",
      "1:8: error: a comma is missing here [json-missing-comma]",
      "fix: Write a comma between this value and the next.",
      "2:9: error: a comma is missing here [json-missing-comma]",
      "fix: Write a comma between this value and the next.",
      "2:12: error: a comma is missing here [json-missing-comma]",
      "fix: Write a comma between this value and the next."
    ),
    Example(
      "[\"a\tb\", \"\u{1}\", \"\u{8}\u{C}\"]",
      "1:4: error: the control character U+0009 cannot stand in a text as it is [json-control-character]",
      "fix: Write \\t or remove it.",
      "1:10: error: the control character U+0001 cannot stand in a text as it is [json-control-character]",
      "fix: Write \\u0001 or remove it.",
      "1:15: error: the control character U+0008 cannot stand in a text as it is [json-control-character]",
      "fix: Write \\b or remove it.",
      "1:16: error: the control character U+000C cannot stand in a text as it is [json-control-character]",
      "fix: Write \\f or remove it."
    ),
    Example(
      "[\"é\\x \\é \\u12g\", \"\\u\"]",
      "1:4: error: unknown escape \"\\x\" [json-escape]",
      "fix: Write \\\\ for a backslash; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits.",
      "1:7: error: unknown escape \"\\é\" [json-escape]",
      "fix: Write \\\\ for a backslash; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits.",
      "1:10: error: incomplete escape \"\\u12\" [json-escape]",
      "fix: Write four hexadecimal digits after \\u.",
      "1:19: error: incomplete escape \"\\u\" [json-escape]",
      "fix: Write four hexadecimal digits after \\u."
    ),
    Example(
      "[\"\\uD83D\", \"\\uDE00\", \"\\ud83d\\ud83d\\ude00\", \"\\ud83dx\"]",
      "1:3: error: \"\\uD83D\" is half of a surrogate pair [json-lone-surrogate]",
      "fix: Write both halves, or the character itself.",
      "1:13: error: \"\\uDE00\" is half of a surrogate pair [json-lone-surrogate]",
      "fix: Write both halves, or the character itself.",
      "1:23: error: \"\\ud83d\" is half of a surrogate pair [json-lone-surrogate]",
      "fix: Write both halves, or the character itself.",
      "1:45: error: \"\\ud83d\" is half of a surrogate pair [json-lone-surrogate]",
      "fix: Write both halves, or the character itself."
    ),
    Example(
      "[01, -00, 1., .5, +1, 1e, 0x1F, -, 1.2.3, 1_000, -Infinity, 1e+]",
      "1:2: error: \"01\" is not spelled as a number [json-number]",
      "fix: Remove the leading zeros, or put it in quotation marks if it is a text.",
      "1:6: error: \"-00\" is not spelled as a number [json-number]",
      "fix: Remove the leading zeros, or put it in quotation marks if it is a text.",
      "1:11: error: \"1.\" is not spelled as a number [json-number]",
      "fix: Write a digit after the point.",
      "1:15: error: \".5\" is not spelled as a number [json-number]",
      "fix: Write a digit before the point.",
      "1:19: error: \"+1\" is not spelled as a number [json-number]",
      "fix: Remove the plus sign.",
      "1:23: error: \"1e\" is not spelled as a number [json-number]",
      "fix: Write it in decimal digits, or put it in quotation marks if it is a text.",
      "1:27: error: \"0x1F\" is not spelled as a number [json-number]",
      "fix: Write it in decimal digits, or put it in quotation marks if it is a text.",
      "1:33: error: \"-\" is not spelled as a number [json-number]",
      "fix: Write it in decimal digits, or put it in quotation marks if it is a text.",
      "1:36: error: \"1.2.3\" is not spelled as a number [json-number]",
      "fix: Write it in decimal digits, or put it in quotation marks if it is a text.",
      "1:43: error: \"1_000\" is not spelled as a number [json-number]",
      "fix: Write it in decimal digits, or put it in quotation marks if it is a text.",
      "1:50: error: \"-Infinity\" is not spelled as a number [json-number]",
      "fix: Write it in decimal digits, or put it in quotation marks if it is a text.",
      "1:61: error: \"1e+\" is not spelled as a number [json-number]",
      "fix: Write it in decimal digits, or put it in quotation marks if it is a text."
    ),
    Example(
      "[True, None, flase, NaN, off, maybe]",
      "1:2: error: unknown word \"True\" [json-unknown-word]",
      "fix: Did you mean true?",
      "1:8: error: unknown word \"None\" [json-unknown-word]",
      "fix: Did you mean null?",
      "1:14: error: unknown word \"flase\" [json-unknown-word]",
      "fix: Did you mean false?",
      "1:21: error: unknown word \"NaN\" [json-unknown-word]",
      "fix: Write a number; JSON has none for this.",
      "1:26: error: unknown word \"off\" [json-unknown-word]",
      "fix: Did you mean false?",
      "1:31: error: unknown word \"maybe\" [json-unknown-word]",
      "fix: Put it in quotation marks if it is a text."
    ),
    Example(
      "{'a': 1}",
      "1:2: error: single quotes enclose no text in JSON [json-single-quotes]",
      "fix: Write double quotes."
    ),
    Example(
      "['a']",
      "1:2: error: single quotes enclose no text in JSON [json-single-quotes]",
      "fix: Write double quotes."
    ),
    Example(
      "{title: 1}",
      "1:2: error: the key \"title\" is not in quotation marks [json-unquoted-key]",
      "fix: Put it and every other key in double quotes."
    ),
    Example(
      "{\"a\": \"b\n\"}",
      "1:7: error: this text has no closing quotation mark on its line [json-unclosed]",
      "fix: Close it with a quotation mark; a line break inside a text is written \\n."
    ),
    Example(
      "[\"a",
      "1:2: error: this text has no closing quotation mark on its line [json-unclosed]",
      "fix: Close it with a quotation mark; a line break inside a text is written \\n."
    ),
    Example(
      "[\"a\\",
      "1:2: error: this text has no closing quotation mark on its line [json-unclosed]",
      "fix: Close it with a quotation mark; a line break inside a text is written \\n."
    ),
    Example(
      "{} {}",
      "1:4: error: expected the end of the file, found \"{\" [json-trailing-content]",
      "fix: Remove what follows the value, or put several values into an array."
    ),
    Example(
      "{}\u{0}",
      "1:3: error: expected the end of the file, found U+0000 [json-trailing-content]",
      "fix: Remove what follows the value, or put several values into an array."
    ),
    Example(
      "{\"a\": {\"b\": 1}",
      "1:15: error: expected a comma or \"}\", found the end of the file [json-unexpected-end]",
      "1:1: note: the object starts here",
      "fix: Close the object with \"}\"."
    ),
    Example(
      "[1,",
      "1:4: error: expected a value, found the end of the file [json-unexpected-end]",
      "1:1: note: the array starts here",
      "fix: Close the array with \"]\"."
    ),
    Example(
      "{\"a\" 1}",
      "1:6: error: expected a colon after the key, found \"1\" [json-unexpected-character]",
      "1:1: note: the object starts here"
    ),
    Example(
      "{\"a\" = 1}",
      "1:6: error: expected a colon after the key, found \"=\" [json-unexpected-character]",
      "1:1: note: the object starts here",
      "fix: Write a colon instead."
    ),
    Example(
      "{\"a\": [1}",
      "1:9: error: expected a comma or \"]\", found \"}\" [json-unexpected-character]",
      "1:7: note: the array starts here",
      "fix: Close the array with \"]\" first."
    ),
    Example(
      "[\"a\": 1]",
      "1:5: error: expected a comma or \"]\", found \":\" [json-unexpected-character]",
      "1:1: note: the array starts here",
      "fix: Names with values stand in an object, between \"{\" and \"}\"."
    ),
    Example(
      "{\"a\": \"say \"hi\" now\"}",
      "1:13: error: expected a comma or \"}\", found \"h\" [json-unexpected-character]",
      "1:1: note: the object starts here",
      "fix: Write a quotation mark inside a text as \\\"."
    ),
    Example(
      "{\"a\": 1; \"b\": 2}",
      "1:8: error: expected a comma or \"}\", found \";\" [json-unexpected-character]",
      "1:1: note: the object starts here",
      "fix: Write a comma instead."
    ),
    Example(
      "[1,,2]",
      "1:4: error: expected a value, found \",\" [json-unexpected-character]",
      "1:1: note: the array starts here",
      "fix: Remove one of the commas, or write what is missing before it."
    ),
    Example(
      "{\u{201C}a\u{201D}: 1}",
      "1:2: error: expected a key in quotation marks, found \"\u{201C}\" [json-unexpected-character]",
      "1:1: note: the object starts here",
      "fix: Write straight double quotes."
    ),
    Example(
      "[\u{A0}1]",
      "1:2: error: expected a value, found a no-break space [json-unexpected-character]",
      "1:1: note: the array starts here",
      "fix: Remove it."
    ),
    Example(
      "\u{FEFF}\u{FEFF}{}",
      "1:1: error: expected a value, found a byte-order mark [json-unexpected-character]",
      "fix: Remove it."
    ),
    Example(
      "\u{202E}",
      "1:1: error: expected a value, found U+202E [json-unexpected-character]"
    ),
    Example(
      "/",
      "1:1: error: expected a value, found \"/\" [json-unexpected-character]"
    ),
    Example(
      "{} /",
      "1:4: error: expected the end of the file, found \"/\" [json-trailing-content]",
      "fix: Remove what follows the value, or put several values into an array."
    ),
    Example(
      "[1 / 2]",
      "1:4: error: expected a comma or \"]\", found \"/\" [json-unexpected-character]",
      "1:1: note: the array starts here"
    ),
    Example(
      "{\"a\": 1, \"b\": 2, \"\\u0061\": 3,\n \"a\": 4, \"é\": 5, \"e\u{301}\": 6}",
      "1:18: error: the key \"a\" stands twice in this object [json-duplicate-key]",
      "1:2: note: it stands here first",
      "fix: Remove or rename one of the two.",
      "2:2: error: the key \"a\" stands twice in this object [json-duplicate-key]",
      "1:2: note: it stands here first",
      "fix: Remove or rename one of the two."
    ),
    Example(
      bytes: Array("{\"caf".utf8) + [0xE9] + Array("\": \"".utf8) + [0xE9] + Array("\"}".utf8),
      "1:6: error: the byte 0xE9 is not valid in UTF-8 here [json-invalid-utf8]",
      "fix: Save the file as UTF-8."
    ),
    Example(
      bytes: [0xE9],
      "1:1: error: the byte 0xE9 is not valid in UTF-8 here [json-invalid-utf8]",
      "fix: Save the file as UTF-8."
    ),
    Example(
      String(repeating: "[", count: 257),
      "1:257: error: arrays and objects stand more than 256 deep in one another [json-nesting]",
      "fix: Flatten them."
    ),
  ]

  @Test(arguments: examples) func problemsArePrintedExactly(_ example: Example) {
    let (document, diagnostics) = read(example.text)
    #expect(lines(of: diagnostics) == example.lines)
    #expect((document == nil) == diagnostics.contains { $0.code != .jsonDuplicateKey })
  }

  @Test func everyCodeHasAnExample() {
    var codes = Set(Self.examples.flatMap { read($0.text).diagnostics }.map(\.code))
    codes.insert(.jsonTooLarge)
    codes.insert(.jsonTooManyFaults)
    #expect(codes == Set(Diagnostic.Code.allJSONSourceCodes))
    #expect(Diagnostic.Code.allJSONSourceCodes.map(\.rawValue) == codes.map(\.rawValue).sorted())
  }

  @Test(arguments: [
    (#"{"# + String(repeating: #""a": 1, "#, count: 3000) + #""a": 1}"#, false),
    (String(repeating: "// comment\n", count: 3000) + "1", true),
  ])
  func onlyTheFirstOfManyFaultsAreTold(_ text: String, isRefused: Bool) {
    let (document, diagnostics) = read(Array(text.utf8))
    #expect(diagnostics.count == 1001)
    #expect(diagnostics.last?.code == .jsonTooManyFaults)
    #expect((document == nil) == isRefused)
  }

  @Test(arguments: ["[", #"{"a":"#])
  func deepTextsAreRefused(_ opening: String) {
    let (document, diagnostics) = read(Array(String(repeating: opening, count: 100_000).utf8))
    #expect(document == nil)
    #expect(diagnostics.map(\.code) == [.jsonNesting])
  }

  @Test func filesBeyondTheLimitAreRefused() {
    var diagnostics = DiagnosticCollector()
    let source = SourceFile(name: "a.json", bytes: Array("[1, 2]".utf8))
    #expect(JSONDocument.read(source, maximumLength: 5, into: &diagnostics) == nil)
    #expect(
      lines(of: diagnostics.diagnostics) == [
        "a.json: error: the file has 6 bytes; more than 5 cannot be read [json-too-large]", "fix: Split the file.",
      ]
    )
  }

  /// Overlong forms, encoded surrogates, what is beyond the last scalar, and pieces of sequences.
  @Test(
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]]
  )
  func illFormedUTF8IsRefused(_ sequence: [UInt8]) {
    for text in [[0x22] + sequence + [0x22], Array("{\"aaaaaaaa".utf8) + sequence + Array("\": 1}".utf8)] {
      let (document, diagnostics) = read(text)
      #expect(document == nil)
      #expect(diagnostics.map(\.code) == [.jsonInvalidUTF8])
    }
  }

  @Test func deepNestingEndsInADiagnostic() {
    for opening in ["[", "{\"a\":"] {
      let (document, diagnostics) = read(Array(String(repeating: opening, count: 100_000).utf8))
      #expect(document == nil)
      #expect(diagnostics.map(\.code) == [.jsonNesting])
    }
    let allowed = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(read(Array(allowed.utf8)).document != nil)
  }

  private func read(_ bytes: [UInt8]) -> (document: JSONDocument?, diagnostics: [Diagnostic]) {
    var diagnostics = DiagnosticCollector()
    let document = JSONDocument.read(SourceFile(name: "a.json", bytes: bytes), into: &diagnostics)
    return (document, diagnostics.diagnostics)
  }

  /// What is printed, without the name of the file where a line follows.
  private func lines(of diagnostics: [Diagnostic]) -> [String] {
    diagnostics.flatMap { $0.description.split(separator: "\n") }.map { line in
      line.hasPrefix("a.json:") && !line.hasPrefix("a.json: ") ? String(line.dropFirst(7)) : String(line)
    }
  }
}
