import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct DiagnosticCodeTests {
  /// The suites of this module compare whole messages; here it is made sure that no code is without one.
  @Test(arguments: Diagnostic.Code.allPublishingCodes)
  func everyCodeStandsInATest(code: Diagnostic.Code) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Tests.swift") }
    let isTested = try names.contains { name in
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).contains("[\(code.rawValue)]")
    }
    #expect(isTested)
  }
}
