import Diagnostics
import Localization
import Testing

/// Tables far larger than a person writes: read in a time that grows with their size, or refused.
@Suite struct StringsFileSizeTests {
  private func read(_ text: String) -> (table: StringsFile?, diagnostics: [Diagnostic]) {
    var diagnostics = DiagnosticCollector()
    let table = StringsFile.read(SourceFile(name: "a.strings", bytes: Array(text.utf8)), into: &diagnostics)
    return (table, diagnostics.diagnostics)
  }

  @Test func largeText() throws {
    let (table, diagnostics) = read("\"a\" = \"" + String(repeating: "0123456789", count: 1_000_000) + "\";")
    #expect(table?["a"]?.utf8.count == 10_000_000)
    #expect(diagnostics.isEmpty)
  }

  @Test func manyEntries() {
    let (table, diagnostics) = read((0..<50_000).map { "\"key \($0)\" = \"text\";\n" }.joined())
    #expect(table?.entries.count == 50_000)
    #expect(diagnostics.isEmpty)
  }

  @Test func oneNameManyTimes() {
    let (table, diagnostics) = read((0..<10_000).map { "\"key\" = \"text \($0)\";\n" }.joined())
    #expect(table?["key"] == "text 9999")
    #expect(diagnostics.count == 9_999)
    #expect(diagnostics.last?.location?.line == 10_000)
  }

  @Test(arguments: ["/*", "\"", "{ a; ", "{", "\\", "//"]) func openings(opening: String) {
    let (_, diagnostics) = read(String(repeating: opening, count: 200_000))
    #expect(diagnostics.count <= 1)
  }
}
