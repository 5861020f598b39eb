import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import PropertyListSource

/// A value as text, for comparison.
private func outline(_ value: PropertyListValue) -> String {
  switch value.content {
  case .string(let text): "'\(text)'"
  case .integer(let text): text
  case .real(let text): "r" + (Double(text).map { "\($0)" } ?? text)
  case .boolean(let flag): "\(flag)"
  case .date(let text): text
  case .data(let bytes): "<\(bytes.map(String.init).joined(separator: " "))>"
  case .array(let values): "[\(values.map(outline).joined(separator: ", "))]"
  case .dictionary(let dictionary):
    "{\(dictionary.entries.map { "\($0.key): \(outline($0.value))" }.sorted().joined(separator: ", "))}"
  }
}

/// A value of Foundation's reader as text of the same shape.
private func outline(foundation value: Any) -> String {
  switch value {
  case let text as String: "'\(text)'"
  case let number as NSNumber where CFBooleanLike.isBoolean(number): "\(number.boolValue)"
  case let number as NSNumber:
    String(cString: number.objCType) == "d" || String(cString: number.objCType) == "f"
      ? "r\(number.doubleValue)" : "\(number)"
  case let date as Date: date.formatted(.iso8601)
  case let data as Data: "<\(data.map(String.init).joined(separator: " "))>"
  case let array as [Any]: "[\(array.map(outline(foundation:)).joined(separator: ", "))]"
  case let dictionary as [String: Any]:
    "{\(dictionary.map { "\($0.key): \(outline(foundation: $0.value))" }.sorted().joined(separator: ", "))}"
  default: "?"
  }
}

private enum CFBooleanLike {
  static func isBoolean(_ number: NSNumber) -> Bool {
    type(of: number) == type(of: NSNumber(value: true)) && String(cString: number.objCType) == "c"
  }
}

private func read(_ bytes: [UInt8]) -> (list: PropertyList?, report: String) {
  var diagnostics = DiagnosticCollector()
  let list = PropertyList.read(SourceFile(name: "a.plist", bytes: bytes), into: &diagnostics)
  let report = diagnostics.sorted.map { item in
    "\(item.location?.description ?? ""): \(item.severity.rawValue): \(item.message) [\(item.code.rawValue)]"
      + item.notes.map { " note \($0.location?.description ?? ""): \($0.message)" }.joined()
      + (item.fix.map { " fix: \($0)" } ?? "")
  }
  return (list, report.joined(separator: "\n"))
}

@Suite struct PropertyListTests {
  @Test(arguments: [
    ("<string> a&amp;b\n</string>", "' a&b\n'"),
    ("<string/>", "''"),
    ("<integer> -0x1F </integer>", "-31"),
    ("<integer>18446744073709551615</integer>", "18446744073709551615"),
    ("<integer>-9223372036854775808</integer>", "-9223372036854775808"),
    ("<integer>007</integer>", "7"),
    ("<real>0.50</real>", "r0.5"),
    ("<real>+infinity</real>", "rinf"),
    ("<true/>", "true"),
    ("<false></false>", "false"),
    ("<date>2024-02-29T23:59:59Z</date>", "2024-02-29T23:59:59Z"),
    ("<data>\n\tAAEC/w==\n</data>", "<0 1 2 255>"),
    ("<array><true/><!-- c --><array/></array>", "[true, []]"),
    ("<dict><key>b</key><integer>1</integer><key/><dict/></dict>", "{: {}, b: 1}"),
  ])
  func readsXML(text: String, expected: String) throws {
    for document in ["<plist version=\"1.0\">\(text)</plist>", text] {
      let (list, report) = read(Array(document.utf8))
      #expect(report == "")
      #expect(outline(try #require(list).root) == expected)
    }
  }

