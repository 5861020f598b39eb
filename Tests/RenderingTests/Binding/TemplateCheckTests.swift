import Diagnostics
import SettingsModel
import TestSupport
import Testing

@testable import Rendering

/// Templates that would lose something in silence.
@Suite struct TemplateCheckTests {
  private static let toggle = Row(title: "Z", key: "z", content: .toggle(Toggle(isOn: true)))

  private static func page(_ rows: [Row] = [toggle], form: Form? = nil) -> Page {
    Page(slug: "index", title: "T", form: form, sections: [Section(content: .rows(rows))])
  }

  private static func problems(
    _ templates: [String: String],
    siteTemplates: [String: String] = [:],
    site: Site = Site(title: "Site", pages: [page()])
  ) throws -> [String] {
    var diagnostics = DiagnosticCollector()
    let theme = try #require(TestTheme.load(templates, siteTemplates: siteTemplates, into: &diagnostics))
    _ = SiteRenderer(site: site, theme: theme, into: &diagnostics)
    return diagnostics.sorted.map { diagnostic in
      let place = diagnostic.location.map { "\($0): " } ?? ""
      let notes = diagnostic.notes.map { " (\($0.message))" }.joined()
      let fix = diagnostic.fix.map { " -> \($0)" } ?? ""
      return "\(place)\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.code.rawValue)]\(notes)\(fix)"
        .replacing("Themes/test/templates/", with: "")
    }
  }

  static let losses: [(template: String, text: String, expected: [String])] = [
    ("rows/switch", "<p{{{attributes}}}>hello</p>", ["control: the control is lost -> {{{control}}}"]),
    ("rows/date", "<p{{{attributes}}}>{{title}}</p>", ["control: the control is lost -> {{{control}}}"]),
    ("rows/button", "<p{{{attributes}}}>{{title}}</p>", ["control: the control is lost -> {{{control}}}"]),
    ("rows/link", "<p{{{attributes}}}>{{title}}</p>", ["url: the link leads nowhere -> {{url}}"]),
    ("rows/value", "<p{{{attributes}}}>{{title}}</p>", ["value: the value is lost -> {{value}}"]),
    ("rows/note", "<p{{{attributes}}}>{{title}}</p>", ["text: the text is lost -> {{text}}"]),
    ("rows/switch", "{{#control}}{{{.}}}{{/control}}", []),
    ("rows/two-titles", "own", []),
    ("options/option", "{{>label}}", ["control: the option cannot be chosen -> {{{control}}}"]),
    (
      "options/parent", "{{{control}}}",
      ["children: the options below it are lost -> {{#children}}…{{/children}}"]
    ),
    (
      "options/disclosure", "{{#children}}{{title}}{{/children}}",
      ["template: the options below it are lost -> {{>*template}}"]
    ),
    (
      "sections/plain", "<p>{{id}}</p>", ["runs: all rows are lost -> {{#runs}}…{{/runs}}"]
    ),
    (
      "sections/plain", "{{#runs}}{{#rows}}{{{control}}}{{/rows}}{{/runs}}",
      ["template: all rows are lost -> {{>*template}}"]
    ),
    ("sections/single", "{{legend}}{{#options}}{{>*template}}{{/options}}", []),
    (
      "sections/multiple", "{{#options}}{{>*template}}{{/options}}",
      [
        "hiddenControl: a group without a choice sends nothing -> {{{hiddenControl}}}",
        "legend: the group has no name -> {{legend}}",
      ]
    ),
    (
      "page", "<p>{{title}}</p>",
      [
        "form: nothing can be sent -> {{#form}}…{{/form}}",
        "resources: the page has no style and no script -> {{{resources}}}",
        "sections: all settings are lost -> {{#sections}}…{{/sections}}",
      ]
    ),
    (
      "page", "{{{resources}}}{{#sections}}{{#header}}{{title}}{{/header}}{{/sections}}{{#form}}<form></form>{{/form}}",
      [
        "action: the form is sent to the wrong address -> {{action}}",
        "method: the form is always sent in its address -> {{method}}",
        "submit: nothing can be sent -> {{submit}}", "template: all settings are lost -> {{>*template}}",
      ]
    ),
  ]

  @Test(arguments: losses) func whatIsLost(template: String, text: String, expected: [String]) throws {
    let whole = expected.map { line -> String in
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      let rest = parts[1].split(separator: " -> ").map(String.init)
      return "\(template).mustache: error: template \"\(template)\" does not use \"\(parts[0])\", so that \(rest[0]) "
        + "[missing-template-key] -> Add \(rest[1])."
    }
    #expect(try Self.problems([template: text]).sorted() == whole.sorted())
  }

  /// The script and dependencies find their parts by attributes, which matter only where there are any.
  @Test func attributesThatAreMissed() throws {
    let templates = ["rows/note": "{{text}}", "sections/single": "{{legend}}{{#options}}{{>*template}}{{/options}}"]
    let row =
      "rows/note.mustache: warning: template \"rows/note\" does not use \"attributes\", so that the page's script does not "
      + "find the row, and one that depends on another setting does not hide [missing-template-key] -> "
      + "Add {{{attributes}}} inside a tag, behind the last attribute."
    let section = row.replacing("rows/note", with: "sections/single").replacing("the row", with: "the section")
    let group =
      "sections/single.mustache: warning: template \"sections/single\" does not use \"groupAttributes\", so that the page's "
      + "script does not find the group [missing-template-key] -> "
      + "Add {{{groupAttributes}}} inside a tag, behind the last attribute."
    #expect(try Self.problems(templates) == [])
    let waiting = Row(title: nil, dependency: Dependency(key: "z", .isOn(true)), content: .note("N"))
    let depending = Site(title: "Site", pages: [Self.page([Self.toggle, waiting])])
    #expect(try Self.problems(templates, site: depending) == [row, section])
    let scripted = Site(title: "Site", pages: [Self.page(form: Form(marksChanges: true))])
    #expect(try Self.problems(templates, site: scripted) == [row, section, group])
  }

