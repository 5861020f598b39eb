import Diagnostics
import Foundation
import JSONSource
import SettingsModel
import TestSupport
import Testing

/// The schema and the decoder with its validator agree on what a page may be.
@Suite struct SchemaVerdictTests {
  /// Rows that are right.
  static let goodRows = [
    #""kind": "switch", "key": "a", "title": "A""#,
    #""kind": "switch", "key": "a", "title": "A", "value": true, "values": {"on": 1, "off": 0}"#,
    #""kind": "value", "title": "A", "value": "1\n2", "icon": "wi-fi", "lang": "pt-BR""#,
    #""kind": "link", "title": "A", "page": "p", "value": 3"#,
    #""kind": "link", "title": "A", "url": "mailto:a@example.org""#,
    #""kind": "link", "title": "A", "url": "../a?b=c#d""#,
    #""kind": "text", "key": "a", "title": "A", "pattern": "[a-z]+", "patternHint": "small", "maximumLength": 3"#,
    #""kind": "text", "key": "a", "title": "A", "disabled": true, "reason": "not yet", "autocomplete": "email""#,
    #""kind": "multiline", "key": "a", "title": "A", "value": "a\n\tb""#,
    #""kind": "number", "key": "a", "title": "A", "value": ".5", "minimum": -1e3, "spinner": true"#,
    #""kind": "number", "key": "a", "title": "A", "value": """#,
    #""kind": "range", "key": "a", "title": "A", "minimum": 0, "maximum": "10", "value": 5, "step": 0.5, "unit": "%""#,
    #""kind": "select", "key": "a", "title": "A", "options": [{"value": "", "title": "None"}]"#,
    #""kind": "select", "key": "a", "title": "A", "options": [{"header": "H", "options": [{"value": 1, "title": "B"}]}]"#,
    #""kind": "date", "key": "a", "title": "A", "value": """#,
    #""kind": "date", "key": "a", "title": "A", "value": "2026-11-30""#,
    #""kind": "time", "key": "a", "title": "A", "value": "23:59""#,
    ##""kind": "color", "key": "a", "title": "A", "value": "#0A84ff""##,
    #""kind": "button", "title": "A", "type": "reset""#,
    #""kind": "note", "text": "a\nb", "key": "here""#,
    #""kind": "два-titles", "fields": {"a": [1, {"b": null}]}"#,
    #""kind": "switch", "key": "a", "title": "A", "icon": "b", "iconLabel": "B", "error": "c\nd", "synonyms": ["e"]"#,
    #""kind": "switch", "key": "a", "title": "A", "event": "b", "template": "big-switch", "fields": {"a": 1}"#,
    #""kind": "own", "event": "b""#,
  ]

  /// Rows that are not, each for one reason.
  static let badRows = [
    #""title": "A""#,
    #""kind": "switch", "title": "A""#,
    #""kind": "switch", "key": "a""#,
    #""kind": "switch", "key": "submit", "title": "A""#,
    #""kind": "switch", "key": "1a", "title": "A""#,
    #""kind": "switch", "key": "a", "title": "A", "value": "on""#,
    #""kind": "switch", "key": "a", "title": "A", "values": {"no": 1}"#,
    #""kind": "value", "title": "A""#,
    #""kind": "value", "title": " ", "value": "1""#,
    #""kind": "value", "title": "a\nb", "value": "1""#,
    #""kind": "value", "title": "A", "value": "1", "icon": "a/b.svg""#,
    #""kind": "value", "title": "A", "value": "1", "lang": "pt_BR""#,
    #""kind": "link", "title": "A""#,
    #""kind": "link", "title": "A", "page": "p", "url": "b""#,
    #""kind": "link", "title": "A", "url": "b", "anchor": "c""#,
    #""kind": "link", "title": "A", "url": "JavaScript:alert(1)""#,
    #""kind": "link", "title": "A", "url": "a b""#,
    #""kind": "text", "key": "a", "title": "A", "value": "a\nb""#,
    #""kind": "text", "key": "a", "title": "A", "maximumLength": -1"#,
    #""kind": "text", "key": "a", "title": "A", "label": "B""#,
    #""kind": "text", "key": "a", "title": "A", "placeholder": " ""#,
    #""kind": "multiline", "key": "a", "title": "A", "pattern": "x""#,
    #""kind": "number", "key": "a", "title": "A", "value": "many""#,
    #""kind": "number", "key": "a", "title": "A", "step": 0"#,
    #""kind": "range", "key": "a", "title": "A", "minimum": 0, "maximum": 5"#,
    #""kind": "range", "key": "a", "title": "A", "minimum": 0, "value": 5"#,
    #""kind": "range", "key": "a", "title": "A", "minimum": 0, "maximum": 5, "value": 5, "required": true"#,
    #""kind": "select", "key": "a", "title": "A""#,
    #""kind": "select", "key": "a", "title": "A", "options": []"#,
    #""kind": "select", "key": "a", "title": "A", "options": [{"title": "B"}]"#,
    #""kind": "select", "key": "a", "title": "A", "options": [{"value": "b", "title": "B", "icon": "c"}]"#,
    #""kind": "select", "key": "a", "title": "A", "options": [{"header": "H", "options": []}]"#,
    #""kind": "date", "key": "a", "title": "A", "value": "2026-13-01""#,
    #""kind": "time", "key": "a", "title": "A", "value": "24:00""#,
    #""kind": "color", "key": "a", "title": "A""#,
    #""kind": "color", "key": "a", "title": "A", "value": "red""#,
    #""kind": "button", "title": "A", "type": "press""#,
    #""kind": "note", "title": "A", "text": "b""#,
    #""kind": "own", "left": "b""#,
    #""kind": "a b""#,
    #""kind": "note", "text": "b", "error": "c""#,
    #""kind": "note", "text": "b", "synonyms": "c""#,
    #""kind": "own", "event": """#,
    #""kind": "own", "template": "other""#,
    #""kind": "switch", "key": "a", "title": "A", "template": "a/b""#,
    #""kind": "note", "text": "b", "synonyms": [""]"#,
    #""kind": "note", "text": "b", "icon": "c", "iconLabel": " ""#,
    #""kind": "note", "text": "b", "onlyIf": {"key": "c"}"#,
    #""kind": "note", "text": "b", "onlyIf": {"is": true}"#,
    #""kind": "note", "text": "b", "exclusive": true"#,
  ]

