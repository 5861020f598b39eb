import Diagnostics
import Mustache
import Testing

/// Templates far larger than a person writes.
@Suite struct SizeTests {
  @Test func manyIncludes() throws {
    let templates: Templates = [
      "page": String(repeating: "{{>part}}\n", count: 10_000), "part": "{{title}}",
    ]
    let page = TemplateSchema.sample.record("Page", ["title": .text("x")])
    #expect(try templates.render(page, schema: .sample).utf8.count == 10_000)
  }

  @Test func longText() throws {
    let digits = String(repeating: "0123456789", count: 10)
    let templates: Templates = ["page": String(repeating: "<p>\(digits)\n</p>\n{{! }}", count: 100_000)]
    let length = try templates.render(TemplateSchema.sample.record("Page"), schema: .sample).utf8.count
    #expect(length == 109 * 100_000)
  }

  @Test(arguments: ["#a", "^a", "$a"]) func nestingIsLimited(tag: String) {
    let templates: Templates = ["t": String(repeating: "{{\(tag)}}", count: 100_000)]
    #expect(templates.problems().last == "t.mustache:1:1537: error: sections nest deeper than 256 [template-nesting]")
  }

  @Test func deepSections() throws {
    let templates: Templates = [
      "page": String(repeating: "{{#isHome}}", count: 256) + "x" + String(repeating: "{{/isHome}}", count: 256)
    ]
    let page = TemplateSchema.sample.record("Page", ["isHome": .flag(true)])
    #expect(try templates.render(page, schema: .sample) == "x")
  }

  @Test func longChainOfPartials() throws {
    let count = 10_000
    let chain = Templates(
      (0..<count).map { (name: "\($0)", bytes: Array("{{>\(min($0 + 1, count - 1) % count)}}".utf8)) }
    )
    #expect(chain.problems().count == 1)
    let ending = Templates(
      (0..<count).map { (name: "\($0)", bytes: Array(($0 + 1 < count ? "{{>\($0 + 1)}}" : "").utf8)) }
    )
    #expect(throws: TemplateRenderingError.self) { try ending.render() }
  }

  @Test func manyFields() throws {
    let fields = (0..<10_000).map { (name: "key\($0)", value: TemplateValue.text("x")) }
    let templates: Templates = ["t": (0..<10_000).map { "{{key\($0)}}" }.joined()]
    #expect(try templates.render(.open(fields)).utf8.count == 10_000)
  }
}
