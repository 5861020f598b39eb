import Diagnostics
import SettingsModel
import TestSupport
import Testing

@Suite struct DifferenceTests {
  /// `line action part name: fields`, with where it moved from.
  private static func line(_ change: SiteDifference.Change) -> String {
    func text(_ name: SiteDifference.Name?) -> String { name.map { $0.key ?? $0.title ?? "\($0.position)" } ?? "-" }
    var line = "\(change.location?.line ?? 0) \(change.action.rawValue) \(change.part.rawValue)"
    if change.part == .page || change.part == .site { line += " \(change.page ?? "-")" }
    if let section = change.section { line += " \(text(section))" }
    if let row = change.row { line += "/\(text(row))" }
    if let origin = change.origin { line += " from \(text(origin))" }
    for field in change.fields { line += " \(field.name):\(field.old ?? "none")>\(field.new ?? "none")" }
    return line
  }

  /// A page's sections in short, old and new, each row on a line of its own, and what is found.
  private static let cases: [(old: String, new: String, found: [String])] = [
    (#"{"key": "a"}"#, #"{"key": "a"}"#, []),
    (#"{"key": "a"}"#, #"{"key": "b"}"#, ["1 removed section a", "1 added section b"]),
    (#"{"header": "A"}"#, #"{"header": "B"}, {"header": "A"}"#, ["1 added section B"]),
    (#"{"header": "A"}, {"header": "B"}"#, #"{"header": "B"}, {"header": "A"}"#, ["1 moved section B"]),
    (
      #"{"key": "a", "header": "A"}"#, #"{"key": "a", "header": {"kind": "title", "title": "B"}, "footer": "F"}"#,
      [#"1 changed section a header:"A">"B" footer:none>"F""#]
    ),
    // A heading is written anew; the rows say that the section is the same.
    (
      #"{"header": "A", "rows": [{"kind": "note", "text": "N"}]}"#,
      #"{"header": "B", "rows": [{"kind": "note", "text": "N"}]}"#, [#"1 changed section B header:"A">"B""#]
    ),
    // Rows with keys.
    (
      #"{"rows": [{"kind": "switch", "key": "w", "title": "W"}]}"#,
      "{\"rows\": [\n{\"kind\": \"switch\", \"key\": \"w\",\n\"value\": true, \"title\": \"X\"}]}",
      [#"3 changed row 1/w title:"W">"X" value:false>true"#]
    ),
    (
      #"{"rows": [{"kind": "switch", "key": "a", "title": "A"}, {"kind": "switch", "key": "b", "title": "B"}]}"#,
      "{\"rows\": [{\"kind\": \"switch\", \"key\": \"b\", \"title\": \"B\"},\n{\"kind\": \"date\", \"key\": \"a\", \"title\": \"A\"}]}",
      ["1 moved row 1/b", #"2 changed row 1/a kind:"switch">"date""#]
    ),
    (
      #"{"key": "s", "rows": [{"kind": "switch", "key": "a", "title": "A"}]}, {"key": "t"}"#,
      #"{"key": "s"}, {"key": "t", "rows": [{"kind": "switch", "key": "a", "title": "A"}]}"#,
      ["1 moved row t/a from s"]
    ),
    // What went with its section is not named; what went elsewhere is.
    (
      #"{"key": "s", "rows": [{"kind": "switch", "key": "a", "title": "A"}, {"kind": "note", "text": "N"}]}"#,
      #"{"key": "t", "rows": [{"kind": "switch", "key": "a", "title": "A"}, {"kind": "note", "text": "N"}]}"#,
      ["1 removed section s", "1 added section t", "1 moved row t/a from s"]
    ),
    // Rows without keys are the same as those that are most alike.
    (
      #"{"rows": [{"kind": "value", "title": "V", "value": "1"}, {"kind": "value", "title": "S", "value": "2"}]}"#,
      #"{"rows": [{"kind": "note", "text": "N"}, {"kind": "value", "title": "V", "value": "3"}, {"kind": "value", "title": "T", "value": "2"}]}"#,
      ["1 added row 1/1", #"1 changed row 1/V value:"1">"3""#, #"1 changed row 1/T title:"S">"T""#]
    ),
    (
      #"{"rows": [{"kind": "note", "text": "A"}, {"kind": "note", "text": "B"}, {"kind": "note", "text": "C"}]}"#,
      #"{"rows": [{"kind": "note", "text": "A"}, {"kind": "note", "text": "C"}]}"#, ["1 removed row 1/2"]
    ),
    (
      #"{"rows": [{"kind": "own", "fields": {"a": "1,\"}"}}]}"#,
      #"{"rows": [{"kind": "own", "fields": {"a": "1,\"}", "b": ["]"]}}]}"#,
      [#"1 changed row 1/1 fields:{"a":"1,\"}"}>{"a":"1,\"}","b":["]"]}"#]
    ),
    // Values are compared scalar by scalar.
    (
      #"{"rows": [{"kind": "text", "key": "t", "title": "T", "value": "\u00e9"}]}"#,
      #"{"rows": [{"kind": "text", "key": "t", "title": "T", "value": "e\u0301"}]}"#,
      ["1 changed row 1/t value:\"\u{e9}\">\"e\u{301}\""]
    ),
    (
      #"{"key": "s", "header": "S", "selection": "single", "rows": [{"value": "\u00e9", "title": "E"}]}"#,
      #"{"key": "s", "header": "S", "selection": "single", "rows": [{"value": "e\u0301", "title": "E"}]}"#,
      ["1 removed option s/\u{e9}", "1 added option s/e\u{301}"]
    ),
    // Options, and trees of them.
    (
      #"{"key": "s", "header": "S", "selection": "multiple", "selected": ["a"], "rows": [{"value": "a", "title": "A"}]}"#,
      #"{"key": "s", "header": "S", "selection": "multiple", "rows": [{"value": "b", "title": "B"}, {"value": "a", "title": "A", "disabled": true}]}"#,
      ["1 changed section s selected:[\"a\"]>none", "1 added option s/b", "1 changed option s/a disabled:false>true"]
    ),
    (
      #"{"key": "s", "header": "S", "selection": "multiple", "rows": [{"value": "p", "title": "P", "rows": [{"value": "a", "title": "A"}, {"value": "b", "title": "B"}]}, {"value": "q", "title": "Q"}]}"#,
      #"{"key": "s", "header": "S", "selection": "multiple", "rows": [{"value": "q", "title": "Q", "rows": [{"value": "b", "title": "B"}]}, {"value": "p", "title": "P", "rows": [{"value": "a", "title": "A"}]}]}"#,
      ["1 moved option s/q", "1 moved option s/b from p"]
    ),
    (
      #"{"key": "s", "header": "S", "selection": "multiple", "rows": [{"value": "p", "title": "P", "rows": [{"value": "a", "title": "A"}]}, {"value": "q", "title": "Q"}]}"#,
      #"{"key": "s", "header": "S", "selection": "multiple", "rows": [{"value": "q", "title": "Q", "rows": [{"value": "z", "title": "Z"}]}, {"value": "n", "title": "N", "rows": [{"value": "m", "title": "M"}]}]}"#,
      ["1 removed option s/p", "1 added option s/z", "1 added option s/n"]
    ),
    // A key that stands twice is a fault, but no reason to stop.
    (
      #"{"rows": [{"kind": "date", "key": "a", "title": "A"}, {"kind": "date", "key": "a", "title": "B"}]}"#,
      #"{"rows": [{"kind": "date", "key": "a", "title": "A"}, {"kind": "date", "key": "a", "title": "C"}]}"#,
      [#"1 changed row 1/a title:"B">"C""#]
    ),
  ]

  private static func page(_ sections: String) throws -> Page {
    var diagnostics = DiagnosticCollector()
    let page = Reading.page(#"{"title": "P", "sections": [\#(sections)]}"#, into: &diagnostics)
    #expect(diagnostics.lines == [])
    return try #require(page)
  }

  @Test(arguments: 0..<cases.count) func findsWhatHappened(number: Int) throws {
    let (oldText, newText, found) = Self.cases[number]
    let (old, new) = (try Self.page(oldText), try Self.page(newText))
    let lines = new.difference(from: old).changes.map(Self.line)
    #expect(lines.map { Array($0.utf8) } == found.map { Array($0.utf8) }, "\(lines)")
    #expect(old.difference(from: old).isEmpty)
    #expect(new.difference(from: new).isEmpty)
  }

  @Test func comparesPagesAndWhatIsCommonToThem() throws {
    let old = Site(
      title: "S",
      flags: ["beta": true],
      pages: [Page(slug: "a", title: "A"), Page(slug: "b", title: "B"), Page(slug: "e\u{301}", title: "E")]
    )
    var new = old
    new.title = "T"
    new.flags["beta"] = false
    new.pages = [
      Page(slug: "b", title: "C", icon: "star"), Page(slug: "c", title: "C"), Page(slug: "\u{e9}", title: "E"),
    ]
    #expect(
      new.difference(from: old).changes.map(Self.line) == [
        #"0 changed site - title:"S">"T" flags:{"beta":true}>{"beta":false}"#, "0 removed page a",
        #"0 changed page b title:"B">"C" icon:none>"star""#, "0 added page c", "0 removed page e\u{301}",
        "0 added page \u{e9}",
      ]
    )
    #expect(new.difference(from: new).isEmpty)
  }

  @Test func partsAreKnownByTheirIdentities() throws {
    let page = try Self.page(
      #"""
      {"key": "s", "header": "S", "selection": "multiple", "rows": [
        {"value": "p", "title": "P", "rows": [{"value": "a", "title": "A"}]}]},
      {"rows": [{"kind": "note", "text": "N"}, {"kind": "date", "key": "d", "title": "D"}]}
      """#
    )
    let snapshot = page.snapshot
    let parent = Row.Identity.option("p", in: .key("s"))
    #expect(snapshot.sections == [.key("s"), .row("d"), .options(below: parent)])
    #expect(
      snapshot.items == [parent, .position(0, in: .row("d")), .key("d"), .option("a", in: .key("s"))]
    )
    let site = Site(title: "S", pages: [page, Page(slug: "q", title: "Q")]).snapshot
    #expect(site.sections == ["p", "q"])
    #expect(site.items.map(\.section) == [.key("s"), .row("d")])
  }

  /// What stands above a part without a key does not make another of it.
  @Test func partsWithoutAKeyAreKnownByTheirTitles() throws {
    let old = Page("p", title: "P") {
      Section("General") {
        Row.value("Version", "1")
        Row.value("Version", "2")
      }
      Section { Row.note("N") }
    }
    let new = old.with(\.sections, [Section("News") { Row.note("N") }] + old.sections)
    let general = Section.Identity.title("General", repetition: 0)
    #expect(old.snapshot.sections == [general, .position(0)])
    #expect(
      old.snapshot.items == [
        .title("Version", repetition: 0, in: general), .title("Version", repetition: 1, in: general),
        .position(0, in: .position(0)),
      ]
    )
    let difference = new.snapshot.difference(from: old.snapshot)
    #expect(difference.insertedSections.map(\.section) == [.title("News", repetition: 0)])
    #expect(difference.removedSections.isEmpty && difference.movedSections.isEmpty && difference.removedItems.isEmpty)
  }

  /// Two pages differ exactly when the page format says different things of them.
  @Test(arguments: 0..<12) func findsSomethingWhereSomethingIs(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var old = Page(slug: "p", title: "P")
    for _ in 0..<40 {
      var new = old
      for _ in 0..<Int.random(in: 0..<3, using: &random) { Self.change(&new, &random) }
      let difference = new.difference(from: old)
      #expect(difference.isEmpty == (PageEncoder().encode(old) == PageEncoder().encode(new)))
      #expect(difference == new.difference(from: old))
      #expect(new.difference(from: new).isEmpty)
      old = new
    }
  }

  private static func change(_ page: inout Page, _ random: inout SeededGenerator) {
    func name() -> String { ["a", "b", "c", "d", "e", "f"].randomElement(using: &random) ?? "a" }
    func key() -> String? { Bool.random(using: &random) ? name() : nil }
    func option() -> Selection.Option {
      .init(
        value: key(),
        title: name(),
        options: Bool.random(using: &random) ? [.init(value: key(), title: name())] : []
      )
    }
    func row() -> Row {
      Row(title: name(), key: key(), content: Bool.random(using: &random) ? .value(name()) : .note(name()))
    }
    guard let number = page.sections.indices.randomElement(using: &random), Int.random(in: 0..<6, using: &random) > 0
    else {
      let content: Section.Content =
        Bool.random(using: &random)
        ? .rows([row(), row(), row()]) : .selection(Selection(.multiple, options: [option(), option()]))
      page.sections.insert(
        Section(key: key(), header: key().map { HeaderFooter(.title($0)) }, content: content),
        at: Int.random(in: 0...page.sections.count, using: &random)
      )
      return
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: page.sections.remove(at: number)
    case 1: page.sections.swapAt(number, 0)
    case 2: page.sections[number].header = key().map { HeaderFooter(.title($0)) }
    default:
      switch page.sections[number].content {
      case .rows(var rows):
        rows.insert(row(), at: 0)
        rows.shuffle(using: &random)
        if rows.count > 4 { rows.removeLast(2) }
        page.sections[number].content = .rows(rows)
      case .selection(var selection):
        selection.options.append(option())
        selection.options.shuffle(using: &random)
        if selection.options.count > 4 { selection.options.removeLast(2) }
        page.sections[number].content = .selection(selection)
      }
    }
  }

  @Test func longPagesAreComparedQuickly() {
    let rows = (0..<5_000).map { Row(title: "Row", content: .value("\($0 / 2)")) }
    let old = Page(slug: "p", title: "P", sections: [Section(content: .rows(rows))])
    let new = Page(slug: "p", title: "P", sections: [Section(content: .rows(rows.reversed()))])
    #expect(new.difference(from: old).changes.count == 4_998)
  }
}