  @Test func keepsOrderAndPlaces() throws {
    let list = try #require(
      read(Array("<plist>\n<dict>\n <key>b</key><true/>\n <key>a</key><false/></dict></plist>".utf8)).list
    )
    let dictionary = try #require(list.root.dictionary)
    #expect(dictionary.entries.map(\.key) == ["b", "a"])
    #expect(list.location(at: dictionary.entries[1].keyOffset).description == "a.plist:4:2")
    #expect(list.location(of: dictionary.entries[1].value).description == "a.plist:4:14")
  }

  static let faults = [
    (
      "",
      "a.plist:1:1: error: the file has no element [malformed-xml]"
        + " fix: Correct this place, or let the tool that made the file write it again."
    ),
    ("<plist/>", "a.plist:1:1: error: the property list is empty [malformed-property-list]"),
    (
      "<plits/>",
      "a.plist:1:1: error: expected the element \"plist\", not \"plits\" [malformed-property-list]"
        + " fix: Did you mean \"plist\"?"
    ),
    (
      "<plist><true/><true/></plist>",
      "a.plist:1:15: error: a property list has one value only [malformed-property-list]"
    ),
    (
      "<plist><dict>\n<true/><key>a</key>\n<key>b</key></dict></plist>",
      """
      a.plist:2:1: error: a value without a key before it [malformed-property-list]
      a.plist:2:8: error: the key "a" has no value [malformed-property-list]
      a.plist:3:1: error: the key "b" has no value [malformed-property-list]
      """
    ),
    (
      "<plist><dict>\n x<key>a</key><true/></dict></plist>",
      "a.plist:2:2: error: text may not stand in \"<dict>\" [malformed-property-list]"
    ),
    (
      "<plist><dict><key>a</key><true/>\n<key>a</key><false/></dict></plist>",
      "a.plist:2:1: warning: the key \"a\" stands twice in a dictionary, and the last one counts"
        + " [duplicate-property-list-key] note a.plist:1:14: first given here"
    ),
    (
      "<plist><sting>a</sting></plist>",
      "a.plist:1:8: error: property lists have no element \"sting\" [malformed-property-list]"
        + " fix: Did you mean \"string\"?"
    ),
    (
      "<plist><key>a</key></plist>",
      "a.plist:1:8: error: property lists have no element \"key\" outside a dictionary [malformed-property-list]"
    ),
    (
      "<plist><string>a<b/></string></plist>",
      "a.plist:1:17: error: \"<string>\" holds \"<b>\" instead of text [malformed-property-list]"
    ),
    ("<plist><true>x</true></plist>", "a.plist:1:8: error: \"<true>\" holds text [malformed-property-list]"),
    (
      "<plist><array><integer>1.5</integer><real>x</real></array></plist>",
      """
      a.plist:1:15: error: "1.5" is no whole number of 64 bits [malformed-property-list]
      a.plist:1:37: error: "x" is no number [malformed-property-list]
      """
    ),
    (
      "<plist><date>today</date></plist>",
      "a.plist:1:8: error: \"today\" is no date like \"2026-01-31T12:00:00Z\" [malformed-property-list]"
    ),
    ("<plist><data>A</data></plist>", "a.plist:1:8: error: \"<data>\" does not hold Base64 [malformed-property-list]"),
    (
      "\n{ a = b; }",
      "a.plist:2:1: error: property lists of the old style are not read [malformed-property-list]"
        + " fix: Convert the file with \"plutil -convert xml1\"."
    ),
    (
      "bplist00",
      "a.plist: error: the binary property list is damaged at byte 6: it is too short or of a later version"
        + " [malformed-property-list]"
    ),
    (
      String(repeating: "<array>", count: 252) + String(repeating: "</array>", count: 252),
      "a.plist:1:1751: error: values lie more than 250 deep inside each other [malformed-property-list]"
    ),
  ]

  @Test(arguments: faults)
  func reports(text: String, expected: String) {
    let (list, report) = read(Array(text.utf8))
    #expect(report == expected)
    #expect((list == nil) == report.contains("error"))
  }

  @Test func everyCodeIsReportedByATest() {
    let reports = Self.faults.map(\.1).joined()
    for code in Diagnostic.Code.allPropertyListSourceCodes { #expect(reports.contains("[\(code.rawValue)]")) }
  }

  @Test func toleratesControlCharactersWhenAsked() throws {
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(name: "a.plist", bytes: Array("<plist><string>a\u{C}b</string></plist>".utf8))
    let list = PropertyList.read(file, toleratesControlCharacters: true, into: &diagnostics)
    #expect(list?.root.string == "ab")
    #expect(diagnostics.diagnostics.map(\.severity) == [.warning])
  }
}

