import Fieldset
import Foundation
import TestSupport
import Testing

/// Rows and headers of an app's own, made, bound and built with the public interface alone.
@Suite struct DirectorTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func build(_ site: Site, _ director: Director, resources: String? = nil) -> BuildReport {
    let environment = BuildEnvironment(
      currentFolder: folder.url.path,
      themesFolder: Cases.checkout.appendingPathComponent("Themes").path
    )
    let builder = SiteBuilder(site, output: "out", resources: resources, director: director, environment: environment)
    return builder.build()
  }

  private func lines(_ report: BuildReport) -> [String] {
    report.diagnostics.sorted.map { "\($0.severity): \($0.message) [\($0.code.rawValue)]" }
  }

  private func page(_ director: Director) throws -> MarkupTree {
    let report = build(.directed, director)
    #expect(lines(report) == [])
    #expect(report.outcome == .success)
    return try MarkupParser.document(Array(try folder.read("out/index.html").utf8))
  }

  @Test(arguments: [Director.withTemplates, .withRenderers]) func showsRowsAndHeaders(director: Director) throws {
    let tree = try page(director)
    #expect(tree.elements("h2").map(\.text) == ["Trip"])
    let button = try #require(tree.elements("button").first)
    #expect(button.text == "Departs 08:15 & later")
    #expect(button["id"] == "departure")
    let label = try #require(tree.elements("label").first)
    #expect(label.text == "Reminders")
    #expect(label["for"] == "reminders")
    let inputs = tree.elements("input").map { [$0["type"], $0["name"], $0["value"]] }
    #expect(inputs == [["hidden", "reminders", "off"], ["checkbox", "reminders", "on"]])
    let events = tree.elements { _, attributes in attributes["data-event"] != nil }
    #expect(events.map { $0["data-event"] } == ["departure-selected", "reminders-changed"])
    #expect(tree.elements("script").count == 1, "someone has to tell")
  }

  @Test func templatesAndRenderersMakeTheSamePage() throws {
    #expect(lines(build(.directed, .withTemplates)) == [])
    let page = try folder.read("out/index.html").filter { !$0.isNewline }
    #expect(lines(build(.directed, .withRenderers)) == [])
    #expect(try folder.read("out/index.html").filter { !$0.isNewline } == page)
  }

  @Test func aSwitchInOtherClothesIsASwitch() throws {
    _ = try page(.withTemplates)
    #expect(try folder.read("out/index.defaults.json").contains("\"reminders\": \"on\""))
  }

  @Test func identifiersCanNameOtherTemplates() throws {
    var director = Director.withTemplates
    director.register(row: "title-and-switch", with: .template(named: "switch"))
    director.register(headerFooter: "title-header", with: .template(named: "title"))
    let tree = try page(director)
    #expect(tree.elements { _, attributes in attributes["class"] == "row row-switch target" }.count == 1)
  }

  @Test func aFolderHasTemplatesForASiteMadeInCode() throws {
    try folder.write("<p>{{fields.left}}</p>", to: "files/templates/rows/left-right-titles.mustache")
    try folder.write("a", to: "files/assets/a.txt")
    let site = Site("S") { Page("index", title: "P") { Section { LeftRightTitles(left: "L", right: "R") } } }
    let report = build(site, Director(), resources: "files")
    #expect(lines(report) == [])
    #expect(try folder.read("out/index.html").contains("<p>L</p>"))
    #expect(try folder.read("out/assets/a.txt") == "a")
  }

  @Test func namesWhatNothingIsBoundTo() throws {
    let report = build(.directed, Director())
    #expect(
      lines(report) == [
        "error: kind \"title-header\" has no template in \"headers\" [unbound-kind]",
        "error: kind \"left-right-titles\" has no template in \"rows\" [unbound-kind]",
        "error: kind \"title-and-switch\" has no template in \"rows\" [unbound-kind]",
      ]
    )
    #expect(report.outcome == .fault)
    #expect(
      report.diagnostics.sorted.map { $0.location?.part } == [
        "the header in section \"Trip\" of page \"index\"", "row \"departure\" in section \"Trip\" of page \"index\"",
        "row \"reminders\" in section \"Trip\" of page \"index\"",
      ]
    )
    #expect(report.diagnostics.sorted.allSatisfy { $0.fix?.contains("Register what shows it") == true })
    #expect(folder.files() == [])
  }

  @Test func namesARegistrationThatLeadsNowhere() {
    var director = Director.withTemplates
    director.register(TitleAndSwitch.self, with: .template(named: "swich"))
    let report = build(.directed, director)
    #expect(
      lines(report) == [
        "error: kind \"title-and-switch\" is registered with the template \"rows/swich\", which is not there [unbound-kind]"
      ]
    )
    #expect(report.diagnostics.sorted.first?.fix == "Did you mean \"switch\"?")
  }

  @Test func namesFaultsInRegisteredTemplates() {
    var director = Director.withTemplates
    director.register(TitleAndSwitch.self, with: .template("<p>\n{{titel}}</p>"))
    let report = build(.directed, director)
    #expect(report.diagnostics.sorted.map(\.location?.file) == ["rows/title-and-switch (registered)"])
    #expect(report.diagnostics.sorted.map(\.location?.line) == [2])
  }

  @Test func losesNoControl() {
    var director = Director.withTemplates
    director.register(TitleAndSwitch.self, with: .template("<p>{{title}}</p>"))
    #expect(
      lines(build(.directed, director)) == [
        "error: template \"rows/title-and-switch\" does not use \"control\", so that the row's value cannot be changed or "
          + "sent [missing-template-key]",
        "warning: template \"rows/title-and-switch\" does not use \"attributes\", so that the event of a row is not told "
          + "[missing-template-key]",
      ]
    )
  }

  /// What a template of one's own leaves out is told where a row has a use for it, and only there.
  @Test(arguments: [
    (Row.custom("own"), []), (Row.custom("own", key: "k"), ["\"id\", so that links to the key of a row lead nowhere"]),
    (
      Row.custom("own").with(\.event, "e"), ["", "\"attributes\", so that the event of a row is not told"]
    ),
    (
      Row.custom("own").onlyIf("beta"),
      ["\"attributes\", so that a row that depends on another setting does not hide"]
    ),
    (
      Row.custom("own").with(\.synonyms, ["s"]),
      ["\"attributes\", so that the filter does not find a row by its synonyms"]
    ),
  ])
  func losesNothingOfARow(row: Row, losses: [String]) {
    let site = Site("S") {
      Page("index", title: "P") {
        Section {
          Row.toggle("Beta", key: "beta"); row
        }
      }.with(\.offersFilter, true)
    }
    var director = Director()
    director.register(row: "own", with: .template("<p>Own</p>"))
    let report = build(site, director)
    #expect(
      lines(report)
        == losses.map {
          let loss =
            $0.isEmpty ? "has no button and no link, so that the event of a row is never told" : "does not use \($0)"
          return "warning: template \"rows/own\" \(loss) [missing-template-key]"
        }
    )
    #expect(report.diagnostics.sorted.allSatisfy { $0.location?.file == "rows/own (registered)" && $0.fix != nil })
    director.register(row: "own", with: .renderer { _, html in html.text("Own") })
    #expect(
      lines(build(site, director))
        == losses.map {
          let loss =
            $0.isEmpty
            ? "writes no button and no link, so that the event of a row is never told" : "does not write \($0)"
          return "warning: the renderer of \"own\" \(loss) [missing-template-key]"
        }
    )
    director.register(
      row: "own",
      with: .template(#"<p id="{{id}}"{{{attributes}}}><button type="button">Own</button></p>"#)
    )
    #expect(lines(build(site, director)) == [])
  }

  @Test func renderersLoseNoControl() {
    var director = Director.withRenderers
    director.register(TitleAndSwitch.self) { model, row, html in html.text(model.name) }
    #expect(
      lines(build(.directed, director)).first
        == "error: the renderer of \"title-and-switch\" does not write \"control\", so that the row's value cannot be "
        + "changed or sent [missing-template-key]"
    )
  }

  @Test func renderersAreGivenTheModel() throws {
    var director = Director.withTemplates
    director.register(LeftRightTitles.self) { titles, row, html in
      html.start("p")
      html.markup(row.attributes)
      html.end()
      html.start("button")
      html.attribute("id", row.id)
      html.end()
      html.text("\(titles.left) at \(titles.right)")
      html.close("button")
      html.close("p")
    }
    director.register(TitleHeader.self, in: [.sectionHeader]) { header, part, html in
      html.start("h2")
      html.attribute("id", part.headingID)
      html.end()
      html.text(header.title.uppercased())
      html.close("h2")
    }
    let tree = try page(director)
    #expect(tree.elements("h2").map(\.text) == ["TRIP"])
    #expect(
      tree.elements { _, attributes in attributes["id"] == "departure" }.map(\.text) == ["Departs at 08:15 & later"]
    )
  }

  /// A row that was not made of the model has none, unless the type reads it.
  @Test func rowsWithoutAModelAreReadOrRefused() throws {
    struct Level: RowModel {
      static let identifier = "level"
      let percent: Int
      var fields: Fields { ["percent": .text("\(percent)")] }

      init?(row: Row) {
        guard let percent = row.allFields.text(of: "percent").flatMap({ Int($0) }) else { return nil }
        self.percent = percent
      }
    }
    let site = Site("S") {
      Page("index", title: "P") { Section { Row.custom("level", fields: ["percent": "40"]) } }
    }
    var director = Director()
    director.register(Level.self) { level, _, html in html.text("\(level.percent + 1)") }
    #expect(lines(build(site, director)) == [])
    #expect(try folder.read("out/index.html").contains("41"))
    director = Director()
    director.register(row: "level", with: .template("<p>{{fields.percent}}</p>"))
    director.register(Titles.self) { _, _, _ in }
    let other = Site("S") { Page("index", title: "P") { Section { Row.custom("titles", fields: ["percent": "x"]) } } }
    #expect(
      lines(build(other, director)) == [
        "error: kind \"titles\" is shown by a renderer of \"Titles\", which this was not made of [unbound-kind]"
      ]
    )
  }

  private struct Titles: RowModel {
    static let identifier = "titles"
  }

  /// A text that a model always has may be a `String`.
  @Test func textsOfModelsNeedNotBeOptional() throws {
    struct Alarm: RowModel {
      static let identifier = "alarm"
      let title: String
      let key: String
      let event: String
      var icon: String? { "bell" }
    }
    let row = Row(Alarm(title: "Wake up", key: "wake", event: "woken"))
    #expect([row.title, row.subtitle, row.key, row.icon, row.event] == ["Wake up", nil, "wake", "bell", "woken"])
    #expect(row.identifier == "alarm")
  }

  private func ownHeader(_ fields: Fields, _ binding: HeaderFooterBinding) -> BuildReport {
    let site = Site("S") {
      Page("index", title: "P") {
        Section { Row.custom("own") }.with(\.header, HeaderFooter(.custom(kind: "badge", fields: fields)))
      }
    }
    var director = Director()
    director.register(headerFooter: "badge", in: [.sectionHeader], with: binding)
    director.register(row: "own", with: .template(#"<p id="{{id}}">Own</p>"#))
    return build(site, director)
  }

  @Test func aHeadingNamesItsSection() throws {
    let report = ownHeader(["title": "Notes"], .template(#"<h2 id="{{headingID}}">{{title}}</h2>"#))
    #expect(lines(report) == [])
    let tree = try MarkupParser.document(Array(try folder.read("out/index.html").utf8))
    let heading = try #require(tree.elements("h2").first)
    #expect(heading.text == "Notes")
    #expect(tree.elements("section").contains { $0["aria-labelledby"] == heading["id"] })
    let ids = tree.elements { _, attributes in attributes["id"] != nil }.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count && !ids.contains(""), "a row without a key has an id too")
  }

  @Test func aHeadingWithoutAnIDIsNoName() {
    #expect(
      lines(ownHeader(["count": "2"], .template("<h2>{{fields.count}}</h2>"))) == [
        "warning: template \"headers/badge\" does not use \"headingID\", so that the section has no name "
          + "[missing-template-key]"
      ]
    )
    #expect(
      lines(ownHeader([:], .renderer { _, html in html.text("H") })) == [
        "warning: the renderer of \"headers/badge\" does not write \"headingID\", so that the section has no name "
          + "[missing-template-key]"
      ]
    )
  }

  /// A model is registered for all places, and its template has to be there for those where it is used.
  @Test func aTemplateIsAskedForWhereItIsUsed() throws {
    struct Badge: HeaderFooterModel {
      static let identifier = "seal"
      var fields: Fields { ["title": "T"] }
    }
    try folder.write(#"<h2 id="{{headingID}}">{{title}}</h2>"#, to: "files/templates/headers/badge.mustache")
    var director = Director()
    director.register(Badge.self, with: .template(named: "badge"))
    let site = Site("S") {
      Page("index", title: "P") { Section { Row.note("N") }.with(\.header, HeaderFooter(Badge())) }
    }
    #expect(lines(build(site, director, resources: "files")) == [])
    let wrong = site.with(\.pages, site.pages.map { $0.with(\.footer, HeaderFooter(Badge())) })
    #expect(
      lines(build(wrong, director, resources: "files")) == [
        "error: kind \"seal\" has no template in \"page-footers\" [unbound-kind]"
      ]
    )
    director.register(Badge.self, with: .template(named: "bagde"))
    #expect(
      lines(build(site, director, resources: "files")).filter { $0.contains("registered") } == [
        "error: kind \"seal\" is registered with the template \"site-headers/bagde\", which is not there [unbound-kind]"
      ]
    )
  }

  @Test func aLibraryKindNeedsItsContent() {
    struct Switch: RowModel {
      static let identifier = "switch"
    }
    let site = Site("S") { Page("index", title: "P") { Section { Switch() } } }
    #expect(
      lines(build(site, Director())).contains(
        "error: the kind \"switch\" is one of the library's, and this row has nothing of it [invalid-kind]"
      )
    )
  }

  /// What is left out is not asked for when the form comes back.
  @Test func formsAreReadAgainstThePreparedPage() throws {
    var director = Director()
    director.rowWillRender { row, _ in row.key == "b" ? nil : row }
    let page = Page("index", title: "P") {
      Section {
        Row.toggle("A", key: "a")
        Row.toggle("B", key: "b")
      }
    }
    #expect(throws: FormProblems.self) { try FormDecoder(page).decode(urlencoded: Array("a=on".utf8)) }
    #expect(throws: Never.self) { try FormDecoder(director.prepared(page)).decode(urlencoded: Array("a=on".utf8)) }
  }

  @Test func changesRowsBeforeTheyAreRendered() throws {
    var director = Director.withTemplates
    director.rowWillRender { row, page in row.key == "departure" ? nil : row }
    director.rowWillRender { row, page in row.with(\.title, "\(row.title ?? "") on \(page.slug)") }
    let tree = try page(director)
    #expect(tree.elements("label").map(\.text) == ["Reminders on index"])
    #expect(!tree.elements("button").contains { $0["id"] == "departure" })
  }

  @Test func judgesWhatWasChanged() {
    var director = Director.withTemplates
    director.rowWillRender { row, _ in row.with(\.key, "same") }
    #expect(lines(build(.directed, director)) == ["error: the key \"same\" stands twice on the page [duplicate-key]"])
  }

  @Test func anUndefinedFlagIsAFaultOfTheSite() {
    let site = Site("S") { Page("index", title: "P") { Section { Row.note("N").present(if: "beta") } } }
    #expect(build(site, Director()).outcome == .fault)
  }

  /// A site without pages is refused as a folder without them is, and leaves what was there.
  @Test func anEmptySiteIsRefused() throws {
    #expect(lines(build(.directed, .withTemplates)) == [])
    let before = try folder.read("out/index.html")
    let report = build(Site("Empty") {}, Director())
    #expect(
      report.diagnostics.sorted.map(\.description) == [
        "in the site: error: there is no page [no-page]\nfix: Give it a Page between the braces."
      ]
    )
    #expect(report.outcome == .fault)
    #expect(try folder.read("out/index.html") == before)
  }

  /// No walk over a tree is deeper than trees may be, in a build and where its forms are read.
  @Test func refusesATreeOfThousandsOfLevels() {
    var option = Selection.Option(value: "v", title: "T")
    for level in 0..<10_000 { option = Selection.Option(value: "v\(level)", title: "T", options: [option]) }
    let page = Page("index", title: "P") {
      Section("H", key: SettingKey<[String]>("k"), selected: []) { option }
    }
    let found = lines(build(Site("S") { page }, Director()))
    #expect(found == ["error: the tree is more than 16 levels deep [tree-depth]"])
    #expect(throws: FormProblems.self) { try FormDecoder(page).decode(urlencoded: Array("k=&k=v".utf8)) }
  }

  @Test func saysOnceWhatIsWrong() {
    let icon = Site("S") { Page("index", title: "P") { Section { Row.value("A", "1").with(\.icon, "../x") } } }
    #expect(lines(build(icon, Director())) == ["error: the icon \"../x\" is no name [invalid-icon]"])
    let pages = Site("S") {
      Page("x", title: "A") { Section { Row.note("N") } }
      Page("x", title: "B") { Section { Row.note("N") } }
    }
    #expect(lines(build(pages, Director())) == ["error: two pages have the slug \"x\" [duplicate-slug]"])
  }

  @Test func judgesASiteMadeInCode() {
    let site = Site("S") { Page("../p", title: " ") { Section { Row.note("N") } } }
    #expect(
      lines(build(site, Director())) == [
        "error: \"../p\" is no page's path [invalid-slug]", "error: \"title\" is blank [blank-text]",
      ]
    )
    #expect(folder.files() == [])
  }
}
