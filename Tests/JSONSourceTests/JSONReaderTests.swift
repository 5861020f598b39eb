import Diagnostics
import Testing

@testable import JSONSource

@Suite struct JSONReaderTests {
  @Test func valuesKeepTheirOrderAndPlaces() throws {
    let text = #"{"title": "A\n\u00e9\ud83d\ude00", "n": [1, -0.5e+3, true, false, null, {}, []], "o": {"k": "v"}}"#
    let document = try #require(read(text))
    let root = document.root
    #expect(root.kind == .object)
    #expect(root.count == 3)
    #expect(root.members.map(\.key) == ["title", "n", "o"])
    #expect(root["title"]?.string == "A\né😀")
    let numbers = try #require(root["n"])
    #expect(numbers.elements.map(\.kind) == [.number, .number, .boolean, .boolean, .null, .object, .array])
    #expect(numbers[1]?.number == "-0.5e+3")
    #expect(numbers[2]?.boolean == true)
    #expect(numbers[3]?.boolean == false)
    #expect(numbers[4]?.isNull == true)
    #expect(numbers[7] == nil)
    #expect(root["o"]?["k"]?.string == "v")
    #expect(root["x"] == nil)
    #expect(root["o"]?["k"]?.location.description == "a.json:1:\(text.unicodeScalars.count - 4)")
  }

  @Test(arguments: ["\u{FEFF}{\"a\":\r\n1,\r\"b\":\n2}", "{\"a\":1,\"b\":2}\r\n"])
  func lineEndingsAndAByteOrderMarkAreAccepted(_ text: String) throws {
    let root = try #require(read(text)).root
    #expect(root["a"]?.number == "1")
    #expect(root["b"]?.number == "2")
  }

  @Test func placesCountScalarsAndLines() throws {
    let root = try #require(read("\u{FEFF}{\"é😀e\u{301}\": 1,\r\n\"b\": 2,\r \"c\": 3}")).root
    #expect(root["é😀e\u{301}"]?.location.description == "a.json:1:10")
    #expect(root["b"]?.location.description == "a.json:2:6")
    #expect(root["c"]?.location.description == "a.json:3:7")
    #expect(root.members.map { $0.keyLocation.description } == ["a.json:1:2", "a.json:2:1", "a.json:3:2"])
  }

  @Test func placesOfManyValuesAreFoundFast() throws {
    let lines = (0..<30_000).map { "\"é\($0)\": [\($0)]" }
    let root = try #require(read("\u{FEFF}{\n" + lines.joined(separator: ",\n") + "\n}")).root
    for (number, member) in root.members.enumerated() {
      #expect(member.keyLocation.line == number + 2)
      #expect(member.value.location.column == "\"é\(number)\": [".unicodeScalars.count)
    }
    let last = try #require(root["é29999"])
    #expect(last.location == last.document.source.location(at: last.offset))
    #expect(root.location.description == "a.json:1:1")
  }

  @Test func namesAreComparedByScalars() throws {
    let root = try #require(read(#"{"\u0061b": 1, "é": 2, "e\u0301": 3, "": 4}"#)).root
    #expect(root["ab"]?.number == "1")
    #expect(root["\u{E9}"]?.number == "2")
    #expect(root["e\u{301}"]?.number == "3")
    #expect(root[""]?.number == "4")
    #expect(root["a"] == nil)
    #expect(root.members.first { $0.key == "ab" }?.value.number == "1")
  }

  @Test(arguments: ["0", "-0", "10", "1.0", "1e5", "1E-05", "-12.50e+3", "123456789012345678901234567890"])
  func numbersKeepTheirSpelling(_ number: String) throws {
    #expect(try #require(read(number)).root.number == number)
  }

  /// Strings of every length around the eight bytes that are read at once, with each kind of end.
  @Test func stringsOfAnyLength() throws {
    for length in 0..<40 {
      for ending in ["", "é", "\u{7F}", "\u{80}", "\u{FFFF}", "\u{10FFFF}", "#!"] {
        let text = String(repeating: "a", count: length) + ending
        let root = try #require(read("[\"\(text)\",\"\(text)b\"]")).root
        #expect(root[0]?.string == text)
        #expect(root[1]?.string == text + "b")
      }
    }
  }

  @Test func otherKindsAnswerNothing() throws {
    let root = try #require(read("[1]")).root
    #expect(root["a"] == nil)
    #expect(root.string == nil)
    #expect(root.number == nil)
    #expect(root.boolean == nil)
    #expect(!root.isNull)
    #expect(Array(root.members).isEmpty)
    let number = try #require(root[0])
    #expect(Array(number.elements).isEmpty)
    #expect(number.count == 0)
    #expect(number[0] == nil)
  }

  @Test func manyKeysAreComparedInLinearTime() throws {
    let members = (0..<100_000).map { "\"key\($0)\":\($0)" }
    let document = try #require(read("{" + members.joined(separator: ",") + "}"))
    #expect(document.root.count == 100_000)
    #expect(document.root["key99999"]?.number == "99999")
  }

  @Test func everyDuplicateAmongManyIsReported() {
    // Of more than a thousand faults only the first are told; see `JSONProblemTests`.
    let members = (0..<50_000).map { "\"key\($0 % 49_500)\":\n\($0)" }
    var diagnostics = DiagnosticCollector()
    let text = "{" + members.joined(separator: ",") + "}"
    let document = JSONDocument.read(SourceFile(name: "a.json", bytes: Array(text.utf8)), into: &diagnostics)
    #expect(document != nil)
    #expect(diagnostics.diagnostics.count == 500)
    let first = diagnostics.diagnostics.first
    #expect(first?.location?.line == 49_501)
    #expect(first?.notes.first?.location?.line == 1)
  }

  private func read(_ text: String) -> JSONDocument? {
    var diagnostics = DiagnosticCollector()
    let document = JSONDocument.read(SourceFile(name: "a.json", bytes: Array(text.utf8)), into: &diagnostics)
    #expect(diagnostics.diagnostics == [])
    return document
  }
}
