import Diagnostics
import SettingsModel
import Testing

/// A page in code and the same page in JSON are one.
@Suite struct PageInCodeTests {
  enum Mode: String, CaseIterable, OptionValue { case plain, full }
  enum Topic: String, CaseIterable, OptionValue { case cars, trees }

  enum Keys {
    static let wifi: SettingKey<Bool> = "wifi"
    static let mode: SettingKey<Mode> = "mode"
    static let topics: SettingKey<[Topic]> = "topics"
    static let bags: SettingKey<Int> = "bags"
    static let name: SettingKey<String> = "name"
  }

  private func written(_ json: String) -> (page: Page?, faults: [String]) {
    var diagnostics = DiagnosticCollector()
    let page = Reading.page(json, into: &diagnostics)
    return (page, diagnostics.lines)
  }

  private func row(_ json: String) -> Row? {
    let (page, faults) = written(#"{"title": "P", "sections": [{"rows": [\#(json)]}]}"#)
    #expect(faults == [])
    guard case .rows(let rows)? = page?.sections.first?.content else { return nil }
    return rows.first
  }

  static let rows: [(code: Row, json: String)] = [
    (.toggle("W", key: Keys.wifi, isOn: true), #"{"kind": "switch", "key": "wifi", "title": "W", "value": true}"#),
    (
      Row.toggle("W", key: "w", onValue: "1", offValue: "0", subtitle: "S", icon: "i").with(\.iconLabel, "Radio"),
      #"{"kind": "switch", "key": "w", "title": "W", "values": {"on": "1", "off": "0"}, "subtitle": "S", "icon": "i", "iconLabel": "Radio"}"#
    ),
    (.value("V", "1.2"), #"{"kind": "value", "title": "V", "value": "1.2"}"#),
    (.link("L", to: .page("about", anchor: "a")), #"{"kind": "link", "title": "L", "page": "about", "anchor": "a"}"#),
    (
      .link("L", to: .url("https://example.org"), value: "En", subtitle: "S", icon: "i"),
      #"{"kind": "link", "title": "L", "url": "https://example.org", "value": "En", "subtitle": "S", "icon": "i"}"#
    ),
    (.note("N\nM"), #"{"kind": "note", "text": "N\nM"}"#),
    (
      .button("B", key: "b", kind: .reset, value: "v", action: "/a", icon: "i"),
      #"{"kind": "button", "title": "B", "key": "b", "type": "reset", "value": "v", "action": "/a", "icon": "i"}"#
    ),
    (
      .text("T", key: Keys.name, value: "x", placeholder: "p", minimumLength: 1, maximumLength: 9, isRequired: true),
      #"{"kind": "text", "key": "name", "title": "T", "value": "x", "placeholder": "p", "minimumLength": 1, "maximumLength": 9, "required": true}"#
    ),
    (
      .text("T", key: "t", kind: .url, pattern: "a+", patternHint: "Some a", autocomplete: "url", subtitle: "S"),
      #"{"kind": "url", "key": "t", "title": "T", "value": "", "pattern": "a+", "patternHint": "Some a", "autocomplete": "url", "subtitle": "S"}"#
    ),
    (
      .number("N", key: Keys.bags, value: nil, minimum: 0, maximum: 5, isRequired: true),
      #"{"kind": "number", "key": "bags", "title": "N", "minimum": 0, "maximum": 5, "step": 1, "required": true}"#
    ),
    (
      .number("N", key: "n", value: 1.5, step: 0.5, unit: "kg", hasSpinner: true),
      #"{"kind": "number", "key": "n", "title": "N", "value": 1.5, "step": 0.5, "unit": "kg", "spinner": true}"#
    ),
    (
      .range("R", key: "r", value: 20, in: 16...24, step: 2, unit: "°C"),
      #"{"kind": "range", "key": "r", "title": "R", "value": 20, "minimum": 16, "maximum": 24, "step": 2, "unit": "°C"}"#
    ),
    (
      .select("S", key: Keys.mode, value: .full, isRequired: true) { Mode.allCases },
      #"{"kind": "select", "key": "mode", "title": "S", "value": "full", "required": true, "options": [{"value": "plain", "title": "plain"}, {"value": "full", "title": "full"}]}"#
    ),
    (
      .select("S", key: Keys.mode) {
        SelectField.Option(for: Mode.plain).present(if: "!beta")
        SelectField.Group("More") { Mode.full }.present(if: "beta")
      },
      #"{"kind": "select", "key": "mode", "title": "S", "options": [{"value": "plain", "title": "plain", "if": "!beta"}, {"header": "More", "if": "beta", "options": [{"value": "full", "title": "full"}]}]}"#
    ),
    (.date("D", key: "d", value: "2026-12-10"), #"{"kind": "date", "key": "d", "title": "D", "value": "2026-12-10"}"#),
    (.time("T", key: "t"), #"{"kind": "time", "key": "t", "title": "T", "value": ""}"#),
    (.color("C", key: "c", value: "#248a3d"), ##"{"kind": "color", "key": "c", "title": "C", "value": "#248a3d"}"##),
    (
      Row.custom("map", fields: ["zoom": 3, "pins": ["a", ["x": "1"]], "big": true], title: "M", key: "m", icon: "i"),
      #"{"kind": "map", "title": "M", "key": "m", "icon": "i", "fields": {"zoom": 3, "pins": ["a", {"x": "1"}], "big": true}}"#
    ),
    (
      Row.value("V", "v").disabled(because: "No").present(if: "!beta").onlyIf(Keys.wifi, is: false),
      #"{"kind": "value", "title": "V", "value": "v", "disabled": true, "reason": "No", "if": "!beta", "onlyIf": {"key": "wifi", "is": false}}"#
    ),
    (
      Row.value("V", "v").disabled(false, because: "No").onlyIf(Keys.mode, is: .full).with(\.language, "ru"),
      #"{"kind": "value", "title": "V", "value": "v", "onlyIf": {"key": "mode", "is": "full"}, "lang": "ru"}"#
    ),
    (
      Row.value("V", "v").onlyIf(Keys.topics, contains: .cars).with(\.synonyms, ["w"]),
      #"{"kind": "value", "title": "V", "value": "v", "onlyIf": {"key": "topics", "is": "cars"}, "synonyms": ["w"]}"#
    ),
  ]

  @Test(arguments: rows.indices) func aRowIsTheSame(index: Int) {
    let (code, json) = Self.rows[index]
    #expect(code == row(json))
  }

  @Test func everyKindOfTheLibraryCanBeMade() {
    let made = Set(Self.rows.map(\.code.kind)).union(TextField.Kind.allCases.map(\.rawValue))
    #expect(made == Set(Row.libraryKinds).union(["map"]))
  }

  @Test func aPageIsTheSame() {
    let code = Page(
      "p",
      title: "Preferences",
      language: "en",
      icon: "gear",
      heading: "All",
      subtitle: "For this device",
      form: Form(action: "/save", method: .post, submit: "Save").with(\.marksChanges, true),
      footer: "Saved here."
    ) {
      Section("Connections", subtitle: "Wireless", key: "connections", footer: "F") {
        Row.toggle("Wi-Fi", key: Keys.wifi, isOn: true)
      }
      Section("Mode", key: Keys.mode, selected: .plain) {
        Mode.plain
        Selection.Option("Full", value: "full", subtitle: "S", icon: "i").with(\.divider, "or").present(if: "beta")
      }
      .onlyIf(Keys.wifi)
      Section("Topics", key: Keys.topics, selected: [.cars], parents: .exclusive, maximum: 2) {
        Topic.cars
        Selection.Option("Trees", value: "trees") { Selection.Option("Oaks", value: "oaks").with(\.isExclusive, true) }
      }
      Section {
        Row.note("N")
      }
      .with(\.header, .custom("banner", fields: ["title": "B"])).with(\.footer, .title("T", subtitle: "S"))
    }
    let json = """
      {"title": "Preferences", "language": "en", "icon": "gear",
       "header": {"kind": "title", "title": "All", "subtitle": "For this device"},
       "form": {"action": "/save", "method": "post", "submit": "Save", "changes": true},
       "sections": [
        {"key": "connections", "header": {"kind": "title", "title": "Connections", "subtitle": "Wireless"},
         "footer": "F", "rows": [{"kind": "switch", "key": "wifi", "title": "Wi-Fi", "value": true}]},
        {"key": "mode", "header": "Mode", "selection": "single", "selected": "plain",
         "onlyIf": {"key": "wifi", "is": true},
         "rows": [{"value": "plain", "title": "plain"},
          {"value": "full", "title": "Full", "subtitle": "S", "icon": "i", "divider": "or", "if": "beta"}]},
        {"key": "topics", "header": "Topics", "selection": "multiple", "selected": ["cars"], "parents": "exclusive",
         "maximum": 2, "rows": [{"value": "cars", "title": "cars"},
          {"value": "trees", "title": "Trees", "rows": [{"value": "oaks", "title": "Oaks", "exclusive": true}]}]},
        {"header": {"kind": "banner", "fields": {"title": "B"}},
         "footer": {"kind": "title", "title": "T", "subtitle": "S"}, "rows": [{"kind": "note", "text": "N"}]}
       ],
       "footer": "Saved here."}
      """
    let (page, faults) = written(json)
    #expect(faults == [])
    #expect(code == page)
  }

  /// What is wrong with a page in code is found as in a file; it has no place to point to.
  @Test func faultsAreFound() {
    let page = Page("p", title: "P") {
      Section("Mode", key: SettingKey<Mode>("mode"), selected: .full) { Mode.plain }
      Section("Mode", key: "mode", options: SelectionOptions([Topic.cars], selectedValues: [.trees]))
    }
    var diagnostics = DiagnosticCollector()
    PageValidator().validate(page, into: &diagnostics)
    #expect(
      diagnostics.diagnostics.map(\.code.rawValue).sorted() == [
        "duplicate-key", "unknown-selected", "unknown-selected",
      ]
    )
  }

  @Test func anEmptyPageHasNoHeader() {
    let page = Page("p", title: "P") {}
    #expect(page == Page(slug: "p", title: "P"))
  }

  @Test func ofTwoFieldsOfOneNameTheLaterHolds() {
    let fields: Fields = ["a": "1", "b": "2", "a": "3"]
    #expect(fields.fields.map(\.name) == ["a", "b"] && fields["a"] == .text("3"))
    #expect(FieldValue.record(fields) == ["a": "1", "b": "2", "a": "3"])
  }
}
