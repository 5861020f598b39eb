import Diagnostics
import Foundation
import JSONSource
import TestSupport
import Testing

@testable import Localization

private func read(_ bytes: [UInt8]) -> (table: StringsFile?, report: String) {
  var diagnostics = DiagnosticCollector()
  let table = StringsFile.read(SourceFile(name: "a.strings", bytes: bytes), into: &diagnostics)
  let report = diagnostics.sorted.map { item in
    "\(item.location?.description ?? ""): \(item.severity.rawValue): \(item.message) [\(item.code.rawValue)]"
      + item.notes.map { " note \($0.location?.description ?? ""): \($0.message)" }.joined()
      + (item.fix.map { " fix: \($0)" } ?? "")
  }
  return (table, report.joined(separator: "\n"))
}

@Suite struct StringsFileTests {
  @Test(arguments: [
    ("", ""),
    ("/* only a comment */ // and one more", ""),
    ("\"a\" = \"b\";", "a=b"),
    ("\u{FEFF}\"a\"=\"b\";\r\n\"c\"\t=\n\"d\" ;", "a=b|c=d"),
    ("/* \"x\" = \"y\"; */\n\"a\" = \"b\"; // \"x\" = \"y\";\r\"c\" = \"d\";", "a=b|c=d"),
    ("a.b-c_1 = d/e; x;", "a.b-c_1=d/e|x=x"),
    ("'a' = '\"';", "a=\""),
    ("{ \"a\" = \"b\"; }", "a=b"),
    ("\"a\" = \"1\n2\";", "a=1\n2"),
    (#""a\"b\\" = "\n\t\r\'\e é\é\101";"#, "a\"b\\=\n\t\r'e ééA"),
    (#""a" = "\U00E9\u00e9\UD83D\UDE00";"#, "a=éé😀"),
    ("\"a\" = \"\";\u{2028}", "a="),
    ("\"a\" = \"e\u{301}\\\"\u{301}\";", "a=e\u{301}\"\u{301}"),
  ])
  func readsText(text: String, expected: String) throws {
    let (table, report) = read(Array(text.utf8))
    #expect(report == "")
    #expect(try #require(table).entries.map { "\($0.key)=\($0.value)" }.joined(separator: "|") == expected)
  }

  @Test(arguments: [false, true], [false, true])
  func readsUTF16(isBigEndian: Bool, hasMark: Bool) throws {
    let bytes = ((hasMark ? "\u{FEFF}" : "") + "\"a\" = \"é😀\";").utf16.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? pair.reversed() : pair
    }
    #expect(try #require(read(bytes).table)["a"] == "é😀")
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsPropertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: ["a": "é", "b": "<"], format: format, options: 0)
    let table = try #require(read(Array(data)).table)
    #expect(table["a"] == "é")
    #expect(table["b"] == "<")
    #expect(table["c"] == nil)
  }

  @Test func lastOfTwoTextsCounts() throws {
    #expect(try #require(read(Array("\"a\" = \"1\"; \"a\" = \"2\";".utf8)).table)["a"] == "2")
  }

