import Fieldset
import Foundation
import KettleSettings
import Testing

/// What an app does with its settings: it describes them, has their pages with it, and reads what comes back.
@Suite struct KettleSettingsTests {
  /// The folder of the site, beside the sources.
  private static let site = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/KettleSettings/Settings")

  private func page(_ slug: String, into diagnostics: inout DiagnosticCollector) throws -> Page {
    let path = "pages/\(slug).json"
    let bytes = Array(try Data(contentsOf: Self.site.appending(path: path)))
    let document = try #require(JSONDocument.read(SourceFile(name: path, bytes: bytes), into: &diagnostics))
    return try #require(PageDecoder().decode(document, slug: slug, into: &diagnostics))
  }

  @Test func pageInCodeEqualsThePageFile() throws {
    var diagnostics = DiagnosticCollector()
    #expect(try page("index", into: &diagnostics) == .kettle)
    #expect(diagnostics.diagnostics.isEmpty)
  }

  @Test func builtPageHasTheBytesOfThePageInCode() throws {
    var diagnostics = DiagnosticCollector()
    let reader = SystemFolderReader(currentFolder: "/")
    // The built-in themes are found where the package manager keeps what this package depends on.
    let locator = ThemeLocator(
      reader: reader,
      siteFolder: Self.site.path,
      builtInFolders: ThemeLocator.builtInFolders(environment: [:], executable: nil, reader: reader)
    )
    let theme = try #require(Theme.load("steel", using: locator, into: &diagnostics))
    let help = try page("help/descaling", into: &diagnostics)
    let described = Site("Kettle", theme: "steel") {
      Page.kettle
      help
    }
    let site = SiteResolver().resolve(described, into: &diagnostics)
    SiteValidator().validate(site, into: &diagnostics)
    let renderer = try #require(SiteRenderer(site: site, theme: theme, into: &diagnostics))
    #expect(renderer.pages.map(\.slug) == ["help/descaling", "index"])
    let folder = try #require(BuiltPages.folder)
    for page in renderer.pages {
      let built = try Data(contentsOf: folder.appending(path: page.slug + ".html"))
      #expect(renderer.render(page, into: &diagnostics).map { Data($0) } == built, "\(page.slug)")
    }
    #expect(diagnostics.diagnostics.map(\.message) == [])
  }

  @Test func pagesAreAmongTheResources() throws {
    #expect(BuiltPages.paths == ["help/descaling.html", "index.html"])
    let html = try String(contentsOf: try #require(BuiltPages.folder).appending(path: "index.html"), encoding: .utf8)
    #expect(html.contains("Limescale"))
  }

  @Test func readsWhatComesBack() throws {
    let body = "keep-warm=off&temperature=80&tea=green&days=&days=tuesday&days=wednesday"
    let form = try FormDecoder(.kettle).decode(urlencoded: Array(body.utf8))
    #expect(form[Keys.keepsWarm] == false)
    #expect(form[Keys.temperature] == 80)
    #expect(form[Keys.tea] == .green)
    #expect(form[Keys.days] == [.tuesday, .wednesday])
  }

  @Test func refusesWhatThePageDoesNotOffer() throws {
    let body = "keep-warm=on&temperature=300&tea=coffee&days="
    let problems = try #require(throws: FormProblems.self) {
      try FormDecoder(.kettle).decode(urlencoded: Array(body.utf8))
    }
    #expect(problems.problems.map(\.key) == ["temperature", "tea"])
  }
}
