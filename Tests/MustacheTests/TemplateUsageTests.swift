import Diagnostics
import Testing

@testable import Mustache

@Suite struct TemplateUsageTests {
  private static let templates: Templates = [
    "page": "{{#rows}}{{>*template}}{{/rows}}",
    "rows/direct": "{{{control}}}",
    "rows/partial": "{{>parts/control}}",
    "rows/block": "{{<parts/layout}}{{$main}}{{{control}}}{{/main}}{{/parts/layout}}",
    "rows/default": "{{>parts/layout}}",
    "rows/replaced": "{{<parts/layout}}{{$main}}none{{/main}}{{/parts/layout}}",
    "rows/dot": "{{#control}}{{{.}}}{{/control}}",
    "rows/tested": "{{#control}}yes{{/control}}{{^control}}no{{/control}}",
    "rows/below": "{{#children}}{{>*template}}{{/children}}",
    "rows/open": "{{fields.left}}{{#fields}}{{right.text}}{{label}}{{/fields}}\n {{^fields.middle}}{{/fields.middle}}",
    "rows/items": "{{label}}{{#fields.list}}{{name}}{{label}}{{/fields.list}}{{>parts/open}}",
    "parts/control": "{{{control}}}",
    "parts/layout": "<p>{{$main}}{{{control}}}{{/main}}</p>",
    "parts/open": "{{#fields}}{{#list}}{{name}}{{/list}}{{/fields}}",
    "parts/alone": "",
  ]

  private static func usage(_ templates: Templates) -> TemplateUsage {
    var diagnostics = DiagnosticCollector()
    return TemplateCompilation(templates.sources, schema: .sample, into: &diagnostics).usage
  }

  @Test(arguments: [
    ("rows/direct", "control", true as Bool?), ("rows/partial", "control", true), ("rows/block", "control", true),
    ("rows/default", "control", true), ("rows/replaced", "control", false), ("rows/dot", "control", true),
    ("rows/tested", "control", false), ("rows/below", "control", false), ("rows/below", "children", true),
    ("rows/below", "template", true), ("rows/below", "nothing", false), ("parts/alone", "control", nil),
    ("nothing", "control", nil),
  ])
  func usesOfKeys(template: String, key: String, expected: Bool?) {
    #expect(Self.usage(Self.templates).uses(key, of: "Row", in: template) == expected)
  }

  @Test func fieldsOfTheAuthorsOwn() {
    let usage = Self.usage(Self.templates)
    #expect(
      usage.openFields(of: "rows/open").map { "\($0.name) \($0.location)" } == [
        "left rows/open.mustache:1:1", "middle rows/open.mustache:2:2", "right rows/open.mustache:1:27",
      ]
    )
    #expect(usage.openFields(of: "rows/items").map(\.name) == ["list"])
    #expect(usage.openFields(of: "page").isEmpty && usage.openFields(of: "nothing").isEmpty)
  }

  @Test func callsByName() {
    let usage = Self.usage(["page": "{{>a}}", "a": "{{<b}}{{/b}}", "b": "", "c": "{{#rows}}{{>c}}{{/rows}}"])
    #expect(["page", "a", "b", "c"].map(usage.isCalledByName) == [false, true, true, false])
  }

  /// What has an error is not blamed a second time for what it lacks.
  @Test func nothingIsKnownOfFaultyTemplates() {
    let usage = Self.usage([
      "page": "{{#rows}}{{>*template}}", "rows/a": "{{contrl}}", "rows/b": "{{>rows/a}}", "rows/c": "{{label}}",
    ])
    #expect(["a", "b", "c"].map { usage.uses("control", of: "Row", in: "rows/\($0)") } == [nil, nil, false])
  }

  private static let faults: [(templates: Templates, expected: [String])] = [
    (
      ["page": "{{#rows}}{{lable}}", "rows/a": "{{label", "b": ""],
      [
        "page.mustache:1:1: unclosed-section", "page.mustache:1:10: unknown-template-key",
        "rows/a.mustache:1:1: unclosed-tag",
      ]
    ),
    (
      ["page": "{{tilte}}{{#rows}{{label}}{{/rows}}{{>nothing}}", "rows/a": "{{title}}{{lable}}"],
      [
        "page.mustache:1:1: unknown-template-key", "page.mustache:1:10: unclosed-tag",
        "page.mustache:1:27: stray-close",
        "page.mustache:1:36: missing-partial", "rows/a.mustache:1:10: unknown-template-key",
      ]
    ),
    (
      ["page": "{{#rows}}{{#children}}{{label}}{{/rows}}{{lable}}{{title}}"],
      ["page.mustache:1:32: mismatched-close", "page.mustache:1:41: unknown-template-key"]
    ),
    (
      ["page": "{{<a}}{{#rows}}{{lable}}{{$b}}{{/b}}{{/rows}}{{$c}}{{tilte}}{{/c}}{{/a}}", "a": "{{$c}}{{/c}}"],
      ["page.mustache:1:7: misplaced-tag", "page.mustache:1:52: unknown-template-key"]
    ),
  ]

  /// A fault of the tags hides neither other faults of its template nor those of templates that it would call.
  @Test(arguments: faults) func faultsHideNoOthers(templates: Templates, expected: [String]) {
    var diagnostics = DiagnosticCollector()
    _ = TemplateCompilation(templates.sources, schema: .sample, into: &diagnostics)
    #expect(diagnostics.sorted.map { "\($0.location.map { "\($0)" } ?? ""): \($0.code.rawValue)" } == expected)
  }
}
