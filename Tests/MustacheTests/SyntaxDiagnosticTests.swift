import Diagnostics
import Mustache
import Testing

/// What is said about templates that cannot be read, with or without a schema.
@Suite struct SyntaxDiagnosticTests {
  static let table: [(template: String, problems: [String])] = [
    (
      "<p>\n  {{title",
      ["t.mustache:2:3: error: this tag is not closed [unclosed-tag] | Close it with \"}}\"."]
    ),
    (
      "{{title {{name}}",
      ["t.mustache:1:1: error: this tag is not closed [unclosed-tag] | Close it with \"}}\"."]
    ),
    ("{{! a {{ b }}", []),
    ("é{{ }}", ["t.mustache:1:2: error: this tag has no name [invalid-tag-name]"]),
    (
      "{{first name}}",
      [
        "t.mustache:1:3: error: \"first name\" is not a name [invalid-tag-name] | "
          + "Write a key, or keys joined by dots."
      ]
    ),
    (
      "{{#a..b}}",
      ["t.mustache:1:4: error: \"a..b\" is not a name [invalid-tag-name] | Write a key, or keys joined by dots."]
    ),
    (
      "{{> a b}}",
      ["t.mustache:1:5: error: \"a b\" is not a name [invalid-tag-name] | Write a name without blanks."]
    ),
    (
      "{{=<% =}}",
      [
        "t.mustache:1:1: error: this tag does not set two delimiters [invalid-delimiters] | Write two delimiters "
          + "with a blank between them and no equals sign in them, such as \"{{=<% %>=}}\"."
      ]
    ),
    (
      "{{= | | }}",
      ["t.mustache:1:1: error: this tag is not closed [unclosed-tag] | Close it with \"}}\"."]
    ),
    (
      "{{#a}}\n{{^b}}\n",
      [
        "t.mustache:1:1: error: section \"a\" is not closed [unclosed-section] | Close it with \"{{/a}}\".",
        "t.mustache:2:1: error: section \"b\" is not closed [unclosed-section] | Close it with \"{{/b}}\".",
      ]
    ),
    (
      "{{<t}}{{$b}}",
      [
        "t.mustache:1:1: error: parent \"t\" is not closed [unclosed-section] | Close it with \"{{/t}}\".",
        "t.mustache:1:1: error: \"t\" calls itself without end: t → t [partial-cycle] | "
          + "Call it only in a section over a list or record of its own.",
        "t.mustache:1:7: error: block \"b\" is not closed [unclosed-section] | Close it with \"{{/b}}\".",
      ]
    ),
    (
      "{{#rows}}\n{{/row}}",
      [
        "t.mustache:2:1: error: \"row\" is closed where \"rows\" is open [mismatched-close] | "
          + "t.mustache:1:1: \"rows\" was opened here | Close \"rows\" first."
      ]
    ),
    (
      "{{#a}}{{#b}}{{/a}}{{/b}}",
      [
        "t.mustache:1:13: error: \"a\" is closed where \"b\" is open [mismatched-close] | "
          + "t.mustache:1:7: \"b\" was opened here | Close \"b\" first.",
        "t.mustache:1:19: error: \"b\" is closed but not open [stray-close]",
      ]
    ),
    (
      "{{#a}}{{/b}}{{/a}}",
      [
        "t.mustache:1:7: error: \"b\" is closed where \"a\" is open [mismatched-close] | "
          + "t.mustache:1:1: \"a\" was opened here | Take it out: \"a\" is closed further on."
      ]
    ),
    ("{{/a}}", ["t.mustache:1:1: error: \"a\" is closed but not open [stray-close]"]),
    (
      "{{<p}}{{$a}}1{{/a}}\n{{$a}}2{{/a}}{{/p}}",
      [
        "t.mustache:2:1: error: block \"a\" is given twice [duplicate-block] | "
          + "t.mustache:1:7: the first is here"
      ]
    ),
    (
      "{{<p}}{{title}}{{/p}}",
      [
        "t.mustache:1:7: error: this tag stands in the parent \"p\" outside its blocks and would be ignored "
          + "[misplaced-tag] | Put it into a block, such as \"{{$name}}…{{/name}}\"."
      ]
    ),
    (
      "{{>missing}}",
      ["t.mustache:1:1: warning: there is no template \"missing\" [missing-partial]"]
    ),
    (
      "{{>t}}",
      [
        "t.mustache:1:1: error: \"t\" calls itself without end: t → t [partial-cycle] | "
          + "Call it only in a section over a list or record of its own."
      ]
    ),
  ]

  @Test(arguments: table) func fault(template: String, problems: [String]) {
    let templates: Templates = ["t": template, "p": "{{$a}}{{/a}}"]
    #expect(templates.problems() == problems)
  }

  @Test func atMostFiftyForEachTemplate() {
    let templates: Templates = ["t": String(repeating: "{{}}", count: 100_000)]
    #expect(templates.problems().count == 50)
  }

  @Test func twoTemplatesOfOneName() {
    #expect(
      (["t": "a", "t": "b"] as Templates).problems() == [
        "t.mustache: error: template \"t\" is there twice [duplicate-template] | t.mustache: the first is here"
      ]
    )
  }

  static let encodings: [(bytes: [UInt8], problem: String)] = [
    (
      [0xFF, 0xFE, 0x3C, 0x00, 0x70, 0x00],
      "t.mustache: error: the template is UTF-16, not UTF-8 [template-encoding] | Save it as UTF-8."
    ),
    (
      [0xFE, 0xFF, 0x00, 0x3C],
      "t.mustache: error: the template is UTF-16, not UTF-8 [template-encoding] | Save it as UTF-8."
    ),
    (
      [0x3C, 0x00, 0x70, 0x00],
      "t.mustache: error: the template is UTF-16, not UTF-8 [template-encoding] | Save it as UTF-8."
    ),
    (
      Array("é\né".utf8) + [0xC3, 0x28],
      "t.mustache:2:2: error: this byte is not UTF-8 [template-encoding] | Save the template as UTF-8."
    ),
  ]

  @Test(arguments: encodings) func encoding(bytes: [UInt8], problem: String) {
    #expect(Templates([(name: "t", bytes: bytes)]).problems() == [problem])
  }

  /// B21: the mark is no part of the template, wherever the template is put, and of no column.
  @Test func byteOrderMark() throws {
    let templates: Templates = ["t": "\u{FEFF}  {{#a}}\n<{{>p}}>\n{{/a}}", "p": "\u{FEFF}{{x}}"]
    #expect(try templates.render(.open([("a", .flag(true)), ("x", .text("1"))])) == "<1>\n")
    #expect(
      (["t": "\u{FEFF}{{/a}}"] as Templates).problems() == [
        "t.mustache:1:1: error: \"a\" is closed but not open [stray-close]"
      ]
    )
  }
}
