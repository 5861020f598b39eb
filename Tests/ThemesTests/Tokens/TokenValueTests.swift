import Diagnostics
import Testing

@testable import Themes

/// Values of every type as CSS has them.
@Suite struct TokenValueTests {
  static let values: [(type: String, value: String, css: String)] = [
    ("color", #"{"colorSpace": "srgb", "components": [0.949, 0.949, 0.969]}"#, "#f2f2f7"),
    ("color", #"{"colorSpace": "srgb", "components": [1, 1, 1]}"#, "#fff"),
    ("color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}"#, "rgb(0 0 0/.5)"),
    ("color", #"{"colorSpace": "hsl", "components": [218, 50, 67]}"#, "#81a0d5"),
    ("color", #"{"colorSpace": "hwb", "components": [0, 0, 0]}"#, "red"),
    ("color", #"{"colorSpace": "oklch", "components": [0.5, 0.12, "none"], "alpha": 0.8}"#, "oklch(.5 .12 none/.8)"),
    ("color", #"{"colorSpace": "display-p3", "components": [1, 0, 1]}"#, "color(display-p3 1 0 1)"),
    ("dimension", #"{"value": 0.5, "unit": "rem"}"#, ".5rem"),
    ("dimension", #"{"value": -16, "unit": "px"}"#, "-16px"),
    ("dimension", #"{"value": 0, "unit": "px"}"#, "0px"),
    (
      "fontFamily", #"["-apple-system", "Segoe UI", "system-ui", "sans-serif"]"#,
      #"-apple-system,"Segoe UI",system-ui,sans-serif"#
    ),
    ("fontFamily", #""inherit""#, #""inherit""#),
    ("fontFamily", #""a\"} </style>""#, #""a\"} \3c /style>""#),
    ("fontWeight", "350", "350"),
    ("fontWeight", #""extra-bold""#, "800"),
    ("duration", #"{"value": 120, "unit": "ms"}"#, "120ms"),
    ("cubicBezier", "[0.42, 0, 0.58, 1]", "cubic-bezier(.42,0,.58,1)"),
    ("number", "1.50", "1.5"),
    ("number", "1e-9", "0"),
    ("number", "1e300", "999999999999"),
    ("strokeStyle", #""dotted""#, "dotted"),
    ("strokeStyle", #"{"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "round"}"#, "dashed"),
    (
      "border",
      #"{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "width": {"value": 1, "unit": "px"}, "style": "solid"}"#,
      "1px solid #000"
    ),
    (
      "transition",
      #"{"duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}"#,
      "200ms cubic-bezier(0,0,1,1) 0ms"
    ),
    (
      "shadow",
      #"[{"color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1}, "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": true}]"#,
      "inset 0px 1px 2px 0px rgb(0 0 0/.1)"
    ),
    (
      "gradient",
      #"[{"color": {"colorSpace": "srgb", "components": [1, 1, 0]}, "position": -1}, {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 0.666}]"#,
      "#ff0 0%,red 66.6%"
    ),
    (
      "typography",
      #"{"fontFamily": "Roboto", "fontSize": {"value": 42, "unit": "px"}, "fontWeight": 700, "letterSpacing": {"value": 0.1, "unit": "px"}, "lineHeight": 1.2}"#,
      "700 42px/1.2 Roboto | .1px"
    ),
  ]

  @Test(arguments: values) func isWrittenAsCSS(_ item: (type: String, value: String, css: String)) {
    let read = ReadTokens(#"{"x": {"$type": "\#(item.type)", "$value": \#(item.value)}}"#)
    #expect(read.diagnostics.texts == [])
    // Colours have names that are shorter than their digits, and we do not use them.
    let css = item.css.replacing("red", with: "#f00")
    #expect(read.css("x") == css)
  }

  @Test func everyTypeIsTested() {
    #expect(Set(Self.values.map(\.type)) == Set(TokenType.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    ("color.page", "--color-page"), ("color.bgCard", "--color-bg-card"), ("FONT-SIZE", "--font-size"),
    ("HTMLSize2X", "--html-size2-x"), ("color.accent.$root", "--color-accent"),
    ("Button background", "--button-background"),
    ("a}b;c", "--a-b-c"), ("größe", "--größe"), ("space.50%", "--space-50-"),
  ])
  func namesBecomeCustomProperties(_ path: String, _ name: String) {
    #expect(CustomProperties.name(of: path) == name)
  }

  private static func color(_ grey: String) -> String {
    #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(grey), \#(grey), \#(grey)]}}"#
  }

  private func css(_ read: ReadTokens, _ schemes: [ColorScheme] = [.light, .dark]) -> String {
    String(decoding: CustomProperties(read.tokens).css(colorSchemes: schemes), as: UTF8.self)
  }

  @Test func aliasesChangeWithWhatTheyReferTo() {
    let read = ReadTokens(
      #"{"accent": \#(Self.color("0")), "button": {"$value": "{accent}"}, "page": \#(Self.color("1"))}"#,
      dark: #"{"accent": \#(Self.color("1"))}"#,
      contrast: #"{"accent": \#(Self.color("0.2"))}"#,
      darkContrast: #"{"page": \#(Self.color("0"))}"#
    )
    #expect(read.diagnostics.texts == [])
    #expect(
      css(read)
        == ":root{color-scheme:light dark;--accent:#000;--button:#000;--page:#fff}"
        + "@media (prefers-color-scheme:dark){:root{--accent:#fff;--button:#fff}}"
        + "@media (prefers-contrast:more){:root{--accent:#333;--button:#333}}"
        + "@media (prefers-color-scheme:dark) and (prefers-contrast:more){:root{--page:#000}}"
    )
  }

  @Test func darkWithMoreContrastSetsWhatTheTwoRulesBeforeItWouldGetWrong() {
    let read = ReadTokens(
      #"{"accent": \#(Self.color("0"))}"#,
      dark: #"{"accent": \#(Self.color("1"))}"#,
      contrast: #"{"accent": \#(Self.color("0.2"))}"#,
      darkContrast: #"{"accent": \#(Self.color("1"))}"#
    )
    #expect(css(read).hasSuffix("@media (prefers-color-scheme:dark) and (prefers-contrast:more){:root{--accent:#fff}}"))
  }

  @Test func aThemeOfOneColorSchemeHasNoOther() {
    let base = #"{"a": \#(Self.color("0"))}"#
    let dark = #"{"a": \#(Self.color("1"))}"#
    #expect(css(ReadTokens(base, dark: dark, schemes: [.light]), [.light]) == ":root{color-scheme:light;--a:#000}")
    #expect(css(ReadTokens(base, dark: dark, schemes: [.dark]), [.dark]) == ":root{color-scheme:dark;--a:#fff}")
  }

  static let collision =
    #"1:62: error: "color.bg.card", "color.bg-card", "color.bgCard" all become the custom property "--color-bg-card" [token-name-collision] ("color.bg.card" is here at 1:19) ("color.bgCard" is here at 1:107) -> Rename all but one of them."#

  @Test func collidingNamesAreNamed() {
    let number = #"{"$type": "number", "$value": 1}"#
    let read = ReadTokens(
      #"{"color": {"bg": {"card": \#(number)}, "bg-card": \#(number), "bgCard": \#(number)}}"#
    )
    var diagnostics = read.diagnostics
    CustomProperties(read.tokens).reportCollisions(into: &diagnostics)
    #expect(
      diagnostics.texts == [Self.collision]
    )
  }
}
