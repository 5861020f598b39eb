import Markup
import SettingsModel
import Testing

@testable import Rendering

/// The markup of each control, to the letter: forms and assistive technology rely on it.
@Suite struct ControlTests {
  private func attributes(describedBy: String? = nil, isDisabled: Bool = false) -> ControlAttributes {
    ControlAttributes(
      id: ElementIdentifier(key: "k"),
      name: "k",
      describedBy: describedBy,
      isDisabled: isDisabled
    )
  }

  @Test func radioButton() {
    let control = OptionControl(attributes: attributes(), mode: .single, value: "a&b", isSelected: true)
    #expect(
      control.html.description
        == #"<input class="radio" type="radio" id="k" name="k" value="a&amp;b" checked>"#
    )
  }

  @Test func checkbox() {
    let control = OptionControl(
      attributes: attributes(describedBy: "k:hint", isDisabled: true),
      mode: .multiple,
      value: "",
      isSelected: false
    )
    #expect(
      control.html.description
        == #"<input class="checkbox" type="checkbox" id="k" name="k" aria-describedby="k:hint" disabled value="">"#
    )
  }

  @Test(arguments: [
    (
      Toggle(isOn: true), false,
      #"<input type="hidden" name="k" value="off">"#
        + #"<input class="switch" type="checkbox" role="switch" id="k" name="k" value="on" checked>"#
    ),
    (
      Toggle(isOn: false, onValue: "1", offValue: "0"), false,
      #"<input type="hidden" name="k" value="0">"#
        + #"<input class="switch" type="checkbox" role="switch" id="k" name="k" value="1">"#
    ),
    (
      Toggle(isOn: true), true,
      #"<input class="switch" type="checkbox" role="switch" id="k" name="k" disabled value="on" checked>"#
    ),
  ])
  func switches(toggle: Toggle, isDisabled: Bool, expected: String) {
    #expect(SwitchControl(attributes: attributes(isDisabled: isDisabled), toggle: toggle).html.description == expected)
  }

  @Test(arguments: [
    (TextField(value: "a"), #"<input class="field" type="text" id="k" name="k" dir="auto" value="a">"#),
    (
      TextField(.email, placeholder: "name@example.org", autocomplete: "email", isRequired: true),
      #"<input class="field" type="email" id="k" name="k" dir="ltr" placeholder="name@example.org""#
        + #" autocomplete="email" required value="">"#
    ),
    (
      TextField(
        .telephone,
        minimumLength: 3,
        maximumLength: 9,
        pattern: "[0-9]+",
        patternHint: "Digits"
      ),
      #"<input class="field" type="tel" id="k" name="k" dir="ltr" minlength="3" maxlength="9" pattern="[0-9]+""#
        + #" title="Digits" value="">"#
    ),
    (
      TextField(.multiline, value: "one\ntwo"),
      "<textarea class=\"field\" id=\"k\" name=\"k\" dir=\"auto\" rows=\"3\">one\ntwo</textarea>"
    ),
    (
      TextField(.multiline, value: "\n</textarea>"),
      "<textarea class=\"field\" id=\"k\" name=\"k\" dir=\"auto\" rows=\"3\">\n\n&lt;/textarea&gt;</textarea>"
    ),
  ])
  func textFields(field: TextField, expected: String) {
    #expect(TextControl(attributes: attributes(), field: field).html.description == expected)
  }

  @Test(arguments: [
    (
      NumberField(value: "30", minimum: "1", maximum: "365"),
      #"<input class="field field-number" type="text" inputmode="numeric" id="k" name="k" dir="ltr" autocomplete="off""#
        + #" value="30">"#
    ),
    (
      NumberField(value: nil, step: "0.5"),
      #"<input class="field field-number" type="text" inputmode="decimal" id="k" name="k" dir="ltr" autocomplete="off""#
        + #" value="">"#
    ),
    (
      NumberField(value: "1.0", minimum: "0", maximum: "2", step: "0.5", hasSpinner: true, isRequired: true),
      #"<input class="field field-number" type="number" id="k" name="k" min="0" max="2" step="0.5" required"#
        + #" value="1.0">"#
    ),
  ])
  func numbers(field: NumberField, expected: String) {
    #expect(NumberControl(attributes: attributes(), field: field).html.description == expected)
  }

  @Test func range() {
    let field = NumberField(value: "40.0", minimum: "0", maximum: "100", step: "5", unit: "%")
    #expect(
      RangeControl(attributes: attributes(), field: field).html.description
        == #"<input class="range" type="range" id="k" name="k" min="0" max="100" step="5" value="40">"#
    )
  }

  @Test func selectWithGroups() {
    let field = SelectField(
      groups: [
        .init(options: [.init(value: "en", title: "English")]),
        .init(header: "More", options: [.init(value: "ar", title: "العربية", language: "ar", isDisabled: true)]),
      ],
      value: "en"
    )
    let control = SelectControl(
      attributes: attributes(),
      field: field,
      notSet: "Not set",
      direction: { $0 == "ar" ? "rtl" : "ltr" }
    )
    #expect(
      control.html.description
        == #"<select class="field select" id="k" name="k"><option value="en" selected>English</option>"#
        + #"<optgroup label="More"><option value="ar" lang="ar" dir="rtl" disabled>العربية</option></optgroup></select>"#
    )
  }

  /// An entry of the library's own stands first when nothing is chosen and no entry is empty.
  @Test(arguments: [
    (SelectField(groups: [.init(options: [.init(value: "a", title: "A")])]), 2),
    (SelectField(groups: [.init(options: [.init(value: "", title: "None")])]), 1),
    (SelectField(groups: [.init(options: [.init(value: "a", title: "A")])], value: "a"), 1),
  ])
  func selectWithoutValue(field: SelectField, count: Int) {
    let control = SelectControl(attributes: attributes(), field: field, notSet: "Not set", direction: { _ in "ltr" })
    let html = control.html.description
    #expect(html.split(separator: "<option").count - 1 == count)
    #expect(html.split(separator: " selected").count - 1 == 1)
  }

  /// A menu is `required` where it can be left empty: its first entry stands for nothing then, as HTML asks.
  @Test(arguments: [
    (SelectField(groups: [.init(options: [.init(value: "a", title: "A")])], isRequired: true), true),
    (SelectField(groups: [.init(options: [.init(value: "", title: "None")])], value: "", isRequired: true), true),
    (SelectField(groups: [.init(options: [.init(value: "a", title: "A")])], value: "a", isRequired: true), false),
    (SelectField(groups: [.init(header: "G", options: [.init(value: "", title: "N")])], isRequired: true), false),
  ])
  func selectIsRequiredWhereItCanBeEmpty(field: SelectField, expected: Bool) {
    let control = SelectControl(attributes: attributes(), field: field, notSet: "Not set", direction: { _ in "ltr" })
    #expect(control.html.description.contains(" required") == expected)
  }

  /// Values that differ in their Unicode form are two values, of which only one is chosen.
  @Test func selectComparesScalars() {
    let field = SelectField(
      groups: [.init(options: [.init(value: "\u{E9}", title: "NFC"), .init(value: "e\u{301}", title: "NFD")])],
      value: "e\u{301}"
    )
    let control = SelectControl(attributes: attributes(), field: field, notSet: "", direction: { _ in "ltr" })
    #expect(control.html.description.contains("selected>NFD"))
    #expect(!control.html.description.contains("selected>NFC"))
  }

  @Test(arguments: [
    (
      PlainInputControl.Kind.date, "2026-03-14",
      #"<input class="field field-date" type="date" id="k" name="k" value="2026-03-14">"#
    ),
    (.time, "", #"<input class="field field-time" type="time" id="k" name="k" value="">"#),
    (.color, "#0a5bc4", ##"<input class="field field-color" type="color" id="k" name="k" value="#0a5bc4">"##),
  ])
  func plainInputs(kind: PlainInputControl.Kind, value: String, expected: String) {
    #expect(PlainInputControl(attributes: attributes(), kind: kind, value: value).html.description == expected)
  }

  @Test(arguments: [
    (
      Button(value: "1", action: "/go"), "k" as String?,
      #"<button class="button button-plain" type="submit" id="k" name="k" value="1" formaction="/go">Go</button>"#
    ),
    (Button(.reset), nil, #"<button class="button button-plain" type="reset" id="k">Go</button>"#),
  ])
  func buttons(button: Button, name: String?, expected: String) {
    let control = ButtonControl(
      id: ElementIdentifier(key: "k"),
      name: name,
      title: "Go",
      describedBy: nil,
      isDisabled: false,
      button: button
    )
    #expect(control.html.description == expected)
  }
}
