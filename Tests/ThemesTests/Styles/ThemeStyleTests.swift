import Diagnostics
import TestSupport
import Testing

@testable import Themes

/// A style file says what it is for, and is left out of sites that have nothing of that.
@Suite struct ThemeStyleTests {
  static let sheets: [(css: String, uses: [String])] = [
    ("/* Fields to look for settings.\n   for: search, filter */\na{}", ["search", "filter"]),
    ("/* for: tree */", ["tree"]),
    ("\u{FEFF}\n/*\n\tfor:tree*/", []),
    ("/*\n  for: site-header\n  and more */", ["site-header"]),
    ("/* What waits for: nothing */", []),
    ("a{} /* for: tree */", []),
    ("", []),
    ("/* for: tree", ["tree"]),
  ]

  @Test(arguments: sheets) func saysWhatItIsFor(_ item: (css: String, uses: [String])) {
    let uses = ThemeStyle.uses(of: SourceFile(name: "styles/a.css", bytes: Array(item.css.utf8)))
    #expect(uses.map(\.name) == item.uses)
  }

  @Test func sitesGetWhatTheyHaveAUseFor() throws {
    var diagnostics = DiagnosticCollector()
    let folder = MemoryFolder([
      "Themes/t/theme.json": #"{"name": "t"}"#,
      "Themes/t/tokens.json":
        ##"{"color": {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}}, "b": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}}}"##,
      "Themes/t/styles/10-page.css": "a{color:var(--color-a)}",
      "Themes/t/styles/20-tree.css": "/* for: tree, filter */b{c:d}",
    ])
    let locator = ThemeLocator(reader: folder, siteFolder: nil, builtInFolders: ["Themes"])
    let theme = try #require(Theme.load("t", using: locator, into: &diagnostics))
    let css = { (names: Set<String>?) -> String in
      String(decoding: theme.stylesheet(for: names, appending: Array("e{f:g}".utf8)).bytes, as: UTF8.self)
    }
    #expect(diagnostics.texts == [])
    #expect(css([]).hasSuffix("a{color:var(--color-a)}e{f:g}"))
    #expect(css(["filter"]).hasSuffix("a{color:var(--color-a)}b{c:d}e{f:g}"))
    #expect(css(nil) == css(["tree"]), "markup that is not known may have a use for all of it")
    #expect(css([]).contains("--color-a:") && !css([]).contains("--color-b:"))
    #expect(String(decoding: theme.stylesheet.bytes, as: UTF8.self).contains("--color-b:"))
  }
}
