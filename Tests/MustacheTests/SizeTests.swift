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

  /// Texts multiply without any call too.
  @Test func longTextManyTimes() throws {
    let title = String(repeating: "x", count: 100_000)
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(name: "t.mustache", bytes: Array(String(repeating: "{{title}}", count: 1000).utf8))
    var library = try #require(
      TemplateLibrary.compile([TemplateSource(name: "t", file: file)], schema: nil, into: &diagnostics)
    )
    library.limits.bytes = 1_000_000
    let template = try #require(library["t"])
    var buffer: [UInt8] = []
    let error = #expect(throws: TemplateRenderingError.self) {
      try library.render(template, .open([("title", .text(title))]), into: &buffer)
    }
    #expect(error?.diagnostic.code == .templateWork)
    #expect(buffer.count < 2_000_000)
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

  /// Each call leads to another place in a page, as far as the names of attributes differ.
  @Test(arguments: ["<a {{>part}}>", "<{{>part}}>"]) func placesThatGrow(page: String) {
    let templates: Templates = ["page": page, "part": "x{{>part}}"]
    #expect(templates.problems(.sample).contains { $0.contains("[partial-cycle]") })
  }

  /// A few templates that give their blocks to each other can do so in more orders than there is time for.
  @Test func manyOrdersOfParents() {
    let names = (0..<12).map { "t\($0)" }
    let calls = names.map { name in "{{<\(name)}}{{$\(name)}}{{title}}{{/\(name)}}{{/\(name)}}" }.joined()
    let templates = Templates(
      [(name: "page", bytes: Array(calls.utf8))]
        + names.map { (name: $0, bytes: Array(("{{#rows}}{{$\($0)}}{{/\($0)}}{{/rows}}" + calls).utf8)) }
    )
    #expect(templates.problems(.sample).contains { $0.contains("[template-work]") })
  }

  @Test func manyBlocks() throws {
    let names = (0..<20_000).map { "b\($0)" }
    let templates: Templates = [
      "page": "{{<layout}}" + names.map { "{{$\($0)}}x{{/\($0)}}" }.joined() + "{{/layout}}",
      "layout": names.map { "{{$\($0)}}{{/\($0)}}" }.joined(),
    ]
    #expect(try templates.render(TemplateSchema.sample.record("Page"), schema: .sample).utf8.count == 20_000)
  }

  @Test func manyTagsThatAreNotClosed() {
    let templates: Templates = ["t": String(repeating: "{{#a}} {{{b}} {{c ", count: 300_000)]
    #expect(templates.problems().count == 50)
  }

  /// Sections over lists in one another, and calls of calls, multiply.
  @Test(arguments: [
    (
      String(repeating: "{{#rows}}", count: 40) + "{{title}}" + String(repeating: "{{/rows}}", count: 40), 1_000,
      1 << 20
    ),
    ("{{>1}}{{>1}}", 1_000, 1 << 20),
    ("{{>text}}", 1_000_000, 10_000),
  ])
  func outputWithoutEnd(page: String, steps: Int, bytes: Int) throws {
    let chain = (1..<60).map { (name: "\($0)", bytes: Array("{{>\($0 + 1)}}{{>\($0 + 1)}}".utf8)) }
    let text = String(repeating: "0123456789", count: 900) + "{{>1}}"
    let templates = Templates(
      [(name: "page", bytes: Array(page.utf8))] + chain
        + [(name: "60", bytes: [0x78]), (name: "text", bytes: Array(String(repeating: text, count: 3).utf8))]
    )
    var library = try templates.compile(.sample)
    library.limits = TemplateLibrary.Limits(steps: steps, bytes: bytes)
    let rows = TemplateValue.list([TemplateSchema.sample.record("Row"), TemplateSchema.sample.record("Row")])
    let identifier = try #require(library["page"])
    var buffer: [UInt8] = []
    var found: TemplateRenderingError?
    do throws(TemplateRenderingError) {
      try library.render(identifier, TemplateSchema.sample.record("Page", ["rows": rows]), into: &buffer)
    } catch {
      found = error
    }
    #expect(found?.diagnostic.code == .templateWork)
    #expect(found?.diagnostic.message.hasSuffix(steps == 1_000 ? "1000 rounds and calls" : "10000 bytes") == true)
    #expect(buffer.count < 40_000)
  }
}