  /// What is at fault already is not blamed a second time, and hides no fault of another template.
  @Test func faultsHideNoOthers() throws {
    #expect(
      try Self.problems(
        ["rows/switch": "{{{contrl}}}", "rows/note": "{{text", "rows/link": ""].merging(
          ["rows/value": "{{title}}"],
          uniquingKeysWith: { $1 }
        ),
        site: Site(title: "Site", pages: [Self.page([Row(title: "X", icon: "bell", content: .value("V"))])])
      )
        == [
          "error: there is no icon \"bell\" [unknown-icon] -> Add bell.svg to the folder \"icons\" of the site or the theme.",
          "error: kind \"link\" has no template in \"rows\" [unbound-kind] -> Add a template",
          "rows/note.mustache:1:1: error: this tag is not closed [unclosed-tag] -> Close it with \"}}\".",
          "rows/switch.mustache:1:1: error: there is no key \"contrl\" in a row [unknown-template-key] -> "
            + "Did you mean \"control\"?",
          "rows/value.mustache: error: template \"rows/value\" does not use \"value\", so that the value is lost "
            + "[missing-template-key] -> Add {{value}}.",
        ].filter { !$0.contains("unbound-kind") }
    )
  }

  @Test func templatesThatNothingUses() throws {
    let site = Site(
      title: "Site",
      footer: HeaderFooter(.custom(kind: "fancy", fields: Fields())),
      pages: [Self.page()]
    )
    let own = [
      "rows/swich": "", "rows/rating": "", "pgae": "", "parts/lost": "", "row/mine": "", "sections/plian": "",
      "site-footers/fancy": "",
    ].mapValues { _ in " " }
    let unused = { (file: String, name: String, fix: String) in
      "\(file)\(name).mustache: warning: nothing uses the template \"\(name)\" [unused-template]\(fix)"
    }
    #expect(
      try Self.problems(own, siteTemplates: ["rows/other": " ", "foo": " ", "site-footers/fanci": " "], site: site) == [
        unused("Site/templates/", "foo", ""), unused("Site/templates/", "rows/other", ""),
        unused("Site/templates/", "site-footers/fanci", " -> Did you mean \"site-footers/fancy\"?"),
        unused("", "parts/lost", ""), unused("", "pgae", " -> Did you mean \"page\"?"),
        unused("", "row/mine", " -> Did you mean \"rows/mine\"?"),
        unused("", "rows/swich", " -> Did you mean \"rows/switch\"?"),
        unused("", "sections/plian", " -> Did you mean \"sections/plain\"?"),
      ]
    )
  }

  /// A row that a flag leaves out may be of the kind.
  @Test func templatesThatAnotherBuildMayUse() throws {
    let site = Site(title: "Site", flags: ["beta": false], pages: [Self.page()])
    #expect(
      try Self.problems([:], siteTemplates: ["rows/other": " ", "rows/swich": " "], site: site)
        == [
          "warning: nothing uses the template \"rows/swich\" [unused-template] -> Did you mean \"rows/switch\"?"
        ].map { "Site/templates/rows/swich.mustache: \($0)" }
    )
  }

  @Test func fieldsThatNothingHas() throws {
    let fields = Fields([
      .init(name: "items", value: .list([.record(Fields([.init(name: "n", value: .text("1"))]))])),
      .init(name: "left", value: .text("L")),
    ])
    let page = Page(
      slug: "index",
      title: "T",
      header: HeaderFooter(.custom(kind: "fancy", fields: fields)),
      sections: [
        Section(
          header: HeaderFooter(.custom(kind: "small", fields: fields)),
          content: .rows([Row(title: nil, content: .custom(kind: "mine", fields: fields))])
        )
      ]
    )
    let templates = [
      "rows/mine": "{{#fields.items}}{{n}}{{/fields.items}}{{#fields}}{{title}}{{/fields}}\n{{fields.lfet}}",
      "page-headers/fancy": "<h1>{{title}}</h1>{{fields.item}}",
      "headers/small": "{{fields.y}}{{fields.left}}<h2 id=\"{{headingID}}\"></h2>",
    ]
    #expect(
      try Self.problems(templates, site: Site(title: "Site", pages: [page])) == [
        "headers/small.mustache:1:1: warning: template \"headers/small\" asks for the field \"y\", which no header of the "
          + "kind has [unknown-template-field]",
        "page-headers/fancy.mustache:1:19: warning: template \"page-headers/fancy\" asks for the field \"item\", which no "
          + "header of the kind has [unknown-template-field] -> Did you mean \"items\"?",
        "rows/mine.mustache:2:1: warning: template \"rows/mine\" asks for the field \"lfet\", which no row of the kind has "
          + "[unknown-template-field] -> Did you mean \"left\"?",
      ]
    )
  }

  @Test func placeOfAThemeWithoutAPage() throws {
    #expect(
      try Self.problems(["page": ""]) == [
        "Themes/test/theme.json:1:1: error: theme \"test\" has no template \"page\" [missing-page-template] -> Extend a theme "
          + "that has it, with \"extends\": \"base\", or add templates/page.mustache."
      ]
    )
  }
}
