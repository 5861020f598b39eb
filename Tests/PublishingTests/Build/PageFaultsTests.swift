import Diagnostics
import Testing

@testable import Publishing

@Suite struct PageFaultsTests {
  private func faults(_ number: Int, count: Int = 1000) -> DiagnosticCollector {
    var diagnostics = DiagnosticCollector()
    for fault in 0..<count { diagnostics.error("fault", "fault \(fault)", at: SourceLocation(file: "p\(number)")) }
    diagnostics.warning("fault", "warning", at: SourceLocation(file: "p\(number)"))
    return diagnostics
  }

  /// The same is told however the pages were shared out.
  @Test(arguments: [1, 2, 3, 7]) func ofVeryManyTheFirstAreTold(workers: Int) {
    var all = PageFaults()
    for worker in (0..<workers).reversed() {
      var share = PageFaults()
      for number in stride(from: worker, to: 30, by: workers) { share.append(faults(number), of: number) }
      all.formUnion(share)
    }
    var diagnostics = DiagnosticCollector()
    all.report(in: "Site/pages", into: &diagnostics)
    #expect(diagnostics.diagnostics.count == 10_011)
    #expect(
      diagnostics.diagnostics.dropLast().map(\.location?.file)
        == (0..<10).flatMap { page in (0...1000).map { _ in "p\(page)" } }
    )
    #expect(
      diagnostics.diagnostics.last?.line
        == "Site/pages: error: there are 20000 more errors and 20 more warnings in other pages than the 10010 that are told [too-many-faults] Mend those first."
    )
  }

  @Test func ofFewAllAreTold() {
    var (all, share) = (PageFaults(), PageFaults())
    share.append(faults(3, count: 0), of: 3)
    all.formUnion(share)
    var diagnostics = DiagnosticCollector()
    all.report(in: nil, into: &diagnostics)
    #expect(diagnostics.diagnostics.count == 1)
    #expect(!diagnostics.hasErrors)
  }
}
