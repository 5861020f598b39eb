import Diagnostics
import Mustache
import Testing

/// Templates that call themselves: which may, and which would never end.
@Suite struct CycleTests {
  private static let fix = "Call it only in a section over a list or record of its own."

  @Test func chainIsNamedFromItsFirstTemplate() {
    let templates: Templates = ["page": "{{>a}}", "a": "\n{{>b}}", "b": "{{#isHome}}{{>c}}{{/isHome}}", "c": "{{>a}}"]
    let line = "a.mustache:2:1: error: \"a\" calls itself without end: a → b → c → a [partial-cycle] | \(Self.fix)"
    #expect(templates.problems(.sample) == [line])
  }

  @Test(arguments: [
    "{{#title}}{{>page}}{{/title}}", "{{^title}}{{>page}}{{/title}}", "{{#footer}}{{>page}}{{/footer}}",
    "{{#rows}}{{>page}}{{/rows}}", "{{#rows}}{{#children}}{{#rows}}{{>page}}{{/rows}}{{/children}}{{/rows}}",
    "{{#rows}}{{#fields}}{{>page}}{{/fields}}{{/rows}}", "{{#.}}{{>page}}{{/.}}",
    "{{<layout}}{{$a}}{{>page}}{{/a}}{{/layout}}",
  ])
  func constantData(template: String) {
    let templates: Templates = [
      "page": template, "layout": "{{$a}}{{/a}}", "loop": "{{#children}}{{#rows}}{{>loop}}{{/rows}}{{/children}}",
    ]
    #expect(templates.problems(.sample).contains { $0.contains("[partial-cycle]") })
  }

  /// Two kinds of record that hold each other: each round is over data inside of that of the round before.
  @Test func recordsThatHoldEachOther() throws {
    let schema = TemplateSchema(
      [
        RecordType(name: "Page", fields: [("groups", .list("Group"))]),
        RecordType(name: "Group", fields: [("name", .text), ("items", .list("Item"))]),
        RecordType(name: "Item", fields: [("groups", .list("Group"))]),
      ],
      roots: ["page": "Page"]
    )
    let group = { (items: [TemplateValue]) in
      schema.record("Group", ["name": .text("x"), "items": .list(items)])
    }
    let page = schema.record(
      "Page",
      ["groups": .list([group([schema.record("Item", ["groups": .list([group([])])])])])]
    )
    let templates: Templates = [
      "page": "{{>groups}}", "groups": "{{#groups}}{{>group}}{{/groups}}",
      "group": "({{name}}{{#items}}{{>groups}}{{/items}})",
    ]
    #expect(try templates.render(page, schema: schema) == "(x(x))")
  }

  @Test func unreachableTemplates() {
    let templates: Templates = ["page": "", "a": "{{>a}}"]
    #expect(
      templates.problems(.sample) == [
        "a.mustache:1:1: error: \"a\" calls itself without end: a → a [partial-cycle] | \(Self.fix)"
      ]
    )
  }

  @Test func blocksThatAreReplacedEndIt() throws {
    let templates: Templates = ["page": "{{$a}}{{<page}}{{$a}}end{{/a}}{{/page}}{{/a}}"]
    #expect(try templates.render(TemplateSchema.sample.record("Page"), schema: .sample) == "end")
  }

  private static let tree: Templates = [
    "page": "{{#rows}}{{>node}}{{/rows}}",
    "node": "<li>{{label}}{{#children}}<ul>{{>node}}</ul>{{/children}}</li>",
  ]

  /// B36: a leaf has its own children, none, and never finds those of the node above it.
  @Test func treesEnd() throws {
    let schema = TemplateSchema.sample
    let row = { (label: String, children: [TemplateValue]?) in
      schema.record("Row", ["label": .text(label), "children": children.map { .list($0) } ?? .absent])
    }
    let page = schema.record(
      "Page",
      ["rows": .list([row("All", [row("News", [row("Weekly", nil)]), row("Offers", nil)])])]
    )
    #expect(
      try Self.tree.render(page, schema: schema)
        == "<li>All<ul><li>News<ul><li>Weekly</li></ul></li></ul><ul><li>Offers</li></ul></li>"
    )
  }

  /// B36: open data has no fields of its own to stop at, so the renderer does.
  @Test func endlessDataIsAnErrorWithAPlace() throws {
    let templates: Templates = ["node": "<li>\n  {{#children}}{{>node}}{{/children}}</li>"]
    let error = try #require(throws: TemplateRenderingError.self) {
      try templates.render(.open([("children", .list([.open([])]))]))
    }
    #expect(
      error.diagnostic.line
        == "node.mustache:2:16: error: template \"node\" goes deeper than 256 calls here [template-depth] | "
        + "Let the template call itself only in a section over a list that ends."
    )
  }

  @Test func deepTreesOfData() throws {
    var row = TemplateSchema.sample.record("Row", ["label": .text("x")])
    for _ in 0..<200 { row = TemplateSchema.sample.record("Row", ["label": .text("x"), "children": .list([row])]) }
    let page = TemplateSchema.sample.record("Page", ["rows": .list([row])])
    #expect(try Self.tree.render(page, schema: .sample).utf8.count == 201 * 10 + 200 * 9)
  }
}
