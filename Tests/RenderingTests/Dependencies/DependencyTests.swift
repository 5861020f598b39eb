import SettingsModel
import TestSupport
import Testing

@testable import Rendering

@Suite struct DependencyTests {
  private let wifi = Row(title: "Wi-Fi", key: "wifi", content: .toggle(Toggle(isOn: true)))

  private func dependent(_ key: String, on dependency: Dependency) -> Row {
    Row(
      title: key,
      key: key,
      dependency: dependency,
      content: .textField(TextField(minimumLength: 2, pattern: "[a-z]+", isRequired: true))
    )
  }

  private func render(_ sections: [Section]) throws -> MarkupTree {
    try TestTheme.render(Page(slug: "index", title: "T", sections: sections))
  }

  private func hints(_ tree: MarkupTree) -> [String] {
    tree.elements { _, attributes in attributes["class"] == "dependency" }.map(\.text)
  }

  @Test func saysAndMarksWhatItWaitsFor() throws {
    let theme = Selection.Option(value: "dark", title: "Dark")
    let size = SelectField(groups: [.init(options: [.init(value: "l", title: "Large")])], value: "l")
    let tree = try render([
      Section(
        content: .rows([
          wifi, Row(title: "Size", key: "size", content: .select(size)),
          dependent("a", on: Dependency(key: "wifi", .isOn(true))),
          dependent("b", on: Dependency(key: "wifi", .isOn(false))),
          dependent("c", on: Dependency(key: "theme", .has("dark"))),
          dependent("d", on: Dependency(key: "size", .has("l"))),
        ])
      ),
      Section(
        key: "theme",
        header: HeaderFooter(.title("Theme")),
        content: .selection(Selection(.single, options: [theme]))
      ),
    ])
    #expect(
      hints(tree) == [
        "Only if Wi-Fi is on", "Only if Wi-Fi is off", "Only if Theme is Dark", "Only if Size is Large",
      ]
    )
    let rows = tree.elements("div").filter { $0["data-depends"] != nil || $0["data-depends-not"] != nil }
    #expect(rows.map { $0["data-depends"] } == ["1", nil, "2", "3"])
    #expect(rows.map { $0["data-depends-not"] } == [nil, "1", nil, nil])
    let deciding = tree.elements { _, attributes in attributes["data-decides"] != nil }
    #expect(deciding.map { $0["data-decides"] } == ["1", "3", "2"])
    #expect(deciding.map { $0["value"] } == ["on", "l", "dark"])
  }

  /// Without the network, nobody needs its name.
  @Test func waitsForWhatItsSettingWaitsFor() throws {
    func toggle(_ key: String, on dependency: Dependency?) -> Row {
      Row(title: key, key: key, dependency: dependency, content: .toggle(Toggle(isOn: true)))
    }
    let tree = try render([
      Section(
        content: .rows([
          wifi,
          toggle("automatic", on: Dependency(key: "wifi", .isOn(true))),
          toggle("manual", on: Dependency(key: "automatic", .isOn(false))),
          dependent("name", on: Dependency(key: "manual", .isOn(true))),
        ])
      ),
      Section(
        key: "inner",
        dependency: Dependency(key: "wifi", .isOn(true)),
        content: .rows([toggle("proxy", on: nil)])
      ),
      Section(content: .rows([dependent("host", on: Dependency(key: "proxy", .isOn(true)))])),
    ])
    let parts = tree.elements { _, attributes in
      attributes["data-depends"] != nil || attributes["data-depends-not"] != nil
    }
    #expect(parts.map { $0["data-depends"] } == ["1", "1", "3 1", "1", "4 1"])
    #expect(parts.map { $0["data-depends-not"] } == [nil, "2", "2", nil, nil])
    // In words, only the setting that decides.
    #expect(hints(tree).last == "Only if proxy is on")
  }

  /// A browser would refuse to send the form for a field that nobody sees; one that is not valid is shown.
  @Test func whatMayBeHiddenIsRequiredInWordsAlone() throws {
    let free = dependent("free", on: Dependency(key: "wifi", .isOn(true)))
    var bound = free
    bound.key = "bound"
    bound.dependency = nil
    let tree = try render([Section(content: .rows([wifi, free, bound]))])
    let fields = tree.elements { name, attributes in name == "input" && attributes["type"] == "text" }
    #expect(fields.map { $0["required"] } == [nil, ""])
    #expect(fields.map { $0["pattern"] } == ["[a-z]+", "[a-z]+"])
    #expect(fields.map { $0["minlength"] } == ["2", "2"])
    #expect(tree.elements("i").map(\.text) == ["required", "required"])
  }

  @Test func stylesheetHidesByNumber() {
    #expect(DependencyStyles.css(upTo: 0).isEmpty)
    // What a link leads to, has the focus or is not valid, is shown.
    let stays = ":not(:target,:has(:target,:focus,:invalid,[id$=\":error\"]))"
    let off = ":root:has([data-decides=\"1\"]:not(:checked)) [data-depends~=\"1\"]\(stays)"
    let on = ":root:has([data-decides=\"1\"]:checked) [data-depends-not~=\"1\"]\(stays)"
    #expect(
      String(decoding: DependencyStyles.css(upTo: 1), as: UTF8.self)
        == "@media screen{\(off),\(on){display:none}"
        + "\(off):first-child~:nth-child(1 of :not([hidden],[data-depends~=\"1\"]\(stays))),"
        + "\(on):first-child~:nth-child(1 of :not([hidden],[data-depends-not~=\"1\"]\(stays))){--first: }}"
    )
  }
}
