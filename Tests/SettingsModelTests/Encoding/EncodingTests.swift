import Diagnostics
import JSONSource
import Testing

@testable import SettingsModel

@Suite struct EncodingTests {
  /// A page with every kind of row, section and header, in the shape that the encoder gives it.
  static let page = Page(
    slug: "all",
    title: "All",
    language: "de",
    icon: "gear",
    offersFilter: true,
    header: HeaderFooter(.title("All", subtitle: "of it")),
    form: Form(
      action: "/save",
      method: .post,
      submit: "Go",
      reset: "Back",
      storage: Storage(.local, namespace: "n"),
      marksChanges: true,
      offersTransfer: true,
      dispatchesEvents: true
    ),
    sections: [
      Section(
        key: "number",
        header: HeaderFooter(.title("Pick one")),
        isHeaderHidden: true,
        isPageHeading: true,
        footer: HeaderFooter(.text("Or \"two\"\n<b>")),
        condition: Condition(flag: "beta"),
        dependency: Dependency(key: "tree", .has("gas")),
        error: "Choose another number.",
        synonyms: ["count", "amount"],
        event: "count",
        content: .selection(
          Selection(
            .single,
            options: [
              .init(value: "1", title: "One", subtitle: "First", icon: "one", iconLabel: "One", language: "en"),
              .init(
                value: "",
                title: "None",
                isDisabled: true,
                disabledReason: "Later",
                condition: Condition(spelling: "!beta"),
                divider: "or",
                synonyms: ["nothing"],
                event: "none"
              ),
            ],
            selected: ["1"]
          )
        )
      ),
      Section(
        key: "tree",
        header: HeaderFooter(.text("Trees"), language: "en"),
        footer: HeaderFooter(.title("Foot")),
        content: .selection(
          Selection(
            .multiple,
            options: [
              .init(value: nil, title: "Car", options: [.init(value: "gas", title: "Gas")]),
              .init(value: "none", title: "None", isExclusive: true),
            ],
            selected: ["gas"],
            parents: .derived,
            minimum: 1,
            maximum: 2,
            offersSelectAll: true
          )
        )
      ),
      Section(
        header: HeaderFooter(
          .custom(kind: "banner", fields: Fields([.init(name: "a", value: .list([.flag(true), .text("1")]))]))
        ),
        content: .rows([
          Row(title: "S", key: "s", content: .toggle(Toggle(isOn: true))),
          Row(
            title: "S2",
            key: "s2",
            icon: "alert",
            iconLabel: "Warning",
            isDisabled: true,
            disabledReason: "No",
            dependency: Dependency(key: "s", .isOn(false)),
            error: "Turn it on.",
            synonyms: ["wlan"],
            event: "radio",
            template: "big-switch",
            fields: ["tint": "red"],
            content: .toggle(Toggle(isOn: false, onValue: "1", offValue: "0"))
          ),
          Row(title: "V", subtitle: "sub", content: .value("")),
          Row(title: "L", content: .link(.page("other", anchor: "x"), value: "3")),
          Row(title: "U", icon: "globe", content: .link(.url("https://example.org/?a=b&c"))),
          Row(
            title: "T",
            key: "t",
            content: .textField(
              TextField(
                .email,
                value: "a",
                placeholder: "b",
                minimumLength: 1,
                maximumLength: 9,
                pattern: "[a-z]+",
                patternHint: "Letters",
                autocomplete: "email",
                isRequired: true
              )
            )
          ),
          Row(title: "M", key: "m", content: .textField(TextField(.multiline, value: "1\n2"))),
          Row(
            title: "N",
            key: "n",
            content: .number(
              NumberField(value: nil, minimum: "-1.50", step: ".5", unit: "px", hasSpinner: true, isRequired: true)
            )
          ),
          Row(title: "R", key: "r", content: .range(NumberField(value: "1e1", minimum: "0", maximum: "010"))),
          Row(
            title: "C",
            key: "c",
            language: "ru",
            condition: Condition(flag: "x"),
            content: .select(
              SelectField(
                groups: [
                  .init(options: [.init(value: "1", title: "One", language: "en", isDisabled: true)]),
                  .init(
                    header: "More",
                    options: [.init(value: "2", title: "Two", condition: Condition(flag: "y"))],
                    condition: Condition(flag: "z")
                  ),
                ],
                value: "1",
                isRequired: true
              )
            )
          ),
          Row(title: "D", key: "d", content: .date("")),
          Row(title: "Z", key: "z", content: .time("12:00")),
          Row(title: "F", key: "f", content: .color("#00ff00")),
          Row(title: "B", key: "b", content: .button(Button(.button, value: "1", action: "/x"))),
          Row(title: nil, content: .note("Note")),
          Row(title: "O", content: .custom(kind: "own", fields: Fields([.init(name: "r", value: .record(Fields()))]))),
        ])
      ),
      Section(content: .rows([])),
    ],
    footer: HeaderFooter(.text("End")),
    scripts: ["assets/a.js", "assets/b/c.js"]
  )

  @Test func pageComesBackAsItWas() throws {
    var diagnostics = DiagnosticCollector()
    let bytes = PageEncoder().encode(Self.page)
    let file = SourceFile(name: "all.json", bytes: bytes)
    let document = try #require(JSONDocument.read(file, into: &diagnostics))
    let page = PageDecoder().decode(document, slug: "all", into: &diagnostics)
    #expect(diagnostics.diagnostics.map(\.message) == [])
    #expect(page == Self.page)
    #expect(PageEncoder().encode(try #require(page)) == bytes)
  }

  @Test func siteComesBackAsItWas() throws {
    let site = Site(
      title: "S",
      language: "ar",
      theme: "plain",
      flags: ["b": false, "a": true],
      navigation: ["index"],
      header: HeaderFooter(.title("H")),
      footer: HeaderFooter(.text("F")),
      storage: Storage(.post, url: "/x", namespace: "n"),
      urlSchemes: ["app"],
      strings: ["save": "Keep"],
      hasContracts: false,
      scripts: ["assets/a.js"]
    )
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(name: "site.json", bytes: SiteEncoder().encode(site))
    let document = try #require(JSONDocument.read(file, into: &diagnostics))
    #expect(SiteDecoder().decode(document, into: &diagnostics) == site)
    #expect(diagnostics.diagnostics.map(\.message) == [])
  }

  @Test func leavesOutWhatIsPlain() {
    let page = Page(
      slug: "a",
      title: "A",
      sections: [
        Section(
          header: HeaderFooter(.title("H")),
          content: .rows([Row(title: "S", key: "s", content: .toggle(Toggle(isOn: false)))])
        )
      ]
    )
    let text = """
      {
        "title": "A",
        "sections": [
          {
            "header": "H",
            "rows": [
              {
                "kind": "switch",
                "key": "s",
                "title": "S"
              }
            ]
          }
        ]
      }

      """
    #expect(String(decoding: PageEncoder().encode(page), as: UTF8.self) == text)
    #expect(String(decoding: SiteEncoder().encode(Site(title: "A")), as: UTF8.self) == "{\n  \"title\": \"A\"\n}\n")
  }
}