  static let goodSections = [
    #""header": "H""#,
    #""header": {"kind": "text", "text": "a\nb"}, "footer": "F", "rows": []"#,
    #""key": "k", "header": "H", "headerHidden": true, "selection": "single", "selected": "a", "# + options,
    #""key": "k", "header": "H", "selection": "single", "selected": ["a"], "# + options,
    #""key": "k", "header": {"kind": "title", "title": "H", "subtitle": "S"}, "selection": "multiple", "# + options,
    #""key": "k", "header": "H", "selection": "multiple", "parents": "exclusive", "selected": ["a"], "# + tree,
    #""key": "k", "header": "H", "selection": "multiple", "parents": "derived", "# + childrenOnly,
    #""key": "k", "header": "H", "selection": "multiple", "minimum": 1, "maximum": 2, "selectAll": true, "# + options,
    #""key": "k", "header": "H", "selection": "single", "pageHeading": true, "error": "E", "synonyms": ["s"], "event": "e", "#
      + options,
    #""key": "k", "header": {"kind": "own", "fields": {"title": "H"}}, "selection": "single", "# + options,
    #""key": "k", "header": "H", "selection": "multiple", "# + exclusive,
  ]

  static let badSections = [
    #""selected": "a""#,
    #""parents": "derived""#,
    #""header": {"title": "H"}"#,
    #""header": {"kind": "text", "title": "H"}"#,
    #""footer": 1"#,
    #""rows": {}"#,
    #""header": "H", "selection": "single", "# + options,
    #""key": "k", "selection": "single", "# + options,
    #""key": "k", "header": "H", "selection": "both", "# + options,
    #""key": "k", "header": "H", "selection": "single", "rows": []"#,
    #""key": "k", "header": {"kind": "text", "text": "H"}, "selection": "single", "# + options,
    #""key": "k", "header": "H", "selection": "single", "selected": ["a", "b"], "# + options,
    #""key": "k", "header": "H", "selection": "multiple", "selected": ["a", "a"], "# + options,
    #""key": "k", "header": "H", "selection": "single", "# + tree,
    #""key": "k", "header": "H", "selection": "single", "parents": "independent", "# + options,
    #""key": "k", "header": "H", "selection": "multiple", "# + childrenOnly,
    #""key": "k", "header": "H", "selection": "multiple", "rows": [{"value": "", "title": "A"}]"#,
    #""key": "k", "header": "H", "selection": "multiple", "parents": "derived", "rows": [{"title": "A"}]"#,
    #""error": "E""#,
    #""pageHeading": true"#,
    #""selectAll": true"#,
    #""key": "k", "header": "H", "selection": "single", "minimum": 1, "# + options,
    #""key": "k", "header": "H", "selection": "single", "# + exclusive,
    #""key": "k", "header": "H", "selection": "multiple", "minimum": -1, "# + options,
    #""key": "k", "header": {"kind": "own"}, "selection": "single", "# + options,
    #""key": "k", "header": {"kind": "own", "fields": {}}, "selection": "single", "# + options,
  ]

  private static let options = #""rows": [{"value": "a", "title": "A"}, {"value": "b", "title": "B"}]"#
  private static let exclusive = #""rows": [{"value": "a", "title": "A", "exclusive": true, "divider": "or"}]"#
  private static let tree = #""rows": [{"value": "a", "title": "A", "rows": [{"value": "b", "title": "B"}]}]"#
  private static let childrenOnly = #""rows": [{"title": "A", "rows": [{"value": "b", "title": "B"}]}]"#