@Suite struct BinaryPropertyListTests {
  /// A list with every kind of value, long and short, as Foundation writes it.
  static let sample: [UInt8] = {
    let value: [String: Any] = [
      "ascii": "plain", "long": String(repeating: "x", count: 300), "wide": "é😀", "empty": "",
      "yes": true, "no": false, "small": 7, "byte": 200, "large": 5_000_000_000, "negative": -3, "real": 0.25,
      "date": Date(timeIntervalSinceReferenceDate: -1_000_000_000.5), "data": Data([0, 255]),
      "array": Array(0..<20), "dictionary": ["a": ["b": [Any]()]],
    ]
    let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    return Array(data ?? Data())
  }()

  @Test func readsWhatFoundationWrites() throws {
    let (list, report) = read(Self.sample)
    #expect(report == "")
    let root = try #require(list).root
    #expect(list?.format == .binary)
    #expect(root["ascii"]?.string == "plain")
    #expect(root["long"]?.string?.count == 300)
    #expect(root["wide"]?.string == "é😀")
    #expect(root["empty"]?.string == "")
    #expect(root["yes"]?.boolean == true)
    #expect(root["no"]?.boolean == false)
    #expect(["small", "byte", "large", "negative"].map { root[$0].map(outline) } == ["7", "200", "5000000000", "-3"])
    #expect(root["real"]?.number == 0.25)
    #expect(root["date"].map(outline) == "1969-04-24T22:13:19Z")
    #expect(root["data"].map(outline) == "<0 255>")
    #expect(root["array"]?.array?.last.map(outline) == "19")
    #expect(root["dictionary"].map(outline) == "{a: {b: []}}")
  }

  @Test(arguments: [
    (0.0, "2001-01-01T00:00:00Z"), (-1, "2000-12-31T23:59:59Z"), (97_372_799, "2004-02-01T23:59:59Z"),
    (1e300, "9999-12-31T23:59:59Z"), (-1e300, "0001-01-01T00:00:00Z"), (.nan, "2001-01-01T00:00:00Z"),
  ])
  func spellsDates(seconds: Double, expected: String) {
    #expect(CalendarDate.text(secondsSince2001: seconds) == expected)
  }

  @Test func survivesAnyDamage() {
    for index in Self.sample.indices {
      _ = read(Array(Self.sample[..<index]))
      for byte in [0x00, 0x0F, 0x5F, 0x6F, 0xAF, 0xDF, 0xFF] as [UInt8] {
        var bytes = Self.sample
        bytes[index] = byte
        _ = read(bytes)
      }
    }
  }

  @Test func refusesAnObjectThatContainsItself() {
    let header = Array("bplist00".utf8)
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + Array(repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, 10]
    let bytes: [UInt8] = header + [0xA1, 0x00, 0x08] + trailer
    #expect(read(bytes).report.contains("damaged at byte 8: an object contains itself"))
  }

  /// Lists of lists that all point at the same one: as a tree this would be 2 to the power of 60.
  @Test func readsSharedObjectsOnce() {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<60 as Range<UInt8> {
      offsets.append(UInt8(bytes.count))
      bytes += [0xA2, index + 1, index + 1]
    }
    offsets.append(UInt8(bytes.count))
    bytes.append(0x09)
    let table = UInt8(bytes.count)
    bytes +=
      offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 61] + Array(repeating: 0, count: 8) + [
        0, 0, 0, 0, 0, 0, 0, table,
      ]
    #expect(read(bytes).list?.root.array?.count == 2)
  }
}

@Suite(.enabled(if: Cases.isPresent, "the folder of cases is not there: \(Cases.folder.path)"))
struct PropertyListCaseTests {
  @Test func agreesWithFoundation() throws {
    let folder = Cases.folder.appendingPathComponent("imports/ios")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".plist") }
    #expect(paths.count > 100)
    for path in paths {
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      let (list, report) = read(Array(data))
      guard let list else {
        #expect(report.contains("U+000C is not allowed"), "\(path)")
        continue
      }
      let expected = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect(outline(list.root) == outline(foundation: expected), "\(path)")
    }
  }
}
