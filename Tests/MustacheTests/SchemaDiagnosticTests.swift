import Diagnostics
import Mustache
import Testing

/// What is said about templates that use keys as the schema does not allow.
@Suite struct SchemaDiagnosticTests {
  static let keys: [(template: String, problem: String?)] = [
    ("{{title}}{{#rows}}{{label}}{{title}}{{/rows}}{{footer.text}}", nil),
    ("{{tittle}}", "1: error: there is no key \"tittle\" in a page [unknown-template-key] | Did you mean \"title\"?"),
    (
      "{{#rows}}{{tiitle}}{{/rows}}",
      "10: error: there is no key \"tiitle\" in a row [unknown-template-key] | Did you mean \"title\"?"
    ),
    (
      "{{#zebra}}{{title}}{{/zebra}}",
      "1: error: there is no key \"zebra\" in a page [unknown-template-key] | "
        + "Use one of \"title\", \"home\", \"isHome\", \"footer\", \"rows\"."
    ),
    (
      "{{^titel}}{{/titel}}",
      "1: error: there is no key \"titel\" in a page [unknown-template-key] | Did you mean \"title\"?"
    ),
    (
      "{{footer.txt}}",
      "1: error: there is no key \"txt\" in a footer [unknown-template-key] | Did you mean \"text\"?"
    ),
    (
      "{{title.text}}",
      "1: error: there is no key \"text\" in text [unknown-template-key] | Leave out what follows the dot."
    ),
    (
      "{{label}}",
      "1: error: there is no key \"label\" in a page [unknown-template-key] | "
        + "Use one of \"title\", \"home\", \"isHome\", \"footer\", \"rows\"."
    ),
    ("{{{title}}}", "1: error: \"title\" is text and must be escaped [raw-text] | Write {{title}}."),
    ("{{&home}}", "1: error: \"home\" is an address and must be escaped [raw-text] | Write {{home}}."),
    (
      "{{#rows}}{{control}}{{/rows}}",
      "10: error: \"control\" is markup and would be escaped [escaped-markup] | Write {{{control}}}."
    ),
    ("{{#rows}}{{{control}}}{{#control}}{{{.}}}{{/control}}{{/rows}}", nil),
    (
      "{{isHome}}",
      "1: error: \"isHome\" is a flag and no text [template-key-type] | Write {{#isHome}}…{{/isHome}}."
    ),
    ("{{rows}}", "1: error: \"rows\" is a list and no text [template-key-type] | Write {{#rows}}…{{/rows}}."),
    (
      "{{#rows}}{{.}}{{/rows}}",
      "10: error: \".\" is a record and no text [template-key-type] | Write a key of it."
    ),
    (
      "{{#rows}}{{template}}{{/rows}}",
      "10: error: \"template\" is the name of a template and no text [template-key-type] | Write {{>*template}}."
    ),
    (
      "{{#rows}}{{fields}}{{/rows}}",
      "10: error: \"fields\" is a record of its own and no text [template-key-type] | "
        + "Write a field of it, such as {{fields.name}}."
    ),
    ("{{#title}}{{.}}{{/title}}", nil),
    ("{{#rows}}{{>*template}}{{/rows}}", nil),
    (
      "{{#rows}}{{>*label}}{{/rows}}",
      "10: error: \"label\" is text and names no template [template-key-type] | "
        + "Use a key that names a template, such as \"template\"."
    ),
    ("{{#rows}}{{fields.a.b}}{{#fields}}{{c}}{{#d}}{{e}}{{/d}}{{title}}{{/fields}}{{/rows}}", nil),
    (
      "{{#rows}}{{{fields.a}}}{{/rows}}",
      "10: error: \"fields.a\" is text and must be escaped [raw-text] | Write {{fields.a}}."
    ),
    (
      "{{#rows}}{{#fields}}{{{control}}}{{/fields}}{{/rows}}",
      "21: error: \"control\" is text and must be escaped [raw-text] | Write {{control}}."
    ),
    (
      "{{>rows/plian}}",
      "1: error: there is no template \"rows/plian\" [missing-partial] | Did you mean \"rows/plain\"?"
    ),
    ("{{<rows/none}}{{/rows/none}}", "1: error: there is no template \"rows/none\" [missing-partial]"),
    (
      "{{<layout}}{{$titel}}x{{/titel}}{{/layout}}",
      "1: warning: no template has a block \"titel\" that this could replace [unknown-block] | "
        + "Did you mean \"title\"?"
    ),
  ]

