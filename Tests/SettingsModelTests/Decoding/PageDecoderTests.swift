import Diagnostics
import SettingsModel
import Testing

@Suite struct PageDecoderTests {
  /// One section of each mode, a tree, a condition and several kinds of row.
  @Test func decodesAPage() throws {
    let text = """
      {
        "title": "Preferences",
        "header": {"kind": "title", "title": "Preferences", "subtitle": "For this device"},
        "form": {"action": "/save", "method": "post", "submit": "Save", "reset": "Reset to defaults"},
        "sections": [
          {"key": "number", "header": "Pick a number", "footer": "One of three.",
           "selection": "single", "selected": "two",
           "rows": [{"value": "one", "title": "One"}, {"value": "two", "title": "Two", "subtitle": "The default"}]},
          {"key": "letters", "header": "Pick some letters", "selection": "multiple", "selected": ["a", "c"],
           "rows": [{"value": "a", "title": "A", "icon": "letter"}, {"value": "c", "title": "C", "disabled": true}]},
          {"key": "topics", "header": "Topics", "selection": "multiple", "parents": "derived", "selected": ["gas"],
           "rows": [{"value": "car", "title": "Car", "rows": [{"value": "gas", "title": "Gas"}]}]},
          {"header": "General", "if": "beta", "rows": [
            {"kind": "switch", "key": "wifi", "title": "Wi-Fi", "value": true},
            {"kind": "value", "title": "Version", "value": "1.2.0"},
            {"kind": "link", "title": "About", "page": "about"},
            {"kind": "text", "key": "name", "title": "Name", "value": "", "subtitle": "Shown to others"},
            {"kind": "select", "key": "lang", "title": "Language", "value": "en",
             "options": [{"value": "en", "title": "English"}, {"value": "ru", "title": "Русский"}]}
          ]}
        ],
        "footer": "Saved on this device only."
      }
      """
    let expected = Page(
      slug: "p",
      title: "Preferences",
      header: HeaderFooter(.title("Preferences", subtitle: "For this device")),
      form: Form(action: "/save", method: .post, submit: "Save", reset: "Reset to defaults"),
      sections: [
        Section(
          key: "number",
          header: HeaderFooter(.title("Pick a number")),
          footer: HeaderFooter(.text("One of three.")),
          content: .selection(
            Selection(
              .single,
              options: [
                .init(value: "one", title: "One"), .init(value: "two", title: "Two", subtitle: "The default"),
              ],
              selected: ["two"]
            )
          )
        ),
        Section(
          key: "letters",
          header: HeaderFooter(.title("Pick some letters")),
          content: .selection(
            Selection(
              .multiple,
              options: [
                .init(value: "a", title: "A", icon: "letter"), .init(value: "c", title: "C", isDisabled: true),
              ],
              selected: ["a", "c"]
            )
          )
        ),
        Section(
          key: "topics",
          header: HeaderFooter(.title("Topics")),
          content: .selection(
            Selection(
              .multiple,
              options: [.init(value: "car", title: "Car", options: [.init(value: "gas", title: "Gas")])],
              selected: ["gas"],
              parents: .derived
            )
          )
        ),
        Section(
          header: HeaderFooter(.title("General")),
          condition: Condition(flag: "beta"),
          content: .rows([
            Row(title: "Wi-Fi", key: "wifi", content: .toggle(Toggle(isOn: true))),
            Row(title: "Version", content: .value("1.2.0")),
            Row(title: "About", content: .link(.page("about"))),
            Row(title: "Name", subtitle: "Shown to others", key: "name", content: .textField(TextField())),
            Row(
              title: "Language",
              key: "lang",
              content: .select(
                SelectField(
                  groups: [
                    .init(options: [.init(value: "en", title: "English"), .init(value: "ru", title: "Русский")])
                  ],
                  value: "en"
                )
              )
            ),
          ])
        ),
      ],
      footer: HeaderFooter(.text("Saved on this device only."))
    )
    var diagnostics = DiagnosticCollector()
    let page = try #require(Reading.page(text, into: &diagnostics))
    #expect(diagnostics.lines == [])
    #expect(page == expected)
  }
}
