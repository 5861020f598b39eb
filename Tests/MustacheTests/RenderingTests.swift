import Diagnostics
import Markup
import Mustache
import Testing

/// Each feature of the language, small.
@Suite struct MustacheRenderingTests {
  private static let data = TemplateValue.open([
    ("name", .text("A & \"B\"")), ("html", .html(HTML(trusted: Array("<b>x</b>".utf8)))), ("yes", .flag(true)),
    ("no", .flag(false)), ("empty", .text("")), ("list", .list([.text("1"), .text("2")])),
    ("deep", .open([("er", .open([("est", .text("end"))]))])), ("which", .text("part")), ("dotted", .text("dot")),
  ])

  static let table: [(template: String, result: String)] = [
    ("{{name}}|{{{name}}}|{{&name}}", "A &amp; &quot;B&quot;|A & \"B\"|A & \"B\""),
    ("{{{html}}}|{{html}}", "<b>x</b>|&lt;b&gt;x&lt;/b&gt;"),
    ("{{yes}} {{no}} {{nothing}}.", "true false ."),
    ("{{#yes}}a{{/yes}}{{#no}}b{{/no}}{{^no}}c{{/no}}{{^yes}}d{{/yes}}", "ac"),
    ("{{#empty}}a{{/empty}}{{^empty}}b{{/empty}}", "b"),
    ("{{#list}}({{.}}{{#yes}}!{{/yes}}){{/list}}", "(1!)(2!)"),
    ("{{deep.er.est}}{{#deep}}{{er.est}}{{#er}}{{est}}{{/er}}{{/deep}}", "endendend"),
    ("{{#name}}{{#yes}}{{.}}{{/yes}}{{.}}{{#.}}{{.}}{{/.}}{{/name}}", "trueA &amp; &quot;B&quot;A &amp; &quot;B&quot;"),
    ("{{#deep.er.est}}{{.}}{{#deep}}{{#er.est}}{{.}}{{/er.est}}{{/deep}}{{/deep.er.est}}", "endend"),
    ("{{#name}}{{#list}}{{.}}{{#yes}}{{#.}}{{.}}{{/.}}{{/yes}}{{/list}}{{/name}}", "1true2true"),
    ("{{#yes}}{{#list}}{{#yes}}a{{/yes}}{{/list}}{{#list}}{{#name}}b{{/name}}{{/list}}{{/yes}}", "aabb"),
    ("{{#yes}}{{#deep}}{{#yes}}{{#er}}{{#est}}{{est}}{{/est}}{{/er}}{{/yes}}{{/deep}}{{/yes}}", "end"),
    ("{{#which}}{{#yes}}a{{/yes}}{{^no}}{{.}}{{/no}}{{/which}}", "apart"),
    ("{{#which}}{{>dot}}{{/which}} {{#which}}{{>*dotted}}{{/which}}", "part part"),
    ("{{#which}}{{#yes}}{{>dot}}{{/yes}}{{^no}}{{>dot}}{{/no}}{{/which}}", "truepart"),
    ("{{#which}}{{$body}}{{.}}{{/body}}{{<frame}}{{$body}}{{.}}{{/body}}{{/frame}}{{/which}}", "part<part>"),
    ("{{#which}}{{<dots}}{{$inner}}b{{.}}{{/inner}}{{/dots}}{{/which}}", "(bpart)"),
    ("a{{! no\n{{ }}b", "ab"),
    ("{{=<< >>=}}<<name>> {{name}} <<={{ }}=>>{{name}}", "A &amp; &quot;B&quot; {{name}} A &amp; &quot;B&quot;"),
    ("{{>part}}{{>*which}}", "[1][2][1][2]"),
    ("{{<frame}}{{$body}}{{which}}{{/body}}{{/frame}}{{>frame}}", "<part><none>"),
    ("{{<*w}}{{/*w}}", ""),
    ("  {{#yes}}\r\n  a\r\n  {{/yes}}\r\nb", "  a\r\nb"),
    ("  {{#yes}}\r  a\r  {{/yes}}\rb", "  a\rb"),
    ("", ""),
  ]

  @Test(arguments: table) func feature(template: String, result: String) throws {
    let templates: Templates = [
      "t": template, "part": "{{#list}}[{{.}}]{{/list}}", "frame": "<{{$body}}none{{/body}}>", "dot": "{{.}}",
      "dots": "{{#yes}}({{/yes}}{{#which}}{{$inner}}{{/inner}}{{/which}}{{#yes}}){{/yes}}",
    ]
    #expect(try templates.render(Self.data) == result)
  }

  /// A section that holds itself, by way of a call, is on the stack more than once.
  @Test func sectionsHoldThemselves() throws {
    func node(_ name: String, _ isOpen: Bool, _ children: [TemplateValue] = []) -> TemplateValue {
      .open([("name", .text(name)), ("open", .flag(isOpen)), ("children", .list(children))])
    }
    let templates: Templates = [
      "tree": "{{#open}}({{/open}}{{name}}{{#open}}{{#children}}{{>tree}}{{/children}}{{/open}}{{#open}}){{/open}}"
    ]
    let tree = node("a", true, [node("b", false, [node("x", true)]), node("c", true, [node("d", true)])])
    #expect(try templates.render(tree) == "(ab(c(d)))")
  }