  @Test(arguments: keys) func key(template: String, problem: String?) {
    check(template, problem)
  }

  static let places: [(template: String, problem: String?)] = [
    ("<a href=\"{{home}}\" title='{{title}}'>{{title}}</a><!-- {{title}} -->", nil),
    (
      "<a href=\"{{title}}\">",
      "10: error: \"title\" is no checked address and stands where \"href\" starts [unchecked-address] | "
        + "Use a key that holds an address, such as \"home\"."
    ),
    (
      "<IMG SRC = '{{title}}'>",
      "13: error: \"title\" is no checked address and stands where \"src\" starts [unchecked-address] | "
        + "Use a key that holds an address, such as \"home\"."
    ),
    (
      "<a href=\"x{{title}}\">",
      "11: error: \"title\" is no checked address and stands where \"href\" starts [unchecked-address] | "
        + "Use a key that holds an address, such as \"home\"."
    ),
    ("<a href=\"#{{title}}\">", nil),
    (
      "<a href=\"{{#home}}/{{/home}}{{title}}\">",
      "29: error: \"title\" is no checked address and stands where \"href\" starts [unchecked-address] | "
        + "Use a key that holds an address, such as \"home\"."
    ),
    (
      "<a href=\"{{#home}}/{{/home}}{{^home}}{{title}}{{/home}}\">",
      "38: error: \"title\" is no checked address and stands where \"href\" starts [unchecked-address] | "
        + "Use a key that holds an address, such as \"home\"."
    ),
    (
      "<a href=\"&#32;{{title}}\">",
      "15: error: \"title\" is no checked address and stands where \"href\" starts [unchecked-address] | "
        + "Use a key that holds an address, such as \"home\"."
    ),
    (
      "<a href=\"&{{#home}}a{{/home}}#32;{{title}}\">",
      "34: error: \"title\" is no checked address and stands where \"href\" starts [unchecked-address] | "
        + "Use a key that holds an address, such as \"home\"."
    ),
    ("<a href=\"/{{#home}}x{{/home}}{{title}}\" title=\"{{#home}}?{{/home}}{{title}}\">", nil),
    ("<a href=\"{{#home}}{{.}}{{/home}}#{{title}}\">", nil),
    ("<a{{#home}} href=\"{{home}}\"{{/home}}>", nil),
    (
      "<input value={{title}}>",
      "14: error: \"title\" stands in the attribute \"value\" without quotes [unquoted-attribute] | "
        + "Write value=\"{{title}}\"."
    ),
    (
      "<a href={{home}}>",
      "9: error: \"home\" stands in the attribute \"href\" without quotes [unquoted-attribute] | "
        + "Write href=\"{{home}}\"."
    ),
    (
      "<script>var x = '{{title}}'</script>", "18: error: \"title\" stands in a script or style sheet [value-in-script]"
    ),
    ("<style>a</b></STYLE >{{title}}", nil),
    ("<style>{{title}}</style>", "8: error: \"title\" stands in a script or style sheet [value-in-script]"),
    ("<title><a {{title}}</title><b>{{title}}", nil),
    (
      "<a onclick=\"f('{{title}}')\">",
      "16: error: \"title\" stands in the attribute \"onclick\", which is run [value-in-script]"
    ),
    (
      "<div {{title}}>",
      "6: error: \"title\" stands in a tag, outside attribute values [value-in-tag] | "
        + "Put it into an attribute value with quotes, or between tags."
    ),
    (
      "<{{title}}>",
      "2: error: \"title\" stands in a tag, outside attribute values [value-in-tag] | "
        + "Put it into an attribute value with quotes, or between tags."
    ),
    (
      "{{#rows}}<a title=\"{{{control}}}\">{{/rows}}",
      "20: error: \"control\" is markup and stands in the attribute \"title\" [value-in-tag] | Put it between tags."
    ),
    ("{{#rows}}<a title=\"x\"{{{hooks}}}>{{/rows}}", nil),
    (
      "{{#rows}}<a>{{{hooks}}}</a>{{/rows}}",
      "13: error: \"hooks\" is attributes and stands outside a tag [value-in-tag] | "
        + "Put it inside a tag, behind the last attribute."
    ),
    (
      "{{#rows}}<a title=\"{{{hooks}}}\">{{/rows}}",
      "20: error: \"hooks\" is attributes and stands outside a tag [value-in-tag] | "
        + "Put it inside a tag, behind the last attribute."
    ),
    (
      "{{#rows}}<a {{hooks}}>{{/rows}}",
      "13: error: \"hooks\" is attributes and would be escaped [escaped-markup] | Write {{{hooks}}}."
    ),
    ("1 < 2 {{title}} <!doctype html>{{title}}<!-->--><br/>{{title}}", nil),
  ]

