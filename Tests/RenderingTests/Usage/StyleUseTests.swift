import Diagnostics
import SettingsModel
import TestSupport
import Testing
@testable import Themes

@testable import Rendering

/// What is on pages decides which of a theme's style files a site gets.
@Suite struct StyleUseTests {
  private static let toggle = Row(title: "A", key: "a", content: .toggle(Toggle(isOn: true)))

  private static func page(_ row: Row = toggle) -> Page {
    Page(slug: "index", title: "T", sections: [Section(content: .rows([row]))])
  }

  private static func page(_ option: Selection.Option) -> Page {
    let section = Section(key: "k", content: .selection(Selection(.multiple, options: [option])))
    return Page(slug: "index", title: "T", sections: [section])
  }

  static let pages: [(page: Page, site: Site, names: [String])] = [
    (page(), Site(title: "S"), ["switch"]),
    (page(), Site(title: "S", language: "zh-Hant"), ["languages", "switch"]),
    (page(), Site(title: "S", header: HeaderFooter(.text("H"))), ["site-header", "switch"]),
    (
      page(), Site(title: "S", footer: HeaderFooter(.text("F"), language: "ja")),
      ["languages", "site-footer", "switch"]
    ),
    (page(Row(title: "A", isDisabled: true, content: .value("b"))), Site(title: "S"), ["disabled", "value"]),
    (page(Row(title: "A", key: "a", error: "No", content: .date(""))), Site(title: "S"), ["error", "date"]),
    (page(.init(value: "a", title: "A", language: "ar")), Site(title: "S"), ["languages"]),
    (page(.init(value: "a", title: "A", divider: "or")), Site(title: "S"), ["divider"]),
    (
      page(.init(value: "a", title: "A", options: [.init(value: "b", title: "B", isDisabled: true)])),
      Site(title: "S"), ["tree", "disabled"]
    ),
  ]

  @Test(arguments: pages) func whatIsThereHasAName(_ item: (page: Page, site: Site, names: [String])) {
    let traits = PageTraits(item.page, PageOutline(item.page)).union(PageTraits(around: item.site))
    #expect(Set(traits.names) == Set(item.names))
    #expect(!traits.contains(.unknown))
  }

  static let unknown: [(page: Page, site: Site)] = [
    (page(Row(title: nil, content: .custom(kind: "two-titles", fields: Fields()))), Site(title: "S")),
    (page(Row(title: "A", template: "two-titles", content: .value("b"))), Site(title: "S")),
    (page(), Site(title: "S", header: HeaderFooter(.custom(kind: "k", fields: Fields())))),
  ]

  @Test(arguments: unknown) func ownMarkupMayNeedEverything(_ item: (page: Page, site: Site)) {
    let traits = PageTraits(item.page, PageOutline(item.page)).union(PageTraits(around: item.site))
    let usage = SiteUsage(traits: traits)
    #expect(StyleUses(usage, parts: [], hasNavigation: false).names == nil)
  }

  @Test func partsOfTheScriptAndNavigationCount() {
    let part = ScriptPart(path: "50-changes.js", bytes: [], source: "a.js")
    let uses = StyleUses(SiteUsage(traits: .tree), parts: [part], hasNavigation: true)
    #expect(uses.names == ["changes", "tree", "navigation"])
  }

  @Test func whatNoPageHasIsReported() throws {
    var diagnostics = DiagnosticCollector()
    let theme = try #require(TestTheme.load(styles: ["a": "/* for: treee, core */"], into: &diagnostics))
    _ = SiteRenderer(site: Site(title: "S", pages: [Self.page()]), theme: theme, into: &diagnostics)
    let found = try #require(diagnostics.diagnostics.first)
    #expect(diagnostics.diagnostics.count == 1)
    #expect(found.code == .unknownStyleUse)
    #expect(found.fix == "Did you mean \"tree\"?")
    #expect(found.location?.column == 9)
  }
}
