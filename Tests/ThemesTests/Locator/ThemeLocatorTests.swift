import Diagnostics
import Testing

@testable import Themes

/// Where themes are looked for.
@Suite struct ThemeLocatorTests {
  private static let themes = Dictionary(
    uniqueKeysWithValues: [
      "Site/plain", "Site/themes/plain", "Site/themes/own", "Themes/plain", "Themes/base", "other",
    ]
    .map { ("\($0)/theme.json", "{}") }
  )

  private func locate(_ name: String, from folder: String = "Site") -> String? {
    var diagnostics = DiagnosticCollector()
    let locator = ThemeLocator(
      reader: MemoryFolders(Self.themes),
      siteFolder: "Site",
      builtInFolders: ["Missing", "Themes"]
    )
    return locator.locate(name, relativeTo: folder, into: &diagnostics)
  }

  @Test func aPathComesFirstThenTheSiteThenTheBuiltInOnes() {
    #expect(locate("plain") == "Site/plain")
    #expect(locate("plain", from: "") == "Site/themes/plain")
    #expect(locate("own") == "Site/themes/own")
    #expect(locate("base") == "Themes/base")
    #expect(locate("other", from: "") == "other")
    #expect(locate("themes/own") == "Site/themes/own")
  }

  @Test(arguments: ["", ".", "..", "Base", "x/../base", "../Themes/none"])
  func whatIsNotThereIsNotFound(_ name: String) {
    #expect(locate(name) == nil)
  }

  @Test func namesAreThoseOfTheSiteAndTheBuiltInOnes() {
    let locator = ThemeLocator(reader: MemoryFolders(Self.themes), siteFolder: "Site", builtInFolders: ["Themes"])
    #expect(locator.names == ["base", "own", "plain"])
  }

  @Test func withoutBuiltInThemesTheErrorSaysWhatToSet() {
    var diagnostics = DiagnosticCollector()
    let locator = ThemeLocator(reader: MemoryFolders(), siteFolder: "Site", builtInFolders: [])
    #expect(locator.locate("plain", relativeTo: "Site", into: &diagnostics) == nil)
    #expect(
      diagnostics.texts == [
        #"error: there is no theme "plain" [theme-not-found] (looked for "Site/plain/theme.json") (looked for "Site/themes/plain/theme.json") -> Set FIELDSET_THEMES to the folder of the built-in themes."#
      ]
    )
  }

  static let installations: [(executable: String, themes: String)] = [
    ("/usr/local/bin/fieldset", "/usr/local/share/fieldset/Themes"),
    ("/home/me/Fieldset/.build/debug/fieldset", "/home/me/Fieldset/Themes"),
    ("/home/me/App/.build/x86_64/debug/tool", "/home/me/App/.build/checkouts/Fieldset/Themes"),
    ("/home/me/App/.build/plugins/tool", "/home/me/App/.build/checkouts/fieldset-2/Themes"),
  ]

  @Test(arguments: installations)
  func builtInThemesAreFoundNearTheExecutable(_ item: (executable: String, themes: String)) {
    let reader = MemoryFolders([item.executable: "", "\(item.themes)/base/theme.json": "{}"])
    let folders = ThemeLocator.builtInFolders(
      environment: [:],
      executable: item.executable,
      reader: reader,
      compiledAt: "/gone/Sources/Themes/Locator/x.swift"
    )
    #expect(folders == [item.themes])
  }

  @Test func theEnvironmentComesFirstAndTheCheckoutLast() {
    let reader = MemoryFolders([
      "/src/Themes/base/theme.json": "{}", "/opt/share/fieldset/Themes/base/theme.json": "{}",
    ])
    let folders = ThemeLocator.builtInFolders(
      environment: ["FIELDSET_THEMES": "mine"],
      executable: "/opt/bin/fieldset",
      reader: reader,
      compiledAt: "/src/Sources/Themes/Locator/ThemeLocator+BuiltIn.swift"
    )
    #expect(folders == ["mine", "/opt/share/fieldset/Themes", "/src/Themes"])
  }

  @Test func anExecutableThatIsALinkIsFollowed() {
    let reader = MemoryFolders(
      ["/opt/fieldset/bin/fieldset": "", "/opt/fieldset/share/fieldset/Themes/base/theme.json": "{}"],
      links: ["/usr/bin/fieldset": "/opt/fieldset/bin/fieldset"]
    )
    let folders = ThemeLocator.builtInFolders(
      environment: [:],
      executable: "/usr/bin/fieldset",
      reader: reader,
      compiledAt: "x.swift"
    )
    #expect(folders == ["/opt/fieldset/share/fieldset/Themes"])
  }
}
