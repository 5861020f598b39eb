import Diagnostics
import Testing

@testable import Themes

/// Faults in a theme's folder, its manifest and its colours, each with its place, its words and its way out.
@Suite struct ThemeFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var links: [String: String] = [:]
    var unreadable: Set<String> = []
    var expected: [String]
  }

  private static func color(_ grey: String, alpha: String = "1") -> String {
    #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(grey), \#(grey), \#(grey)], "alpha": \#(alpha)}}"#
  }

  /// A theme that names one pair of colours.
  private static func pair(_ pair: String, tokens: String, dark: String = "{}", contrast: String = "{}") -> [String:
    String]
  {
    [
      "themes/a/theme.json": #"{"name": "a", "contrast": [\#(pair)]}"#,
      "themes/a/tokens.json": tokens,
      "themes/a/tokens.dark.json": dark,
      "themes/a/tokens.contrast.json": contrast,
    ]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "no such theme",
      files: ["themes/grouped/theme.json": #"{"name": "grouped"}"#],
      expected: [
        #"error: there is no theme "a" [theme-not-found] (looked for "a/theme.json") (looked for "themes/a/theme.json") -> Themes there are: "grouped"."#
      ]
    ),
    Case(
      testDescription: "a theme that extends a mistyped one",
      files: [
        "themes/a/theme.json": #"{"name": "a", "extends": "gruoped"}"#,
        "themes/grouped/theme.json": #"{"name": "grouped"}"#,
      ],
      expected: [
        #"1:26: error: there is no theme "gruoped" [theme-not-found] (looked for "themes/a/gruoped/theme.json") (looked for "themes/gruoped/theme.json") -> Did you mean "grouped"?"#
      ]
    ),
    Case(
      testDescription: "a theme that extends only itself",
      files: ["themes/a/theme.json": #"{"name": "a", "extends": "a"}"#],
      expected: [
        #"1:26: error: there is no theme "a" [theme-not-found] (looked for "themes/a/a/theme.json") ("themes/a" is the theme that names it)"#
      ]
    ),
    Case(
      testDescription: "a theme of a name that is not quite near",
      files: [
        "themes/base/theme.json": #"{"name": "base"}"#, "themes/ab/theme.json": #"{"name": "ab", "extends": "bars"}"#,
      ]
      .merging(["themes/a/theme.json": #"{"name": "a", "extends": "boxe"}"#], uniquingKeysWith: { $1 }),
      expected: [
        #"1:26: error: there is no theme "boxe" [theme-not-found] (looked for "themes/a/boxe/theme.json") (looked for "themes/boxe/theme.json") -> Did you mean "base"? Themes there are: "ab", "base"."#
      ]
    ),
    Case(
      testDescription: "things that are no theme",
      files: ["a/readme.txt": "", "themes/a": ""],
      expected: [
        #"error: there is no theme "a" [theme-not-found] ("a" is a folder without a "theme.json") ("themes/a" is a file, and a theme is a folder)"#
      ]
    ),
    Case(
      testDescription: "a link that leads nowhere",
      files: ["x": ""],
      links: ["themes/a": "nowhere"],
      expected: [
        #"error: there is no theme "a" [theme-not-found] (looked for "a/theme.json") ("themes/a" is a symbolic link that leads nowhere)"#
      ]
    ),
    Case(
      testDescription: "a circle of themes",
      files: [
        "themes/a/theme.json": #"{"name": "a", "extends": "b"}"#,
        "themes/b/theme.json": #"{"name": "b", "extends": "a"}"#,
      ],
      expected: [
        #"1:26: error: themes extend each other in a circle: "a" → "b" → "a" [theme-cycle] -> Leave out one "extends"."#
      ]
    ),
    Case(
      testDescription: "files that cannot be read",
      files: ["themes/a/theme.json": #"{"name": "a"}"#, "themes/a/styles/a.css": "", "themes/a/icons/i.svg": ""],
      unreadable: ["themes/a/styles/a.css", "themes/a/icons"],
      expected: [
        #"error: "themes/a/icons" cannot be read: no such folder [theme-unreadable]"#,
        #"error: "themes/a/styles/a.css" cannot be read: permission denied [theme-unreadable] -> Change its permissions."#,
      ]
    ),
    Case(
      testDescription: "links that lead nowhere or back",
      files: ["themes/a/theme.json": #"{"name": "a"}"#, "themes/a/assets/a.txt": ""],
      links: ["themes/a/assets/dead": "nowhere", "themes/a/assets/loop": "themes/a/assets"],
      expected: [
        #"error: "themes/a/assets/dead" is a symbolic link that leads nowhere [theme-broken-link] -> Mend or remove the link."#,
        #"error: "themes/a/assets/loop" is a symbolic link to a folder that it lies in [theme-broken-link] -> Remove the link."#,
      ]
    ),
    Case(
      testDescription: "a file that nothing uses",
      files: ["themes/a/theme.json": #"{"name": "a"}"#, "themes/a/styles/a.scss": "", "themes/a/styles/.DS_Store": ""],
      expected: [
        #"warning: "themes/a/styles/a.scss" is not used: files in "styles" end in ".css" [theme-unused-file]"#
      ]
    ),
    Case(
      testDescription: "misspelt parts of a theme, and what people keep beside them",
      files: [
        "themes/a/theme.json": #"{"name": "a"}"#, "themes/a/style/a.css": "", "themes/a/tokens.drak.json": "{}",
        "themes/a/README.md": "", "themes/a/LICENSE": "", "themes/a/.git/config": "", "themes/a/package.json": "",
        "themes/a/sources/a.svg": "",
      ],
      expected: [
        #"warning: "themes/a/style" is not used [theme-unused-file] -> Did you mean "styles"?"#,
        #"warning: "themes/a/tokens.drak.json" is not used [theme-unused-file] -> Did you mean "tokens.dark.json"?"#,
      ]
    ),
    Case(
      testDescription: "faults of all parts at once",
      files: [
        "themes/a/theme.json": #"{"nme": "a"}"#,
        "themes/a/tokens.json": #"{"a": {"$type": "size", "$value": 1}, "b": 2}"#,
        "themes/a/styles/1.css": "p { a: var(--a); b: var(--b); c: var(--c-d); e: var(--f) } }",
        "themes/a/icons/i.svg": #"<svg viewBox="0 0 1 1"><text/></svg>"#,
      ],
      expected: [
        ##"1:24: error: an icon has no element "text" [icon-unsafe] -> Turn text into paths."##,
        ##"1:38: warning: nothing sets the custom property "--c-d" [style-unknown-property] -> Add a token for it, or a value to fall back to: var(--c-d, …)."##,
        ##"1:53: warning: nothing sets the custom property "--f" [style-unknown-property] -> Add a token for it, or a value to fall back to: var(--f, …)."##,
        ##"1:60: error: "}" closes nothing [style-unclosed]"##,
        ##"1:2: error: unknown field "nme" in a theme [theme-manifest] -> Did you mean "name"?"##,
        ##"1:17: error: unknown type "size" of a token [token-unknown-type] -> Types there are: "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border", "transition", "shadow", "gradient", "typography"."##,
        ##"1:44: error: "b" is neither a token nor a group [token-incomplete] -> Put the value into an object, under "$value"."##,
      ]
    ),
    Case(
      testDescription: "faults of a theme's own files where what it extends is unknown",
      files: [
        "themes/a/theme.json": #"{"name": "a", "extend": "base"}"#,
        "themes/a/tokens.json": #"{"a": {"$type": "size", "$value": 1}}"#,
        "themes/a/tokens.dark.json": #"{"b": {"$value": "{c}"}}"#,
        "themes/a/styles/1.css": "p { a: var(--x); b: url(../assets/base.svg) } q {",
        "themes/a/icons/i.svg": #"<svg viewBox="0 0 1 1"><text/></svg>"#,
        "themes/a/templates/rows/switch.mustache": "{{contrl}}{{>parts/of-base}}{{#x}}",
      ],
      expected: [
        ##"1:24: error: an icon has no element "text" [icon-unsafe] -> Turn text into paths."##,
        ##"1:49: error: "{" is never closed [style-unclosed]"##,
        ##"1:29: error: section "x" is not closed [unclosed-section] -> Close it with "{{/x}}"."##,
        ##"1:15: error: unknown field "extend" in a theme [theme-manifest] -> Did you mean "extends"?"##,
        ##"1:17: error: unknown type "size" of a token [token-unknown-type] -> Types there are: "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border", "transition", "shadow", "gradient", "typography"."##,
      ]
    ),
    Case(
      testDescription: "a token at fault leaves no other word about what uses it",
      files: [
        "themes/a/theme.json": #"{"name": "a"}"#,
        "themes/a/tokens.json":
          ##"{"a": {"$type": "color", "$value": {}}, "b": 2, "c": {"$type": "typography", "$value": {}}, "d": {"value": 1}}"##,
        "themes/a/styles/1.css": "p { a: var(--a) var(--b) var(--c-size) var(--d) var(--e) }",
      ],
      expected: [
        ##"1:53: warning: nothing sets the custom property "--e" [style-unknown-property] -> Add a token for it, or a value to fall back to: var(--e, …)."##,
        ##"1:36: error: "a": a color needs "colorSpace" [token-invalid-value]"##,
        ##"1:36: error: "a": a color needs "components" [token-invalid-value]"##,
        ##"1:46: error: "b" is neither a token nor a group [token-incomplete] -> Put the value into an object, under "$value"."##,
        ##"1:88: error: "c": a typography needs "fontFamily" [token-invalid-value]"##,
        ##"1:88: error: "c": a typography needs "fontSize" [token-invalid-value]"##,
        ##"1:88: error: "c": a typography needs "fontWeight" [token-invalid-value]"##,
        ##"1:88: error: "c": a typography needs "letterSpacing" [token-invalid-value]"##,
        ##"1:88: error: "c": a typography needs "lineHeight" [token-invalid-value]"##,
        ##"1:99: error: "d" looks like a token and has no "$value" [token-incomplete] -> Write "$value" and "$type" for "value" and "type"."##,
      ]
    ),
    Case(
      testDescription: "a token file that cannot be read leaves no word about what it may hold",
      files: [
        "themes/a/theme.json": #"{"name": "a"}"#,
        "themes/a/tokens.json": "{",
        "themes/a/tokens.dark.json": #"{"a": {"$type": "number", "$value": 1}}"#,
        "themes/a/styles/1.css": "p { a: var(--a) }",
      ],
      expected: [
        ##"1:2: error: expected a key in quotation marks, found the end of the file [json-unexpected-end] (the object starts here at 1:1) -> Close the object with "}"."##
      ]
    ),
    Case(
      testDescription: "a colour of an extending theme that is too near",
      files: [
        "themes/b/theme.json":
          #"{"name": "b", "contrast": [{"foreground": "text", "background": "page"}, {"foreground": "white", "background": "accent"}]}"#,
        "themes/b/tokens.json":
          #"{"dark": \#(color("0")), "text": {"$value": "{dark}"}, "page": \#(color("1")), "accent": \#(color("0"))}"#,
        "themes/a/theme.json": #"{"name": "a", "extends": "b"}"#,
        "themes/a/tokens.json": #"{"dark": \#(color("0.6")), "accent": \#(color("0.5"))}"#,
      ],
      expected: [
        ##"1:2: error: "text" on "page" has a contrast of 2.84 in light, dark, light with more contrast, dark with more contrast, and needs 4.5 [contrast-too-low] (the pair is named here at 1:28) ("text" is #999 there at 1:101) -> The nearest colour that passes on #fff is #767676."##,
        ##"1:107: error: "white" on "accent" has a contrast of 3.97 in light, dark, light with more contrast, dark with more contrast, and needs 4.5 [contrast-too-low] (the pair is named here at 1:74) -> The nearest colour that #fff passes on is #767676."##,
      ]
    ),
    Case(
      testDescription: "a colour of an extending theme that is too near to several",
      files: [
        "themes/b/theme.json":
          ##"{"name": "b", "contrast": [{"foreground": "accent", "background": "page"}, {"foreground": "accent", "background": "#ddd", "minimum": 3}, {"foreground": "#fff", "background": "accent", "minimum": 7}]}"##,
        "themes/b/tokens.json": #"{"page": \#(color("1")), "accent": \#(color("0"))}"#,
        "themes/a/theme.json": #"{"name": "a", "extends": "b"}"#,
        "themes/a/tokens.json": #"{"accent": \#(color("0.6"))}"#,
      ],
      expected: [
        ##"1:2: error: "accent" has too little contrast in 3 pairs [contrast-too-low] ("accent" on "page" has a contrast of 2.84 in light, dark, light with more contrast, dark with more contrast, and needs 4.5 at 1:28) ("accent" on "#ddd" has a contrast of 2.09 in light, dark, light with more contrast, dark with more contrast, and needs 3 at 1:76) ("#fff" on "accent" has a contrast of 2.84 in light, dark, light with more contrast, dark with more contrast, and needs 7 at 1:138) -> The nearest colour that passes in all of them is #595959."##
      ]
    ),
    Case(
      testDescription: "a manifest with many faults",
      files: [
        "themes/a/theme.json":
          #"{"title": "", "extend": "base", "colorSchemes": ["lihgt", "dark", "dark"], "contrast": [{"foreground": "a", "minimum": 0}, 1]}"#
      ],
      expected: [
        #"1:1: error: a theme needs a "name" [theme-manifest]"#,
        #"1:11: error: "title" is a text that is not empty [theme-manifest]"#,
        #"1:15: error: unknown field "extend" in a theme [theme-manifest] -> Did you mean "extends"?"#,
        #"1:50: error: a color scheme is "light" or "dark" [theme-manifest] -> Did you mean "light"?"#,
        #"1:67: error: the color scheme "dark" is there twice [theme-manifest]"#,
        #"1:89: error: a contrast pair needs a "background" [theme-manifest]"#,
        #"1:120: error: "minimum" is a number from 1 to 21 [theme-manifest]"#,
        #"1:124: error: a contrast pair is an object with "foreground" and "background" [theme-manifest]"#,
      ]
    ),
    Case(
      testDescription: "a manifest with a mistyped name",
      files: ["themes/a/theme.json": #"{"nme": "a"}"#],
      expected: [#"1:2: error: unknown field "nme" in a theme [theme-manifest] -> Did you mean "name"?"#]
    ),
    Case(
      testDescription: "a manifest that is no object",
      files: ["themes/a/theme.json": "[]"],
      expected: ["1:1: error: a theme's manifest is an object [theme-manifest]"]
    ),
    Case(
      testDescription: "a name that is none",
      files: ["themes/a/theme.json": #"{"name": "../A"}"#],
      expected: [
        #"1:10: error: "../A" is no name for a theme [theme-manifest] -> Use lower-case letters, digits and hyphens."#
      ]
    ),
    Case(
      testDescription: "a pair that is too near in one scheme",
      files: pair(
        #"{"foreground": "text", "background": "page"}"#,
        tokens: #"{"text": \#(color("0.4667")), "page": \#(color("1"))}"#,
        contrast: #"{"text": \#(color("0"))}"#
      ),
      expected: [
        ##"1:28: error: "text" on "page" has a contrast of 4.47 in light, dark, and needs 4.5 [contrast-too-low] ("text" is #777 there at 1:2) -> The nearest colour that passes on #fff is #767676."##
      ]
    ),
    Case(
      testDescription: "a pair that is too near where an override says so",
      files: pair(
        #"{"foreground": "text", "background": "page", "minimum": 3}"#,
        tokens: #"{"text": \#(color("0")), "page": \#(color("1"))}"#,
        dark: #"{"page": \#(color("0")), "text": \#(color("0.2"))}"#
      ),
      expected: [
        ##"1:28: error: "text" on "page" has a contrast of 1.66 in dark, dark with more contrast, and needs 3 [contrast-too-low] ("text" is #333 there at 1:101) -> The nearest colour that passes on #000 is #5a5a5a."##
      ]
    ),
    Case(
      testDescription: "a translucent background over a backdrop",
      files: pair(
        #"{"foreground": "{text}", "background": "veil", "backdrop": "page", "minimum": 7}"#,
        tokens: #"{"text": \#(color("0.5")), "veil": \#(color("1", alpha: "0.5")), "page": \#(color("0"))}"#
      ),
      expected: [
        ##"1:28: error: "text" on "veil" has a contrast of 1 in light, dark, light with more contrast, dark with more contrast, and needs 7 [contrast-too-low] ("text" is gray there at 1:2) -> No colour reaches that on rgb(255 255 255/.5): change the background."##
          .replacing("gray", with: "#808080")
      ]
    ),
    Case(
      testDescription: "pairs that name no colour",
      files: pair(
        ##"{"foreground": "txt", "background": "size"}, {"foreground": "text", "background": "#fff", "minimum": 21}"##,
        tokens: #"{"text": \#(color("0")), "size": {"$type": "number", "$value": 1}}"#
      ),
      expected: [
        #"1:28: error: the contrast pair names "txt", which is no token [contrast-no-color] -> Did you mean "text"?"#
      ]
    ),
    Case(
      testDescription: "a number where a colour is wanted",
      files: pair(
        #"{"foreground": "text", "background": "size"}"#,
        tokens: #"{"text": \#(color("0")), "size": {"$type": "number", "$value": 1}}"#
      ),
      expected: [
        #"1:28: error: the contrast pair names "size", which is a number and no color [contrast-no-color]"#
      ]
    ),
  ]

  @Test(arguments: cases) func saysWhatIsWrong(_ item: Case) {
    let folders = MemoryFolders(item.files, links: item.links, unreadable: item.unreadable)
    let locator = ThemeLocator(reader: folders, siteFolder: nil, builtInFolders: ["themes"])
    var diagnostics = DiagnosticCollector()
    _ = Theme.load("a", using: locator, into: &diagnostics)
    #expect(diagnostics.texts == item.expected)
  }

  @Test func filesOfTheSiteAreNotThoseOfATheme() throws {
    let files = [
      "themes/a/theme.json": #"{"name": "a"}"#, "Site/icons/i.svg": "", "Site/templates/rows/r.mustache": "",
      "Site/assets/mine.js": "",
    ]
    let unreadable = Set(files.keys.filter { $0.hasPrefix("Site") })
    let locator = ThemeLocator(
      reader: MemoryFolders(files, unreadable: unreadable),
      siteFolder: "Site",
      builtInFolders: ["themes"]
    )
    var diagnostics = DiagnosticCollector()
    let theme = try #require(Theme.load("a", using: locator, into: &diagnostics))
    #expect(theme.siteFile("assets/mine.js", into: &diagnostics) == nil)
    #expect(
      diagnostics.texts
        == unreadable.sorted().map {
          #"error: "\#($0)" cannot be read: permission denied [unreadable-file] -> Change its permissions."#
        }
    )
  }

  /// Where everything is wrong the first faults say it all too.
  @Test(arguments: ["styles/a.css", "icons/a.svg", "tokens.json"])
  func faultsAreToldUpToALimit(path: String) {
    let text =
      switch path {
      case "styles/a.css": String(repeating: "}", count: 5000)
      case "icons/a.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\">" + String(repeating: "<script/>", count: 5000) + "</svg>"
      default: "{" + (0..<5000).map { "\"t\($0)\": {\"$value\": {}}" }.joined(separator: ",") + "}"
      }
    let folders = MemoryFolders(["themes/a/theme.json": #"{"name": "a"}"#, "themes/a/\(path)": text])
    let locator = ThemeLocator(reader: folders, siteFolder: nil, builtInFolders: ["themes"])
    var diagnostics = DiagnosticCollector()
    _ = Theme.load("a", using: locator, into: &diagnostics)
    #expect(diagnostics.diagnostics.count == 1001)
    #expect(diagnostics.diagnostics.last?.code == .tooManyFaults)
  }

  @Test func everyCodeHasACase() {
    let texts =
      Self.cases.flatMap(\.expected) + TokenDiagnosticTests.cases.flatMap(\.expected)
      + IconReaderTests.faults.flatMap(\.expected) + StylesheetJoinerTests.faults.flatMap(\.expected)
      + StylesheetJoinerTests.encodings.map(\.expected)
      + [TokenValueTests.collision, TokenDiagnosticTests.tooMany]
    for code in Diagnostic.Code.allThemesCodes {
      #expect(texts.contains { $0.contains("[\(code.rawValue)]") }, "\(code.rawValue)")
    }
    #expect(Set(Diagnostic.Code.allThemesCodes).count == Diagnostic.Code.allThemesCodes.count)
  }
}
