import Diagnostics
import SettingsModel
import Testing

/// An input with something wrong in it, and everything that is said of it.
struct Fault: Sendable, CustomTestStringConvertible {
  let site: String
  let pages: [(slug: String, text: String)]
  let expected: [String]

  /// A page, which another page `about` stands beside.
  init(page: String, _ expected: String...) {
    site = #"{"title": "S", "flags": {"beta": true}}"#
    pages = [("p", page), ("about", #"{"title": "About", "sections": [{"key": "versions", "header": "V"}]}"#)]
    self.expected = expected
  }

  /// A section, which begins in the first column of the second line.
  init(section: String, _ expected: String...) {
    self.init(page: "{\"title\": \"P\", \"sections\": [\n\(section)\n]}", expecting: expected)
  }

  /// A row, which begins in the first column of the second line.
  init(row: String, _ expected: String...) {
    self.init(page: "{\"title\": \"P\", \"sections\": [{\"rows\": [\n\(row)\n]}]}", expecting: expected)
  }

  /// A site with pages.
  init(site: String, pages: KeyValuePairs<String, String> = [:], _ expected: String...) {
    self.site = site
    self.pages = pages.map { ($0.key, $0.value) }
    self.expected = expected
  }

  private init(page: String, expecting expected: [String]) {
    let fault = Fault(page: page)
    (site, pages) = (fault.site, fault.pages)
    self.expected = expected
  }

  var testDescription: String { pages.first?.text ?? site }

  /// What is said of the input.
  var found: [String] {
    var diagnostics = DiagnosticCollector()
    var decoded = Reading.site(site, into: &diagnostics)
    decoded?.pages = pages.compactMap { Reading.page($0.text, slug: $0.slug, into: &diagnostics) }
    if let decoded {
      let resolved = SiteResolver().resolve(decoded, into: &diagnostics)
      SiteValidator(assets: ["assets/manual.pdf"]).validate(resolved, into: &diagnostics)
    }
    return diagnostics.lines
  }
}
