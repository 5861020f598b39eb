import Diagnostics
import Rendering
import SettingsModel
import TestSupport
import Testing

@Suite struct SiteRendererTests {
  private let own = Row(
    title: nil,
    content: .custom(
      kind: "two-titles",
      fields: Fields([.init(name: "left", value: .text("L")), .init(name: "right", value: .text("R"))])
    )
  )

  @Test func makesIndexWhereThereIsNone() throws {
    let site = Site(title: "Site", pages: [Page(slug: "b", title: "B"), Page(slug: "a/c", title: "A", language: "he")])
    var diagnostics = DiagnosticCollector()
    let theme = try #require(TestTheme.load(into: &diagnostics))
    let renderer = try #require(SiteRenderer(site: site, theme: theme, into: &diagnostics))
    let index = try #require(renderer.pages.last)
    #expect(renderer.pages.map(\.slug) == ["b", "a/c", "index"])
    let tree = try MarkupParser.document(try #require(renderer.render(index, into: &diagnostics)))
    #expect(tree.elements("a").map { $0["href"] } == ["a/c.html", "b.html"])
    #expect(tree.elements("nav").isEmpty, "its rows are the navigation")
    #expect(tree.elements("title").map(\.text) == ["Site"])
  }

  /// All pages on every page would grow with the square of their number.
  @Test(arguments: [(100, false, 100), (101, false, 0), (101, true, 101)])
  func navigationShowsAllPagesOfSmallSites(count: Int, isListed: Bool, expected: Int) throws {
    let pages = (0..<count).map { Page(slug: $0 == 0 ? "index" : "p\($0)", title: "Page \($0)") }
    let site = Site(title: "Site", navigation: isListed ? pages.map(\.slug) : nil, pages: pages)
    var diagnostics = DiagnosticCollector()
    let theme = try #require(TestTheme.load(into: &diagnostics))
    let renderer = try #require(SiteRenderer(site: site, theme: theme, into: &diagnostics))
    let tree = try MarkupParser.document(try #require(renderer.render(pages[7], into: &diagnostics)))
    #expect(tree.elements("nav").flatMap { $0.elements("a") }.count == expected)
  }

  @Test func rendersKindsOfTheAuthorsOwn() throws {
    let tree = try TestTheme.render(Page(slug: "index", title: "T", sections: [Section(content: .rows([own]))]))
    #expect(tree.elements("p").map(\.text) == ["L | R"])
  }

  /// What the site names and the theme does not have is said for all pages at once.
  @Test(arguments: [
    (
      Row(title: "X", content: .custom(kind: "swich", fields: Fields())), [String: String](),
      "error: kind \"swich\" has no template in \"rows\" [unbound-kind]",
      "Did you mean \"switch\"? A kind of your own needs a template rows/swich.mustache." as String?
    ),
    (
      Row(title: "X", content: .custom(kind: "banner", fields: Fields())), [:],
      "error: kind \"banner\" has no template in \"rows\" [unbound-kind]",
      "Add a template rows/banner.mustache to the theme, or to the site's folder \"templates\"."
    ),
    (
      Row(title: "X", icon: "bels", content: .note("N")), [:],
      "error: there is no icon \"bels\" [unknown-icon]", "Did you mean \"bell\"?"
    ),
    (
      Row(title: "X", icon: "xylophone", content: .note("N")), [:],
      "error: there is no icon \"xylophone\" [unknown-icon]",
      "Add xylophone.svg to the folder \"icons\" of the site or the theme."
    ),
    (
      Row(
        title: nil,
        content: .custom(
          kind: "two-titles",
          fields: Fields([.init(name: "left", value: .text("L")), .init(name: "rigth", value: .text("R"))])
        )
      ),
      [:],
      "warning: template \"rows/two-titles\" asks for the field \"right\", which no row of the kind has [unknown-template-field]",
      "Did you mean \"rigth\"?"
    ),
    (
      Row(title: nil, content: .note("N")), ["page": ""],
      "error: theme \"test\" has no template \"page\" [missing-page-template]",
      "Extend a theme that has it, with \"extends\": \"base\", or add templates/page.mustache."
    ),
  ])
  func reportsWhatIsMissing(row: Row, templates: [String: String], expected: String, fix: String?) throws {
    let bell = #"<svg viewBox="0 0 20 20"><path d="M1 1h9"/></svg>"#
    var diagnostics = DiagnosticCollector()
    let theme = try #require(TestTheme.load(templates, icons: ["bell": bell], into: &diagnostics))
    let site = Site(title: "Site", pages: [Page(slug: "index", title: "T", sections: [Section(content: .rows([row]))])])
    _ = SiteRenderer(site: site, theme: theme, into: &diagnostics)
    let texts = diagnostics.sorted.map { "\($0.severity): \($0.message) [\($0.code.rawValue)]" }
    #expect(texts == [expected])
    #expect(diagnostics.sorted.first?.fix == fix)
  }
}
