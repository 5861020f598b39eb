import Diagnostics
import Testing

@testable import Themes

/// Stylesheets are joined and made smaller, and mean the same.
@Suite struct StylesheetJoinerTests {
  private static let assets = [
    "pattern.svg": "assets/pattern-0a1b.svg", "fonts/a b.woff2": "assets/fonts/a b-2c3d.woff2",
  ]

  private func join(_ sheets: String...) -> (css: String, texts: [String]) {
    var diagnostics = DiagnosticCollector()
    var joiner = StylesheetJoiner(assets: Self.assets)
    for (index, sheet) in sheets.enumerated() {
      joiner.append(SourceFile(name: "styles/\(index).css", bytes: Array(sheet.utf8)), into: &diagnostics)
    }
    return (String(decoding: joiner.bytes, as: UTF8.self), diagnostics.texts)
  }

  static let sheets: [(css: String, expected: String)] = [
    ("\u{FEFF}a {\r\n  color : red ;\n\n  margin: 0 auto;\n}\n", "a{color :red;margin:0 auto}"),
    ("/* one */ a /* two */ , b/* three */{ c: d /* four */ }", "a,b{c:d}"),
    ("a :hover, a:hover > b ~ c + d {}", "a :hover,a:hover>b~c + d{}"),
    ("a/**/.b { margin: 1px/**/2px }", "a/**/.b{margin:1px/**/2px}"),
    (#"a::before { content: "  /* x */ ; } \" " }"#, #"a::before{content:"  /* x */ ; } \" "}"#),
    ("a { content: 'x\\\n  y' ; }", "a{content:'x\\\n  y'}"),
    (#".a\3a  b, .a\:b .c\ d {}"#, #".a\3a  b,.a\:b .c\ d{}"#),
    (#".a\26 b {} .a\26  b {}"#, #".a\26 b{}.a\26  b{}"#),
    (
      "@media ( min-width : 40rem ) and (hover: hover) { a { b: c } }",
      "@media (min-width :40rem) and (hover:hover){a{b:c}}"
    ),
    ("a { width: calc( 1px + (2px - 3px) * 2 ) ; }", "a{width:calc(1px + (2px - 3px) * 2)}"),
    ("a { --x: ; --y: a , b; color: red !important }", "a{--x: ;--y:a,b;color:red!important}"),
    ("[lang |= de] a[ b = 'c' ] {}", "[lang |= de] a[b = 'c']{}"),
    ("a { grid-template: [ x ] 1fr [ y ] / auto }", "a{grid-template:[x] 1fr [y] / auto}"),
    ("a { b: url( ../assets/pattern.svg ) no-repeat }", "a{b:url(pattern-0a1b.svg) no-repeat}"),
    (#"a { b: url("../assets/fonts/a b.woff2#x?") }"#, "a{b:url(fonts/a%20b-2c3d.woff2#x?)}"),
    ("a { b: URL(#filter) }", "a{b:url(#filter)}"),
    ("a { curl: curl(x) }", "a{curl:curl(x)}"),
    ("@layer a , b ;", "@layer a,b;"),
    ("a{b:\\;}", "a{b:\\;}"),
    (#"a { content: "</style>" }"#, #"a{content:"<\/style>"}"#),
    ("größe { content: \"é\" }", "größe{content:\"é\"}"),
  ]

  @Test(arguments: sheets) func losesOnlyWhatSaysNothing(_ item: (css: String, expected: String)) {
    let result = join(item.css)
    #expect(result.texts == [])
    #expect(result.css == item.expected)
    // What is small stays as it is, but for addresses, which were rewritten.
    if !item.expected.contains("-0a1b"), !item.expected.contains("-2c3d") {
      #expect(join(item.expected).css == item.expected)
    }
  }

  @Test func sheetsFollowEachOther() {
    #expect(join("a { b: c }\n", "/* only a comment */", "d { e: f }").css == "a{b:c}d{e:f}")
  }

  static let faults: [(css: String, expected: [String])] = [
    ("a {\n  b: c;\n", [#"1:3: error: "{" is never closed [style-unclosed]"#]),
    ("a { b: c } }", [#"1:12: error: "}" closes nothing [style-unclosed]"#]),
    ("a { b: (c ] ) }", [#"1:11: error: "]" closes nothing [style-unclosed]"#]),
    ("a{} /* b", [#"1:5: error: the comment is never closed [style-unclosed] -> End it with "*/"."#]),
    ("a { b: \"c\n }", [#"1:8: error: the string is not closed on its line [style-unclosed]"#]),
    (
      "a{} b",
      [
        #"1:6: error: the stylesheet ends inside a rule, and would take in the next one [style-unclosed] -> End it with ";" or a block."#
      ]
    ),
    (
      "a { b: url(c d) }",
      [
        #"1:11: error: "url(" is never closed [style-unclosed] -> Put addresses with spaces in quotes."#,
        #"1:15: error: ")" closes nothing [style-unclosed]"#,
      ]
    ),
    (
      "a { b: url(/img/bg.png) }",
      [
        #"1:12: error: "/img/bg.png" works only where the site lies at the top of its server [style-root-url] -> Put the file into "assets" and write url("../assets/bg.png")."#
      ]
    ),
    (
      "a { b: url(\"https://example.org/a.png\"), url(//example.org/b.png), url(data:image/png;base64,AA==) }",
      [
        #"1:12: error: "https://example.org/a.png" leads out of the site, which works from a folder and under a strict policy [style-external-url] -> Put the file into "assets" and write url("../assets/NAME")."#,
        #"1:46: error: "//example.org/b.png" leads out of the site, which works from a folder and under a strict policy [style-external-url] -> Put the file into "assets" and write url("../assets/NAME")."#,
        #"1:72: error: "data:" addresses are blocked by a strict content security policy [style-external-url] -> Put the file into "assets" and write url("../assets/NAME")."#,
      ]
    ),
    (
      "a { b: url(../assets/patern.svg), url(pattern.svg), url(../../x), url(y) }",
      [
        #"1:12: error: "../assets/patern.svg" is no file of the theme's "assets" [style-missing-asset] -> Did you mean url("../assets/pattern.svg")?"#,
        #"1:39: error: "pattern.svg" is no file of the theme's "assets" [style-missing-asset] -> Did you mean url("../assets/pattern.svg")?"#,
        #"1:57: error: "../../x" is no file of the theme's "assets" [style-missing-asset] -> Addresses count from the stylesheet: url("../assets/NAME")."#,
        #"1:71: error: "y" is no file of the theme's "assets" [style-missing-asset] -> Addresses count from the stylesheet: url("../assets/NAME")."#,
      ]
    ),
    (
      "@import \"other.css\";",
      [
        #"1:1: error: "@import" does not work in a stylesheet that is joined with others [style-import] -> Put the file into "styles": all files there are joined in the order of their names."#
      ]
    ),
  ]

  static let encodings: [(bytes: [UInt8], expected: String)] = [
    (
      Array("a{}\nb{c:\"".utf8) + [0xE9] + Array("\"}".utf8),
      "2:6: error: the stylesheet is not well-formed UTF-8 [style-encoding] -> Save the file as UTF-8."
    ),
    (
      [0xFF, 0xFE, 0x61, 0, 0x7B, 0, 0x7D, 0],
      "1:1: error: the stylesheet is not well-formed UTF-8 [style-encoding] -> Save the file as UTF-8."
    ),
  ]

  @Test(arguments: encodings) func isUTF8(_ item: (bytes: [UInt8], expected: String)) {
    var diagnostics = DiagnosticCollector()
    var joiner = StylesheetJoiner(assets: [:])
    joiner.append(SourceFile(name: "styles/a.css", bytes: item.bytes), into: &diagnostics)
    #expect(diagnostics.texts == [item.expected])
  }

  @Test(arguments: faults) func saysWhatIsWrong(_ item: (css: String, expected: [String])) {
    #expect(join(item.css).texts == item.expected)
  }

  @Test(arguments: ["\\", "url(", "url(\\", "url(\"", "\"\\", "/*", "@", "a{b:url('x'", "\\61", "\u{FEFF}"])
  func endsThatComeTooEarlyDoNoHarm(_ text: String) {
    for length in 0...text.utf8.count { _ = join(String(decoding: text.utf8.prefix(length), as: UTF8.self)) }
  }
}