  static let faults = [
    (
      "\"a\" = \"1\";\n\"a\" = \"2\";",
      "a.strings:2:1: warning: \"a\" has two texts, and the last one counts [duplicate-string]"
        + " note a.strings:1:1: first given here"
    ),
    (
      "\"a\" = \"1\"\n\"b\" = \"2\";",
      "a.strings:1:10: error: expected \";\" after the text of \"a\" [malformed-strings-file]"
    ),
    ("\"a\" = ;", "a.strings:1:7: error: expected the text of \"a\" in quotes [malformed-strings-file]"),
    ("\"a\" =", "a.strings:1:6: error: expected the text of \"a\", but the file ends here [malformed-strings-file]"),
    ("\"a\" = {};", "a.strings:1:7: error: the text of \"a\" is no string [malformed-strings-file]"),
    ("\"é\" = \"b;", "a.strings:1:7: error: this quote is never closed [malformed-strings-file]"),
    ("= \"b\";", "a.strings:1:1: error: expected a name in quotes [malformed-strings-file]"),
    ("/* a", "a.strings:1:1: error: this comment is never closed [malformed-strings-file]"),
    ("{ a;", "a.strings:1:1: error: this brace is never closed [malformed-strings-file]"),
    ("{ a; } b;", "a.strings:1:8: error: nothing may follow the closing brace [malformed-strings-file]"),
    (#"a = "\UD83D";"#, "a.strings:1:6: error: this escape stands for no character [malformed-strings-file]"),
    (#"a = "\U";"#, "a.strings:1:6: error: this escape stands for no character [malformed-strings-file]"),
    (#"a = "\351";"#, "a.strings:1:6: error: octal escapes beyond ASCII are not read [malformed-strings-file]"),
    ("a = \"\\", "a.strings:1:6: error: expected a character after \"\\\" [malformed-strings-file]"),
    (
      "<plist><array/></plist>",
      "a.strings:1:8: error: a table of strings is a dictionary, not an array [malformed-strings-file]"
    ),
    (
      "<plist><dict><key>a</key><true/></dict></plist>",
      "a.strings:1:26: warning: the text of \"a\" is a boolean, which is not read [unread-string]"
    ),
    (
      "<dict>",
      "a.strings:1:7: error: the file ends inside \"<dict>\" [malformed-xml] note a.strings:1:1: opened here fix: Close it with \"</dict>\"."
    ),
  ]

  @Test(arguments: faults)
  func reports(text: String, expected: String) {
    #expect(read(Array(text.utf8)).report == expected)
  }

  @Test func everyCodeIsReportedByATest() {
    let reports = Self.faults.map(\.1).joined()
    for code in Diagnostic.Code.allLocalizationCodes { #expect(reports.contains("[\(code.rawValue)]")) }
  }

  @Test(arguments: [[0x22, 0x61, 0xFF, 0x22], [0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8]] as [[UInt8]])
  func refusesDamagedEncodings(bytes: [UInt8]) {
    let report = read(bytes).report
    #expect(report.hasPrefix("a.strings:1:"))
    #expect(
      report.hasSuffix(
        "error: the file is well-formed neither in UTF-8 nor in UTF-16 [malformed-strings-file] fix: Save the file as UTF-8."
      )
    )
  }

  @Test func survivesAnyDamage() {
    let text = Array("/* c */ \"a\\U00e9\" = 'b\\n'; // d\n{ e; f = g; }".utf8)
    for index in text.indices {
      _ = read(Array(text[..<index]))
      for byte in [0x00, 0x22, 0x2F, 0x3B, 0x5C, 0x7B, 0xE2, 0xFF] as [UInt8] {
        var changed = text
        changed[index] = byte
        _ = read(changed)
      }
    }
  }
}

@Suite(.enabled(if: Cases.isPresent, "the folder of cases is not there: \(Cases.folder.path)"))
struct StringsFileCaseTests {
  @Test func agreesWithTheReference() throws {
    let folder = Cases.folder.appendingPathComponent("conformance/l10n")
    let data = try Data(contentsOf: folder.appendingPathComponent("reference-reading.json"))
    let reference = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var count = 0
    for (name, reading) in reference where name.hasSuffix(".strings") {
      let expected = try #require(reading as? [[String]])
      let bytes = try Data(contentsOf: folder.appendingPathComponent("files").appendingPathComponent(name))
      let (table, report) = read(Array(bytes))
      #expect(!report.contains("error"), "\(name)")
      #expect(try #require(table).entries.map { [$0.key, $0.value] } == expected, "\(name)")
      count += 1
    }
    #expect(count == 7)
  }

  @Test func readsEveryTableOfTheImports() throws {
    let folder = Cases.folder.appendingPathComponent("imports/ios")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".strings") {
      let (table, report) = read(Array(try Data(contentsOf: folder.appendingPathComponent(path))))
      if table == nil { #expect(report.contains("malformed-strings-file"), "\(path): \(report)") }
    }
  }

  private func littleEndian(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }

  @Test func readsPropertyListsInUTF16() throws {
    let text =
      #"<?xml version="1.0" encoding="UTF-16"?><plist><dict><key>a</key><string>é</string></dict></plist>"#
    #expect(try #require(read(littleEndian(text)).table)["a"] == "é")
  }

  /// It is turned into UTF-8 once, even where a NUL behind the first sign looks like UTF-16 again.
  @Test func propertyListsInUTF16AreTurnedOnce() {
    let report = read(littleEndian("<\u{0}\u{6700}\u{6767}\u{D7FF}\r>")).report
    #expect(report.hasPrefix("a.strings:1:2: error: expected a name after \"<\" [malformed-xml]"))
  }
}