  @Test(arguments: places) func place(template: String, problem: String?) {
    check(template, problem)
  }

  private func check(_ template: String, _ problem: String?) {
    let templates: Templates = [
      "page": template, "rows/plain": "{{label}}", "layout": "<title>{{$title}}{{title}}{{/title}}</title>",
    ]
    #expect(templates.problems(.sample) == (problem.map { ["page.mustache:1:\($0)"] } ?? []))
  }

  @Test func everyContextOfAPartialCounts() {
    let templates: Templates = [
      "page": "{{>part}}{{#rows}}{{>part}}{{/rows}}<a href=\"{{>part}}\">", "part": "{{title}}\n{{label}}",
    ]
    #expect(
      templates.problems(.sample) == [
        "part.mustache:1:1: error: \"title\" is no checked address and stands where \"href\" starts "
          + "[unchecked-address] | Use a key that holds an address, such as \"home\".",
        "part.mustache:2:1: error: there is no key \"label\" in a page [unknown-template-key] | "
          + "Use one of \"title\", \"home\", \"isHome\", \"footer\", \"rows\".",
      ]
    )
  }

  @Test func dynamicTemplatesSeeTheRow() {
    let templates: Templates = [
      "page": "{{#rows}}{{>*template}}{{/rows}}", "rows/a": "{{label}}{{lable}}", "rows/b": "{{{label}}}",
      "parts/unused": "{{anything}}",
    ]
    #expect(
      templates.problems(.sample) == [
        "rows/a.mustache:1:10: error: there is no key \"lable\" in a row [unknown-template-key] | "
          + "Did you mean \"label\"?",
        "rows/b.mustache:1:1: error: \"label\" is text and must be escaped [raw-text] | Write {{label}}.",
      ]
    )
  }

  @Test func blocksSeeTheParentsContext() {
    let templates: Templates = [
      "page": "{{<list}}{{$item}}{{label}}{{lost}}{{/item}}{{/list}}",
      "list": "{{#rows}}{{$item}}{{wrong}}{{/item}}{{/rows}}",
    ]
    #expect(
      templates.problems(.sample) == [
        "page.mustache:1:28: error: there is no key \"lost\" in a row [unknown-template-key] | Use one of "
          + "\"template\", \"label\", \"link\", \"control\", \"hooks\", \"children\", \"fields\"."
      ]
    )
  }

  @Test func emptyFolder() {
    #expect(
      (["page": "{{#rows}}{{>*template}}{{/rows}}"] as Templates).problems(.sample) == [
        "page.mustache:1:10: error: there is no template in \"rows\" [missing-partial]"
      ]
    )
  }
}
