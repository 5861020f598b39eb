import Diagnostics
import Markup
import SettingsModel
import TestSupport
import Testing
import Themes

@testable import Rendering

@Suite struct InlineResourcesTests {
  private func asset(_ path: String, _ text: String) -> ThemeAsset {
    ThemeAsset(path: path, bytes: Array(text.utf8))
  }

  @Test func namesTheDigestsOfWhatStandsInThePage() {
    let resources = InlineResources(stylesheet: asset("assets/theme-1.css", "a{b:c}"), assets: [])
    #expect(
      resources.html(script: Array("go()".utf8), connection: nil).description
        == "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; base-uri &#39;none&#39;; "
        + "style-src &#39;sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o=&#39;; "
        + "script-src &#39;sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=&#39;\">"
        + "<style>a{b:c}</style><script>go()</script>"
    )
  }

  @Test(arguments: [
    ("https://example.org:8443/save?a=1", "https://example.org:8443"), ("/save", "&#39;self&#39;"),
    ("save", "&#39;self&#39;"), ("http://example.org", "http://example.org"),
  ])
  func connectsToWhereTheScriptSends(address: String, source: String) {
    let resources = InlineResources(stylesheet: asset("assets/t.css", ""), assets: [])
    let html = resources.html(script: [], connection: address).description
    #expect(html.contains("; connect-src \(source)\">"))
  }

  /// Nothing in a style or script ends its element.
  @Test func keepsEndTagsInside() {
    let resources = InlineResources(stylesheet: asset("assets/t.css", "a{content:'</style><b>'}"), assets: [])
    let html = resources.html(script: Array("f('</script><!--')".utf8), connection: nil).description
    #expect(html.contains("<style>a{content:'<\\/style><b>'}</style>"))
    #expect(html.contains("<script>f('<\\/script><\\!--')</script>"))
  }

  @Test func imagesBecomeAddressesOfTheirData() {
    let resources = InlineResources(
      stylesheet: asset("assets/t.css", "a{background:url(\"dot-12ab.svg\")}"),
      assets: [asset("assets/dot-12ab.svg", "foobar")]
    )
    let html = resources.html(script: nil, connection: nil).description
    #expect(html.contains("url(\"data:image/svg+xml;base64,Zm9vYmFy\")"))
    #expect(html.contains("img-src data:; font-src data:\">"))
  }

  @Test func pagesPointToNothing() throws {
    let row = Row(title: "A", key: "a", content: .toggle(Toggle(isOn: true)))
    let page = Page(slug: "index", title: "T", sections: [Section(content: .rows([row]))])
    var diagnostics = DiagnosticCollector()
    let theme = try #require(TestTheme.load(into: &diagnostics))
    let site = Site(title: "S", pages: [page])
    let renderer = try #require(SiteRenderer(site: site, theme: theme, isInline: true, into: &diagnostics))
    let tree = try MarkupParser.document(try #require(renderer.render(page, into: &diagnostics)))
    #expect(renderer.assets.isEmpty)
    #expect(tree.elements("link").isEmpty && tree.elements("style").count == 1)
  }
}
