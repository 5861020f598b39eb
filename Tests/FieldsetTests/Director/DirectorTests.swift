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
      report.diagnostics.sorted.map { $0.notes.map(\.message) }.allSatisfy { $0 == ["used on the page \"index\""] }
    )
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
          + "sent [missing-template-key]"
      ]
    )
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
