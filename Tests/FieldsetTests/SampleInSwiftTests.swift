import Fieldset
import Foundation
import Lantern
import TestSupport
import Testing

/// The four systems that settings come from, described in Swift: the same pages, byte for byte, as from JSON.
@Suite struct SampleInSwiftTests {
  static let pages = [Page.selection, .director, .sections, .categories]

  private static let folder = Cases.checkout.appendingPathComponent("Sample")

  private func document(_ path: String, into diagnostics: inout DiagnosticCollector) throws -> JSONDocument {
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(path)))
    return try #require(JSONDocument.read(SourceFile(name: path, bytes: bytes), into: &diagnostics))
  }

  /// The sample site with all its pages, as its folder has them.
  private func site() throws -> Site {
    var diagnostics = DiagnosticCollector()
    var site = try #require(SiteDecoder().decode(try document("site.json", into: &diagnostics), into: &diagnostics))
    let folder = Self.folder.appendingPathComponent("pages")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() where path.hasSuffix(".json")
    {
      let page = PageDecoder()
        .decode(
          try document("pages/\(path)", into: &diagnostics),
          slug: String(path.dropLast(".json".count)),
          into: &diagnostics
        )
      site.pages.append(try #require(page))
    }
    #expect(diagnostics.diagnostics.map(\.message) == [])
    return site
  }

  /// The HTML of every page.
  private func html(of site: Site, director: Director = Director()) throws -> [String: String] {
    var diagnostics = DiagnosticCollector()
    let locator = ThemeLocator(
      reader: SystemFolderReader(currentFolder: Cases.checkout.path),
      siteFolder: Self.folder.path,
      builtInFolders: [Cases.checkout.appendingPathComponent("Themes").path]
    )
    let theme = try #require(Theme.load(site.theme, using: locator, into: &diagnostics))
    let resolved = SiteResolver().resolve(site, into: &diagnostics)
    SiteValidator().validate(resolved, into: &diagnostics)
    let renderer = try #require(SiteRenderer(site: resolved, theme: theme, director: director, into: &diagnostics))
    var pages: [String: String] = [:]
    for page in renderer.pages {
      pages[page.slug] = String(decoding: try #require(renderer.render(page, into: &diagnostics)), as: UTF8.self)
    }
    #expect(diagnostics.diagnostics.map(\.message) == [])
    return pages
  }

  @Test(arguments: pages.map(\.slug)) func equalsThePageFile(slug: String) throws {
    var diagnostics = DiagnosticCollector()
    let page = try #require(Self.pages.first { $0.slug == slug })
    let document = try document("pages/\(slug).json", into: &diagnostics)
    let expected = try #require(PageDecoder().decode(document, slug: slug, into: &diagnostics))
    #expect(page.sections.count == expected.sections.count)
    for (section, other) in zip(page.sections, expected.sections) { #expect(section == other) }
    #expect(page == expected)
  }

  @Test func rendersTheSameBytes() throws {
    let written = try site()
    var coded = written
    for page in Self.pages {
      let index = try #require(coded.pages.firstIndex { $0.slug == page.slug })
      coded.pages[index] = page
    }
    let expected = try html(of: written)
    let actual = try html(of: coded)
    #expect(expected.count == written.pages.count)
    for page in Self.pages {
      let expectedHTML = try #require(expected[page.slug])
      #expect(expectedHTML.utf8.count > 5_000)
      #expect(actual[page.slug] == expectedHTML, "\(page.slug)")
    }
    #expect(actual == expected)
  }

  /// A renderer that is given the model writes what the template does, but for its line breaks.
  @Test func aRendererWritesWhatTheTemplateDoes() throws {
    var coded = try site()
    coded.pages = Self.pages.filter { $0.slug == "director" } + coded.pages.filter { $0.slug != "director" }
    let expected = try #require(try html(of: coded)["director"]).filter { !$0.isNewline }
    #expect(try html(of: coded, director: .lantern)["director"]?.filter { !$0.isNewline } == expected)
  }
}
