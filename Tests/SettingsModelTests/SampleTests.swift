import Diagnostics
import Foundation
import JSONSource
import SettingsModel
import TestSupport
import Testing

/// The sample of the repository is without faults.
@Suite struct SampleTests {
  @Test func hasNoFaults() throws {
    let folder = Cases.checkout.appendingPathComponent("Sample")
    let pages = folder.appendingPathComponent("pages")
    var diagnostics = DiagnosticCollector()
    func document(_ url: URL) throws -> JSONDocument? {
      let source = SourceFile(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
      return JSONDocument.read(source, into: &diagnostics)
    }
    let file = try #require(try document(folder.appendingPathComponent("site.json")))
    var site = try #require(SiteDecoder().decode(file, into: &diagnostics))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: pages.path).filter { $0.hasSuffix(".json") }
    for path in paths.sorted() {
      guard let file = try document(pages.appendingPathComponent(path)) else { continue }
      let slug = String(path.dropLast(".json".count))
      if let page = PageDecoder().decode(file, slug: slug, into: &diagnostics) { site.pages.append(page) }
    }
    #expect(!site.pages.isEmpty)
    SiteValidator().validate(SiteResolver().resolve(site, into: &diagnostics), into: &diagnostics)
    #expect(diagnostics.lines == [])
  }
}
