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

  private func read(_ text: String) -> JSONDocument? {
    var diagnostics = DiagnosticCollector()
    let document = JSONDocument.read(SourceFile(name: "a.json", bytes: Array(text.utf8)), into: &diagnostics)
    #expect(diagnostics.diagnostics == [])
    return document
  }
}
