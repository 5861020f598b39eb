import Diagnostics
import Markup
import Mustache
import Testing

@testable import Themes

/// What of which folder makes up a theme.
@Suite struct ThemeTests {
  private static let files = [
    "Themes/base/theme.json": #"{"name": "base", "title": "Base", "colorSchemes": ["light"]}"#,
    "Themes/base/tokens.json": #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}"#,
    "Themes/base/styles/10-page.css": "html { a: b }",
    "Themes/base/styles/20-rows.css": "li { background: url(../assets/dot.svg) }",
    "Themes/base/templates/page.mustache": "base page",
    "Themes/base/templates/rows/switch.mustache": "base switch",
    "Themes/base/icons/sun.svg": #"<svg viewBox="0 0 1 1"/>"#,
    "Themes/base/icons/moon.svg": #"<svg viewBox="0 0 2 2"/>"#,
    "Themes/base/assets/dot.svg": "dot",
    "Themes/base/assets/fonts/a.woff2": "font",
    "Site/themes/mine/theme.json": #"{"name": "mine", "extends": "base"}"#,
    "Site/themes/mine/tokens.json": #"{"a": {"$value": 2}}"#,
    "Site/themes/mine/styles/10-page.css": "html { c: d }",
    "Site/themes/mine/styles/30-more.css": "p { e: f }",
    "Site/themes/mine/templates/rows/switch.mustache": "my switch",
    "Site/themes/mine/assets/dot.svg": "my dot",
    "Site/templates/rows/switch.mustache": "the site's switch",
    "Site/templates/rows/rating.mustache": "the site's rating",
    "Site/icons/moon.svg": #"<svg viewBox="0 0 3 3"/>"#,
    "Site/assets/photo.jpg": "not the theme's",
    "Site/styles/x.css": "not the theme's",
  ]

  private func load(_ name: String, _ folders: MemoryFolders = MemoryFolders(files)) throws -> Theme {
    var diagnostics = DiagnosticCollector()
    let locator = ThemeLocator(reader: folders, siteFolder: "Site", builtInFolders: ["Themes"])
    let theme = Theme.load(name, relativeTo: "Site", using: locator, into: &diagnostics)
    #expect(diagnostics.texts == [])
    return try #require(theme)
  }

  @Test func aFileReplacesTheOneOfItsPath() throws {
    let theme = try load("mine")
    #expect(theme.folders == ["Site/themes/mine", "Themes/base"])
    #expect(
      theme.templateSources.map { "\($0.name): \(String(decoding: $0.file.bytes, as: UTF8.self))" } == [
        "page: base page", "rows/rating: the site's rating", "rows/switch: the site's switch",
      ]
    )
    #expect(theme.templateSources.last?.file.name == "Site/templates/rows/switch.mustache")
    #expect(theme.iconNames == ["moon", "sun"])
    #expect(theme.icon(named: "moon")?.description.contains("0 0 3 3") == true)
    #expect(theme.icon(named: "star") == nil)
    #expect(theme.assets.map(\.source) == ["Site/themes/mine/assets/dot.svg", "Themes/base/assets/fonts/a.woff2"])
  }

  @Test func stylesAreJoinedInNameOrderBehindTheTokens() throws {
    let theme = try load("mine")
    let dot = ContentHash.name(of: Array("my dot".utf8))
    let font = ContentHash.name(of: Array("font".utf8))
    #expect(theme.assets.map(\.path) == ["assets/dot-\(dot).svg", "assets/fonts/a-\(font).woff2"])
    let css = String(decoding: theme.stylesheet.bytes, as: UTF8.self)
    #expect(
      css == ":root{color-scheme:light;--a:2;--b:2}html{c:d}li{background:url(dot-\(dot).svg)}p{e:f}"
    )
    #expect(theme.stylesheet.path == "assets/theme-\(ContentHash.name(of: theme.stylesheet.bytes)).css")
  }

  @Test func theFingerprintChangesWithWhatPagesAreMadeOf() throws {
    let theme = try load("mine")
    #expect(try load("mine").fingerprint == theme.fingerprint)
    for path in ["Site/templates/rows/switch.mustache", "Themes/base/styles/20-rows.css"] {
      var files = Self.files
      files[path] = "/* */"
      #expect(try load("mine", MemoryFolders(files)).fingerprint != theme.fingerprint)
    }
  }

  @Test func aThemeOfTheSiteMayExtendTheBuiltInOneOfItsName() throws {
    let theme = try load(
      "base",
      MemoryFolders(
        Self.files.merging(
          ["Site/themes/base/theme.json": #"{"name": "base", "extends": "base", "title": "Ours"}"#]
        ) { first, _ in first }
      )
    )
    #expect(theme.manifest.title == "Ours")
    #expect(theme.folders == ["Site/themes/base", "Themes/base"])
  }

  @Test func foldersThatAreLinksAreFollowed() throws {
    let theme = try load(
      "Themes/linked",
      MemoryFolders(
        Self.files.merging(["elsewhere/star.svg": #"<svg viewBox="0 0 4 4"/>"#]) { first, _ in first },
        links: ["Site/Themes/linked": "Themes/base", "Site/themes/mine/icons": "elsewhere"]
      )
    )
    #expect(theme.name == "base")
    let mine = try load(
      "mine",
      MemoryFolders(
        Self.files.merging(["elsewhere/star.svg": #"<svg viewBox="0 0 4 4"/>"#]) { first, _ in first },
        links: ["Site/themes/mine/icons": "elsewhere"]
      )
    )
    #expect(mine.iconNames == ["moon", "star", "sun"])
  }
}
