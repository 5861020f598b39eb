import Diagnostics
import Testing

@Suite struct DiagnosticCollectorTests {
  @Test func diagnosticsAreSortedByPlaceAndSaidOnce() {
    var diagnostics = DiagnosticCollector()
    #expect(!diagnostics.hasErrors)
    diagnostics.warning("w", "later", at: .init(file: "b", line: 1, column: 1))
    diagnostics.warning("w", "line 10", at: .init(file: "a", line: 10, column: 1))
    #expect(!diagnostics.hasErrors)
    var others = DiagnosticCollector()
    others.error("e", "column 9", at: .init(file: "a", line: 9, column: 9))
    others.error("e", "first of two", at: .init(file: "a", line: 9, column: 2))
    others.error("e", "second of two", at: .init(file: "a", line: 9, column: 2))
    others.error("e", "file", at: .init(file: "a"))
    others.error("e", "nowhere")
    others.warning("w", "line 10", at: .init(file: "a", line: 10, column: 1))
    diagnostics.append(contentsOf: others)
    #expect(
      diagnostics.sorted.map(\.message) == [
        "nowhere", "file", "first of two", "second of two", "column 9", "line 10", "later",
      ]
    )
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.count(of: .error) == 5)
    #expect(diagnostics.count(of: .warning) == 2)
  }

  /// Warnings do not take the place of errors.
  @Test func onlyTheFirstOfManyAreKept() {
    var diagnostics = DiagnosticCollector(limit: 2)
    for number in 0..<4 { diagnostics.warning("w", "\(number)") }
    #expect(diagnostics.isFullOfWarnings)
    #expect(!diagnostics.isFullOfErrors)
    #expect(diagnostics.severityOfExcess == .warning)
    #expect(!diagnostics.hasErrors)
    var others = DiagnosticCollector()
    for number in 4..<7 { others.error("e", "\(number)") }
    diagnostics.append(contentsOf: others)
    #expect(diagnostics.diagnostics.map(\.message) == ["0", "1", "4", "5"])
    #expect(diagnostics.isFullOfErrors)
    #expect(diagnostics.severityOfExcess == .error)
    #expect(diagnostics.hasErrors)
  }

  @Test func aDiagnosticDescribesItself() {
    let diagnostic = Diagnostic(
      .error,
      "code",
      "wrong",
      at: .init(file: "a", line: 1, column: 2),
      notes: [.init("here", at: .init(file: "b")), .init("and so")],
      fix: "Mend it."
    )
    #expect(diagnostic.description == "a:1:2: error: wrong [code]\nb: note: here\nnote: and so\nfix: Mend it.")
    #expect(Diagnostic(.warning, "code", "odd").description == "warning: odd [code]")
  }
}