  /// B67: only the partial's own lines are indented, and none inside `pre` and `textarea`.
  @Test func indentationStaysOutOfValues() throws {
    let templates: Templates = [
      "page": "<div>\n    {{> row}}\n</div>\n<b>{{> row}}</b>",
      "row": "<p>\n\n{{text}}</p>\n<textarea>\n{{text}}</textarea>\n<pre>\n{{#on}}\n x\n{{>part}}\n{{/on}}</pre>\n",
      "part": "y\nz\n",
    ]
    let row = { (indentation: String) in
      "\(indentation)<p>\n\n\(indentation)one\ntwo</p>\n\(indentation)<textarea>\none\ntwo</textarea>\n"
        + "\(indentation)<pre>\n x\ny\nz\n</pre>\n"
    }
    #expect(
      try templates.render(.open([("text", .text("one\ntwo")), ("on", .flag(true))]))
        == "<div>\n\(row("    "))</div>\n<b>\(row(""))</b>"
    )
  }

  @Test func indentationAddsUp() throws {
    let templates: Templates = ["a": "  {{>b}}\n", "b": "b\n\t{{>c}}\n{{>c}}\nx {{>c}}\n", "c": "c\nd\n"]
    #expect(try templates.render() == "  b\n  \tc\n  \td\n  c\n  d\n  x c\nd\n\n")
  }

  @Test func blocksKeepTheShapeOfThePage() throws {
    let templates: Templates = [
      "page": "{{<layout}}\n  {{$main}}\n    <p>\n      {{>part}}\n    </p>\n  {{/main}}\n{{/layout}}\n",
      "layout": "<body>\n  <main>\n    {{$main}}\n    {{/main}}\n  </main>\n  {{$end}}\n  <hr>\n  {{/end}}\n</body>\n",
      "part": "a\nb\n",
    ]
    #expect(
      try templates.render()
        == "<body>\n  <main>\n    <p>\n      a\n      b\n    </p>\n  </main>\n  <hr>\n</body>\n"
    )
  }

  @Test func argumentsAreReadWhereTheyStand() throws {
    let templates: Templates = [
      "page":
        "{{<layout}}{{$title}}Page{{/title}}{{$body}}{{<card}}{{$title}}Card{{/title}}{{/card}}{{/body}}{{/layout}}",
      "layout": "<h1>{{$title}}{{/title}}</h1>{{$body}}{{/body}}", "card": "<h2>{{$title}}{{/title}}</h2>",
    ]
    #expect(try templates.render() == "<h1>Page</h1><h2>Card</h2>")
  }

  @Test func recordsOfASchema() throws {
    let schema = TemplateSchema.sample
    let templates: Templates = [
      "page": "<h1>{{title}}</h1>{{#rows}}{{>*template}}{{/rows}}{{^footer}}none{{/footer}}",
      "rows/a": "<a href=\"{{link}}\">{{label}}</a>{{title}}",
      "rows/b": "{{{control}}}{{fields.x}}{{#fields}}{{y}}{{/fields}}",
    ]
    let library = try templates.compile(schema)
    let rows: [TemplateValue] = [
      schema.record(
        "Row",
        ["template": .template(try #require(library["rows/a"])), "label": .text("L<"), "link": .url("a?b&c")]
      ),
      schema.record(
        "Row",
        [
          "template": .template(try #require(library["rows/b"])), "control": .html(HTML(trusted: Array("<i>".utf8))),
          "fields": .open([("x", .text("<")), ("y", .text("1"))]),
        ]
      ),
    ]
    let page = schema.record("Page", ["title": .text("T"), "rows": .list(rows)])
    var buffer: [UInt8] = []
    try library.render(try #require(library["page"]), page, into: &buffer)
    #expect(String(decoding: buffer, as: UTF8.self) == "<h1>T</h1><a href=\"a?b&amp;c\">L&lt;</a>T<i>&lt;1none")
  }

  /// Names are compared by their bytes: the composed and the decomposed spelling are two keys.
  @Test func keysAreBytes() throws {
    let data = TemplateValue.open([("e\u{301}", .text("two")), ("\u{E9}", .text("one"))])
    #expect(try (["t": "{{\u{E9}}} {{e\u{301}}}"] as Templates).render(data) == "one two")
  }

  /// B69: what the command needs to fail: no library, and an error that names file, place and partial.
  @Test func missingPartialIsAnError() {
    var diagnostics = DiagnosticCollector()
    let templates: Templates = ["page": "{{> no-such-part}}"]
    #expect(TemplateLibrary.compile(templates.sources, schema: .sample, into: &diagnostics) == nil)
    #expect(
      diagnostics.sorted.map(\.line) == [
        "page.mustache:1:1: error: there is no template \"no-such-part\" [missing-partial]"
      ]
    )
  }

  @Test func manyThreads() async throws {
    let library = try (["t": "{{#list}}<{{.}}>{{/list}}{{>u}}", "u": "{{name}}"] as Templates).compile()
    let template = try #require(library["t"])
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 {
        group.addTask {
          var buffer: [UInt8] = []
          try? library.render(template, Self.data, into: &buffer)
          return String(decoding: buffer, as: UTF8.self)
        }
      }
      for await result in group { #expect(result == "<1><2>A &amp; &quot;B&quot;") }
    }
  }
}
