import SettingsModel
import TestSupport
import Testing

@testable import Rendering

@Suite struct PageViewTests {
  private func page(_ rows: [Row], form: Form? = nil) -> Page {
    Page(slug: "account/mail", title: "Mail", form: form, sections: [Section(content: .rows(rows))])
  }

  private let toggle = Row(title: "Push", key: "push", content: .toggle(Toggle(isOn: true)))
  private let value = Row(title: "Version", content: .value("1.2.0"))

  @Test func pageWithControlHasFormWithDefaults() throws {
    let tree = try TestTheme.render(page([toggle]))
    #expect(tree.elements("form").map { $0["method"] } == ["get"])
    #expect(tree.elements("form").map { $0["action"] } == [nil])
    #expect(tree.elements("button").map(\.text) == ["Save"])
  }

  @Test func formIsAsTheAuthorSays() throws {
    let form = Form(action: "/save?a=1&b=2", method: .post, submit: "Keep", reset: "Forget")
    let tree = try TestTheme.render(page([toggle], form: form))
    #expect(tree.elements("form").map { $0["action"] } == ["/save?a=1&b=2"])
    #expect(tree.elements("form").map { $0["method"] } == ["post"])
    #expect(tree.elements("button").map(\.text) == ["Keep", "Forget"])
  }

  @Test func formGoesWhereItsValuesAreSent() throws {
    let storage = Storage(.post, url: "/api/settings")
    let wifi = Row(title: "Wi-Fi", key: "wifi", content: .toggle(Toggle(isOn: true)))
    var tree = try TestTheme.render(page([wifi], form: Form(storage: storage)))
    #expect(tree.elements("form").map { [$0["method"], $0["action"]] } == [["post", "/api/settings"]])
    tree = try TestTheme.render(page([wifi], form: Form(action: "/save", storage: storage)))
    #expect(tree.elements("form").map { [$0["method"], $0["action"]] } == [["get", "/save"]])
  }

  @Test func pageWithoutControlHasNoForm() throws {
    let tree = try TestTheme.render(page([value], form: Form(submit: "Keep")))
    #expect(tree.elements("form").isEmpty)
    #expect(tree.elements("button").isEmpty)
  }

  @Test func buttonMakesFormButNothingToSave() throws {
    let tree = try TestTheme.render(page([Row(title: "Erase", key: "erase", content: .button(Button(value: "1")))]))
    #expect(tree.elements("form").count == 1)
    #expect(tree.elements("button").map(\.text) == ["Erase"])
  }

  @Test func neighbouringRowsShareContainers() throws {
    let link = Row(title: "Help", content: .link(.url("https://example.org/")))
    let tree = try TestTheme.render(page([value, value, link, toggle, value]))
    #expect(tree.elements("div").map { $0["class"] } == ["values", "links", "controls", "values"])
    #expect(tree.elements("p").map(\.text) == ["Version = 1.2.0", "Version = 1.2.0", "Version = 1.2.0"])
    #expect(tree.elements("i").map(\.text) == ["opens another site"])
  }

  @Test func linksAreRelative() throws {
    let site = Site(
      title: "Site",
      pages: [
        page([Row(title: "Up", content: .link(.page("index", anchor: "wifi")))]),
        Page(slug: "account/phone", title: "Phone"), Page(slug: "index", title: "Zebra"),
        Page(slug: "b", title: "about"),
      ]
    )
    let tree = try TestTheme.render(site.pages[0], in: site)
    #expect(
      tree.elements("a").map { $0["href"] } == [
        "../index.html", "../b.html", "mail.html", "phone.html", "../index.html#wifi",
      ]
    )
    #expect(tree.elements("a").map { $0["aria-current"] } == [nil, nil, "page", nil, nil])
    #expect(tree.elements("title").map(\.text) == ["Mail – Site"])
  }

  @Test func hintsDescribeTheirControl() throws {
    let field = TextField(
      minimumLength: 2,
      maximumLength: 8,
      pattern: "[A-Z]+",
      patternHint: "Capitals only",
      isRequired: true
    )
    let text = Row(
      title: "Code",
      subtitle: "On the back",
      key: "code",
      isDisabled: true,
      disabledReason: "Set by your employer",
      content: .textField(field)
    )
    let number = Row(
      title: "Days",
      key: "days",
      content: .number(NumberField(value: "30", minimum: "1", maximum: "365", unit: "days"))
    )
    let tree = try TestTheme.render(page([text, number]))
    #expect(
      tree.elements("input").map { $0["aria-describedby"] } == [
        "code:hint code:limits code:pattern code:reason", "days:unit days:limits",
      ]
    )
    #expect(
      tree.elements("p").map(\.text) == [
        "On the back", "From 2 to 8 characters", "Capitals only", "Set by your employer", "From 1 to 365",
      ]
    )
    #expect(tree.elements("i").map(\.text) == ["required"])
  }

  @Test func languagesChooseWordsAndDirection() throws {
    var arabic = page([toggle, Row(title: "English", key: "e", language: "en", content: .toggle(Toggle(isOn: false)))])
    arabic.language = "ar"
    let tree = try TestTheme.render(arabic)
    #expect(tree["lang"] == "ar" && tree["dir"] == "rtl")
    #expect(tree.elements("label").map { $0["lang"] } == [nil, "en"])
    #expect(tree.elements("label").map { $0["dir"] } == [nil, "ltr"])
    #expect(tree.elements("button").map(\.text) == ["حفظ"])
  }

  @Test func headerOfAnotherKindKeepsTheHeading() throws {
    var other = page([value])
    other.header = HeaderFooter(.text("Below the line."))
    other.footer = HeaderFooter(.text("The end."))
    let tree = try TestTheme.render(other)
    #expect(tree.elements("h1").map(\.text) == ["Mail"])
    #expect(tree.elements("footer").map(\.text) == ["The end."])
  }

  /// A full stop of an English footer stays at its end on an Arabic page.
  @Test func sitesHeaderKeepsTheSitesLanguage() throws {
    let site = Site(title: "Site", footer: HeaderFooter(.text("The end.")))
    var arabic = page([value])
    arabic.language = "ar"
    let tree = try TestTheme.render(arabic, in: site)
    #expect(tree.elements("small").map { [$0["lang"], $0["dir"]] } == [["en", "ltr"]])
    #expect(try TestTheme.render(page([value]), in: site).elements("small").map { $0["lang"] } == [nil])
  }
}
