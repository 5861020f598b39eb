import Diagnostics
import Reporting
import Testing

@Suite struct TerminalTextTests {
  /// Lines of a file with a `^` before the place that is meant, and what is printed of them.
  static let excerpts: [(source: String, line: String, caret: String)] = [
    ("a ^b", "    a b", "      ^"),
    ("\ta\t^b\r\n", "    \ta\tb", "    \t \t^"),
    ("日本e\u{301}😀^x", "    日本e\u{301}😀x", "           ^"),
    (
      "a\u{1B}[31m\u{202E}\u{7F}^b", "    a<U+001B>[31m<U+202E><U+007F>b",
      "    " + String(repeating: " ", count: 29) + "^"
    ),
    ("one\rtwo ^x\rthree", "    two x", "        ^"),
    ("a ^", "    a ", "      ^"),
    ("👩\u{200D}🔧^x", "    👩\u{200D}🔧x", "        ^"),
  ]

  @Test(arguments: excerpts) func caretsStandBelowThePlace(_ example: (source: String, line: String, caret: String)) {
    #expect(lines(of: example.source) == [example.line, example.caret])
  }

  @Test(arguments: ["^", "  ^\nx", "\n\t ^"]) func blankLinesAreNotShown(_ source: String) {
    #expect(lines(of: source).isEmpty)
  }

  @Test func longLinesAreCutAroundThePlace() {
    let before = String(repeating: "é", count: 5000)
    let behind = String(repeating: "b", count: 5000)
    let expected = "    …" + String(repeating: "é", count: 30) + String(repeating: "b", count: 100) + "…"
    #expect(lines(of: before + "^" + behind) == [expected, "    " + String(repeating: " ", count: 31) + "^"])
    let wide = String(repeating: "日", count: 200)
    let cut = "    x" + String(repeating: "日", count: 33) + "…"
    #expect(lines(of: "x^" + wide) == [cut, "     ^"])
  }

  @Test func namesAndMessagesCannotSteerATerminal() {
    var diagnostics = DiagnosticCollector()
    diagnostics.error(
      "code",
      "unknown field \"\u{1B}]0;x\u{7}\u{9B}\n\"",
      at: .init(file: "a\nb\u{202E}.json", line: 1, column: 1),
      notes: [.init("see \r", at: .init(file: "\u{8}"))],
      fix: "Remove \u{2028}."
    )
    #expect(
      DiagnosticPrinter(.text).text(of: diagnostics) == """
        a<U+000A>b<U+202E>.json:1:1: error: unknown field "<U+001B>]0;x<U+0007><U+009B><U+000A>" [code]
        <U+0008>: note: see <U+000D>
          fix: Remove <U+2028>.

        """
    )
    #expect(
      DiagnosticPrinter(.github).text(of: diagnostics) == """
        ::error file=a<U+000A>b<U+202E>.json,line=1,col=1,title=code::\
        unknown field "<U+001B>]0;x<U+0007><U+009B><U+000A>"%0A<U+0008>: see <U+000D>%0ARemove <U+2028>.

        """
    )
  }

  /// The excerpt that is printed for a source whose place is marked.
  private func lines(of source: String) -> [String] {
    let parts = source.split(separator: "^", omittingEmptySubsequences: false)
    let file = SourceFile(name: "a", bytes: Array(parts.joined().utf8))
    var diagnostics = DiagnosticCollector()
    diagnostics.error("code", "message", at: file.location(at: parts[0].utf8.count))
    let text = DiagnosticPrinter(.text).text(of: diagnostics)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init)
  }
}
