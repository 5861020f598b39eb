import Diagnostics
import SettingsModel
import TestSupport
import Testing
@testable import Themes

@testable import Rendering

@Suite struct ScriptTests {
  private let toggle = Section(
    content: .rows([Row(title: "A", key: "a", synonyms: ["b", "c"], content: .toggle(Toggle(isOn: true)))])
  )

  private func page(_ form: Form? = nil, sections: [Section]? = nil, filter: Bool = false) -> Page {
    Page(slug: "index", title: "T", offersFilter: filter, form: form, sections: sections ?? [toggle])
  }

  private func selection(_ selection: Selection) -> Section {
    Section(key: "k", header: HeaderFooter(.title("K")), content: .selection(selection))
  }

  private let options = [Selection.Option(value: "a", title: "A"), .init(value: "b", title: "B")]

  @Test func pagesWithoutNeedHaveNone() throws {
    let tree = try TestTheme.render(page(sections: [toggle, selection(Selection(.multiple, options: options))]))
    #expect(tree.elements("script").isEmpty)
    #expect(tree.elements { _, attributes in attributes.keys.contains { $0.hasPrefix("data-") } }.isEmpty)
  }

  private func parts(_ page: Page, in site: Site) -> Set<String> {
    ScriptNeeds(page, PageOutline(page), in: site).parts
  }

  @Test func partsFollowFromThePage() {
    let site = Site(title: "S", storage: Storage(.local, namespace: "n"))
    let plain = Site(title: "S")
    let tree = Selection(.multiple, options: [.init(value: "a", title: "A", options: options)])
    let exclusive = Selection(.multiple, options: [.init(value: "a", title: "A", isExclusive: true)])
    #expect(parts(page(), in: site) == ["storage-local"])
    #expect(parts(page(Form(storage: Storage())), in: site) == [])
    #expect(
      parts(page(Form(marksChanges: true, offersTransfer: true, dispatchesEvents: true)), in: plain)
        == ["changes", "transfer", "events"]
    )
    #expect(parts(page(filter: true), in: plain) == ["filter", "deep-links"])
    #expect(parts(page(sections: [selection(tree)]), in: plain) == ["tree", "deep-links"])
    #expect(parts(page(sections: [selection(exclusive)]), in: plain) == ["limits"])
    #expect(parts(Page(slug: "a", title: "A"), in: site) == [], "there is nothing to keep")
  }

  /// A number stands in a field for text, of whose limits the browser knows nothing.
  @Test(
    arguments: [
      (NumberField(value: "1"), []), (NumberField(value: "1", minimum: "0"), ["limits"]),
      (NumberField(value: "1", maximum: "2"), ["limits"]), (NumberField(value: "1", step: "2"), ["limits"]),
      (NumberField(value: "1", maximum: "2", hasSpinner: true), []),
    ] as [(NumberField, [String])]
  )
  func numbersWithLimitsNeedTheScript(field: NumberField, expected: [String]) {
    let row = Row(title: "N", key: "n", content: .number(field))
    #expect(parts(page(sections: [Section(content: .rows([row]))]), in: Site(title: "S")) == Set(expected))
  }

  @Test func hooksCarryWhatTheScriptNeeds() throws {
    var page = page(Form(marksChanges: true), filter: true)
    page.sections.append(
      selection(
        Selection(
          .multiple,
          options: options + [.init(value: "c", title: "C", isExclusive: true)],
          minimum: 0,
          maximum: 2
        )
      )
    )
    let site = Site(title: "S", storage: Storage(.local), pages: [page])
    let tree = try TestTheme.render(page, in: site)
    let form = try #require(tree.elements("form").first)
    #expect(form["autocomplete"] == "off")
    #expect(form["data-fieldset"] == "index")
    #expect(form["data-storage"] == "local")
    #expect(form["data-namespace"] == "S")
    #expect(form["data-changes"] == "" && form["data-filter"] == "" && form["data-transfer"] == nil)
    #expect(form["data-strings"] == #"{"save":"Save"}"#)
    #expect(tree.elements { _, attributes in attributes["data-synonyms"] == "b c" }.count == 1)
    let group = try #require(tree.elements("fieldset").first)
    #expect(group["data-minimum"] == "0" && group["data-maximum"] == "2")
    #expect(tree.elements { _, attributes in attributes["data-exclusive"] != nil }.map { $0["value"] } == ["c"])
  }

  @Test func joinsWhatPartsNeedInOrder() {
    let parts = [
      ScriptPart(path: "10-core.js", bytes: Array("// Says hello.\n  hello(); // twice,\n\n".utf8), source: "f.js"),
      ScriptPart(
        path: "20-tree.js",
        bytes: Array("// needs: core\n/* Long\n words. */\ntree();\r\n".utf8),
        source: "f.js"
      ),
      ScriptPart(path: "30-events.js", bytes: Array("events();".utf8), source: "f.js"),
    ]
    var diagnostics = DiagnosticCollector()
    let closure = ScriptAssembler(parts: parts).closure(of: ["tree"], into: &diagnostics)
    #expect(closure.map(\.name) == ["core", "tree"])
    #expect(
      String(decoding: ScriptAssembler.join(closure), as: UTF8.self)
        == "(()=>{\"use strict\";\nhello();\ntree();\n})();\n"
    )
    _ = ScriptAssembler(parts: parts).closure(of: ["treee"], into: &diagnostics)
    #expect(
      diagnostics.sorted.map(\.message) == ["the theme has no script \"treee\", which a page needs"]
    )
    #expect(diagnostics.sorted.map(\.fix) == ["Did you mean \"tree\"?"])
  }
}