  static let goodPages = [
    "", #""$schema": "page.schema.json", "language": "ru", "icon": "gear""#,
    #""form": {"action": "/save", "method": "post", "submit": "S", "reset": "R"}"#,
    #""filter": true, "form": {"storage": {"kind": "none"}, "changes": true, "transfer": true, "events": true}"#,
    #""sections": [{"rows": [{"kind": "switch", "key": "a", "title": "A"}]}, {"onlyIf": {"key": "a", "is": false}}]"#,
    #""scripts": ["assets/a.js", "assets/b/ü.js"]"#, #""scripts": []"#,
  ]

  static let badPages = [
    #""tittle": "A""#, #""form": {"method": "put"}"#, #""form": {"action": "data:x"}"#, #""language": "e n""#,
    #""sections": [1]"#, #""filter": "yes""#, #""form": {"storage": {"kind": "post"}}"#, #""form": {"changes": 1}"#,
    #""scripts": ["a.js"]"#, #""scripts": ["assets/a.css"]"#, #""scripts": ["assets/../a.js"]"#,
    #""scripts": ["assets/.a.js"]"#, #""scripts": ["assets/a.js", "assets/a.js"]"#, #""scripts": "assets/a.js""#,
  ]

  @Test(arguments: goodRows) func rightRowsPass(_ row: String) throws {
    try judge(#""sections": [{"rows": [{"# + row + "}]}]", isRight: true)
  }

  @Test(arguments: badRows) func wrongRowsDoNot(_ row: String) throws {
    try judge(#""sections": [{"rows": [{"# + row + "}]}]", isRight: false)
  }

  @Test(arguments: goodSections) func rightSectionsPass(_ section: String) throws {
    try judge(#""sections": [{"# + section + "}]", isRight: true)
  }

  @Test(arguments: badSections) func wrongSectionsDoNot(_ section: String) throws {
    try judge(#""sections": [{"# + section + "}]", isRight: false)
  }

  @Test(arguments: goodPages) func rightPagesPass(_ page: String) throws {
    try judge(page, isRight: true)
  }

  @Test(arguments: badPages) func wrongPagesDoNot(_ page: String) throws {
    try judge(page, isRight: false)
  }

  @Test func theSamplePasses() throws {
    let folder = Cases.checkout.appendingPathComponent("Sample")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0 == "site.json" || ($0.hasPrefix("pages/") && $0.hasSuffix(".json")) }
    #expect(paths.count > 5)
    for path in paths {
      let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
      let judge = path.hasPrefix("pages/") ? Self.page : Self.site
      #expect(judge?.accepts(try root(of: text)) == true, "\(path)")
    }
  }

  @Test(
    arguments: [
      (#""flags": {"beta": true}, "navigation": ["a/b"], "urlSchemes": ["sms"], "strings": {"save": "Keep"}"#, true),
      (#""storage": {"kind": "post", "url": "/settings"}, "theme": "plain", "footer": "F""#, true),
      (#""scripts": ["assets/a.js"]"#, true), (#""scripts": ["/assets/a.js"]"#, false),
      (#""flags": {"beta": 1}"#, false), (#""flags": {"a b": true}"#, false), (#""storage": {"kind": "post"}"#, false),
      (#""urlSchemes": ["data"]"#, false), (#""pages": []"#, false), (#""contracts": false"#, true),
      (#""contracts": "no""#, false), (#""strings": {"sav": "x"}"#, false),
    ]
  )
  func sitesAreJudged(_ fields: String, _ isRight: Bool) throws {
    let text = #"{"title": "T", "# + fields + "}"
    #expect(Self.site?.accepts(try root(of: text)) == isRight)
    var diagnostics = DiagnosticCollector()
    var site = try #require(Reading.site(text, into: &diagnostics))
    site.pages = [Page(slug: "a/b", title: "B")]
    SiteValidator().validate(site, into: &diagnostics)
    #expect(diagnostics.hasErrors != isRight, "\(diagnostics.lines)")
  }

  private static let page = schema(PageSchema.text)
  private static let site = schema(SiteSchema.text)

  private static func schema(_ text: String) -> SchemaJudge? {
    var diagnostics = DiagnosticCollector()
    return Reading.document(text, name: "schema.json", into: &diagnostics).map { SchemaJudge($0.root) }
  }

  private func judge(_ fields: String, isRight: Bool) throws {
    let text = #"{"title": "T""# + (fields.isEmpty ? "" : ", ") + fields + "}"
    #expect(Self.page?.accepts(try root(of: text)) == isRight)
    var diagnostics = DiagnosticCollector()
    if let page = Reading.page(text, into: &diagnostics) {
      PageValidator().validate(page, into: &diagnostics)
    }
    #expect(diagnostics.hasErrors != isRight, "\(diagnostics.lines)")
  }

  private func root(of text: String) throws -> JSONValue {
    var diagnostics = DiagnosticCollector()
    return try #require(Reading.document(text, name: "a.json", into: &diagnostics)).root
  }
}
