import Diagnostics
import SettingsModel
import Testing

/// Every kind of row with all its fields.
@Suite struct RowDecodingTests {
  @Test(arguments: [
    (
      #"{"kind": "switch", "key": "k", "title": "T", "value": true, "values": {"on": 1, "off": false}}"#,
      Row(title: "T", key: "k", content: .toggle(Toggle(isOn: true, onValue: "1", offValue: "false")))
    ),
    (
      #"{"kind": "value", "title": "T", "value": 1.0, "key": "k", "icon": "i"}"#,
      Row(title: "T", key: "k", icon: "i", content: .value("1.0"))
    ),
    (
      #"{"kind": "link", "title": "T", "page": "p", "anchor": "k", "value": "On"}"#,
      Row(title: "T", content: .link(.page("p", anchor: "k"), value: "On"))
    ),
    (
      #"{"kind": "link", "title": "T", "url": "https://example.org", "lang": "fr"}"#,
      Row(title: "T", language: "fr", content: .link(.url("https://example.org")))
    ),
    (
      #"{"kind": "email", "key": "k", "title": "T", "value": "a", "placeholder": "b", "minimumLength": 1, "maximumLength": 9, "pattern": "c", "patternHint": "d", "autocomplete": "email", "required": true}"#,
      Row(
        title: "T",
        key: "k",
        content: .textField(
          TextField(
            .email,
            value: "a",
            placeholder: "b",
            minimumLength: 1,
            maximumLength: 9,
            pattern: "c",
            patternHint: "d",
            autocomplete: "email",
            isRequired: true
          )
        )
      )
    ),
    (
      #"{"kind": "number", "key": "k", "title": "T", "value": 10, "minimum": "1", "maximum": 1e2, "step": 0.50, "unit": "%", "spinner": true, "required": true}"#,
      Row(
        title: "T",
        key: "k",
        content: .number(
          NumberField(
            value: "10",
            minimum: "1",
            maximum: "1e2",
            step: "0.50",
            unit: "%",
            hasSpinner: true,
            isRequired: true
          )
        )
      )
    ),
    (
      #"{"kind": "number", "key": "k", "title": "T", "value": ""}"#,
      Row(title: "T", key: "k", content: .number(NumberField(value: nil)))
    ),
    (
      #"{"kind": "range", "key": "k", "title": "T", "value": 1, "minimum": 0, "maximum": 2}"#,
      Row(title: "T", key: "k", content: .range(NumberField(value: "1", minimum: "0", maximum: "2")))
    ),
    (
      #"{"kind": "select", "key": "k", "title": "T", "required": true, "options": [{"value": 1, "title": "A"}, {"header": "H", "if": "f", "options": [{"value": "", "title": "B", "disabled": true, "lang": "de", "if": "!f"}]}, {"value": "c", "title": "C"}, {"value": "d", "title": "D"}]}"#,
      Row(
        title: "T",
        key: "k",
        content: .select(
          SelectField(
            groups: [
              .init(options: [.init(value: "1", title: "A")]),
              .init(
                header: "H",
                options: [
                  .init(
                    value: "",
                    title: "B",
                    language: "de",
                    isDisabled: true,
                    condition: Condition(flag: "f", isNegated: true)
                  )
                ],
                condition: Condition(flag: "f")
              ),
              .init(options: [.init(value: "c", title: "C"), .init(value: "d", title: "D")]),
            ],
            isRequired: true
          )
        )
      )
    ),
    (
      #"{"kind": "date", "key": "k", "title": "T"}"#,
      Row(title: "T", key: "k", content: .date(""))
    ),
    (
      #"{"kind": "time", "key": "k", "title": "T", "value": "08:30"}"#,
      Row(title: "T", key: "k", content: .time("08:30"))
    ),
    (
      ##"{"kind": "color", "key": "k", "title": "T", "value": "#0a84ff"}"##,
      Row(title: "T", key: "k", content: .color("#0a84ff"))
    ),
    (
      #"{"kind": "button", "key": "k", "title": "T", "type": "submit", "value": 2, "action": "/x"}"#,
      Row(title: "T", key: "k", content: .button(Button(.submit, value: "2", action: "/x")))
    ),
    (
      #"{"kind": "note", "text": "N", "disabled": true, "reason": "R", "if": "!f"}"#,
      Row(
        title: nil,
        isDisabled: true,
        disabledReason: "R",
        condition: Condition(flag: "f", isNegated: true),
        content: .note("N")
      )
    ),
    (
      #"{"kind": "meter", "title": "T", "fields": {"a": 1, "b": true, "c": ["d", {"e": "f"}], "g": null}}"#,
      Row(
        title: "T",
        content: .custom(
          kind: "meter",
          fields: Fields([
            .init(name: "a", value: .text("1")), .init(name: "b", value: .flag(true)),
            .init(
              name: "c",
              value: .list([.text("d"), .record(Fields([.init(name: "e", value: .text("f"))]))])
            ),
          ])
        )
      )
    ),
  ])
  func decodesARow(_ text: String, _ expected: Row) throws {
    var diagnostics = DiagnosticCollector()
    let page = Reading.page(#"{"title": "P", "sections": [{"rows": [\#(text)]}]}"#, into: &diagnostics)
    #expect(diagnostics.lines == [])
    guard case .rows(let rows)? = page?.sections.first?.content else {
      Issue.record("no rows")
      return
    }
    #expect(rows == [expected])
    #expect(rows.first?.kind == expected.kind)
  }
}
