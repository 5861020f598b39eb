import Diagnostics
import Testing

@testable import Mustache

/// Each code of the module occurs in a test with its exact message.
@Suite struct DiagnosticCodeTests {
  @Test func everyCodeIsTested() {
    let tables =
      SyntaxDiagnosticTests.table.flatMap(\.problems) + SyntaxDiagnosticTests.encodings.map(\.problem)
      + SchemaDiagnosticTests.keys.compactMap(\.problem) + SchemaDiagnosticTests.places.compactMap(\.problem)
    // These need several templates, much text or data, and have tests of their own.
    let others: [Diagnostic.Code] = [.duplicateTemplate, .templateNesting, .templateDepth, .templateWork]
    for code in Diagnostic.Code.allMustacheCodes where !others.contains(code) {
      #expect(tables.contains { $0.contains("[\(code.rawValue)]") }, "\(code.rawValue)")
    }
  }

  @Test func codesAreDifferent() {
    #expect(Set(Diagnostic.Code.allMustacheCodes).count == Diagnostic.Code.allMustacheCodes.count)
  }
}
