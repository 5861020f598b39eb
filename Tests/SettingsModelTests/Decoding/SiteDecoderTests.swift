import Diagnostics
import SettingsModel
import Testing

@Suite struct SiteDecoderTests {
  @Test func decodesASite() throws {
    let text = """
      {
        "title": "My App", "language": "de", "theme": "plain", "flags": {"beta": true, "old": false},
        "navigation": ["general", "index"],
        "header": {"kind": "title", "title": "My App", "subtitle": "Settings", "lang": "en"},
        "footer": "Made at home.",
        "storage": {"kind": "post", "url": "/settings", "namespace": "app"},
        "urlSchemes": ["ftp"], "strings": {"save": "Sichern"}, "contracts": false
      }
      """
    var diagnostics = DiagnosticCollector()
    let site = try #require(Reading.site(text, into: &diagnostics))
    #expect(diagnostics.lines == [])
    #expect(
      site
        == Site(
          title: "My App",
          language: "de",
          theme: "plain",
          flags: ["beta": true, "old": false],
          navigation: ["general", "index"],
          header: HeaderFooter(.title("My App", subtitle: "Settings"), language: "en"),
          footer: HeaderFooter(.text("Made at home.")),
          storage: Storage(.post, url: "/settings", namespace: "app"),
          urlSchemes: ["ftp"],
          strings: ["save": "Sichern"],
          hasContracts: false
        )
    )
  }
}
