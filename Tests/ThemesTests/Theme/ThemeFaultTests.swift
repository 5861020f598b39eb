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
        #"error: "themes/a/styles/a.css" cannot be read: permission denied [theme-unreadable]"#,
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
      testDescription: "custom properties that nothing sets",
      files: [
        "themes/a/theme.json": #"{"name": "a"}"#,
        "themes/a/tokens.json": #"{"sizeBody": {"$type": "number", "$value": 1}}"#,
        "themes/a/styles/1.css":
          "a { b: var(--size-body) var(--size-bdy) var( --own ) VAR(--none, 1px) var(--x, var(--missing)) }",
        "themes/a/styles/2.css": ":root { --own: 1px }",
      ],
      expected: [
        #"1:29: warning: nothing sets the custom property "--size-bdy" [style-unknown-property] -> Did you mean "--size-body"?"#,
        #"1:84: warning: nothing sets the custom property "--missing" [style-unknown-property] -> Add a token for it, or a value to fall back to: var(--missing, …)."#,
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
    let theme = Theme.load("a", using: locator, into: &diagnostics)
    #expect(diagnostics.texts == item.expected)
    #expect((theme == nil) == diagnostics.hasErrors)
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
