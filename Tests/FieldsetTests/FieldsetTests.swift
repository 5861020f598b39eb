import Fieldset
import Testing

/// One import is enough to describe a site, read one, and build one.
@Suite struct FieldsetTests {
  @Test func handsOnTheWholeInterface() {
    let site = Site(
      title: "App",
      pages: [
        Page(
          slug: "index",
          title: "General",
          sections: [Section(content: .rows([Row(title: "Wi-Fi", key: "wifi", content: .toggle(Toggle(isOn: true)))]))]
        )
      ]
    )
    var diagnostics = DiagnosticCollector()
    diagnostics.warning("example", "a warning")
    #expect(site.pages.first?.sections.count == 1)
    #expect(!diagnostics.hasErrors)
  }
}
