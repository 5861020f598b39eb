import SettingsModel

/// A page with every kind of control.
enum SamplePage {
  static let page = Page(slug: "all", title: "All", sections: [number, letters, topics, extras, rows])

  private static func options(_ values: String...) -> [Selection.Option] {
    values.map { Selection.Option(value: $0, title: $0) }
  }

  private static func section(_ key: String, _ selection: Selection) -> Section {
    Section(key: key, header: HeaderFooter(.title(key)), content: .selection(selection))
  }

  private static let number = section(
    "number",
    Selection(.single, options: options("one", "two", "\u{E9}", ""), selected: ["two"])
  )

  private static let letters = section(
    "letters",
    Selection(
      .multiple,
      options: options("a", "b", "c") + [
        .init(value: "d", title: "D", isDisabled: true), .init(value: "none", title: "None", isExclusive: true),
      ],
      selected: ["a", "c", "d"],
      minimum: 1,
      maximum: 2
    )
  )

  private static let topics = section(
    "topics",
    Selection(
      .multiple,
      options: [
        .init(value: "car", title: "Car", options: [.init(value: "gas", title: "Gas", options: options("lpg"))])
      ],
      parents: .exclusive
    )
  )

  private static let extras = section("extras", Selection(.single, options: options("x", "y")))

  private static let menu = SelectField(groups: [.init(options: [.init(value: "en", title: "English")])])
  private static var requiredMenu: SelectField {
    var menu = menu
    menu.isRequired = true
    return menu
  }

  private static let rows = Section(
    content: .rows([
      row("wifi", .toggle(Toggle(isOn: true))),
      row("flight", .toggle(Toggle(isOn: false, onValue: "1", offValue: "0"))),
      Row(title: "Off", key: "disabled", isDisabled: true, content: .toggle(Toggle(isOn: true))),
      row("name", .textField(TextField(value: "Ada", maximumLength: 5, isRequired: true))),
      row("code", .textField(TextField(minimumLength: 2, pattern: "[A-Z]+\\d*", patternHint: "Capital letters."))),
      row("notes", .textField(TextField(.multiline, value: "one\ntwo", maximumLength: 9))),
      row("secret", .textField(TextField(.password, minimumLength: 8))),
      row("mail", .textField(TextField(.email))),
      row("home", .textField(TextField(.url))),
      row("volume", .range(NumberField(value: "5", minimum: "0", maximum: "11"))),
      row("ratio", .number(NumberField(value: "0.5", minimum: "0.2", maximum: "0.9", step: "0.1"))),
      row("days", .number(NumberField(value: nil, hasSpinner: true))),
      row("port", .number(NumberField(value: "80", isRequired: true))),
      row("language", .select(menu)),
      row("region", .select(requiredMenu)),
      row("day", .date("2026-11-30")),
      row("hour", .time("")),
      row("tint", .color("#0a84ff")),
      row("save", .button(Button(value: "1"))),
      row("remove", .button(Button())),
      row("check", .button(Button(.button, value: "1"))),
    ])
  )

  private static func row(_ key: String, _ content: Row.Content) -> Row {
    Row(title: key, key: key, content: content)
  }

  /// What a browser sends for the page when somebody has only chosen a region, which must be chosen.
  static let body =
    "number=two&letters=&letters=a&letters=c&topics=&wifi=off&wifi=on&flight=0&name=Ada&code=&notes=one%0D%0Atwo&secret="
    + "&mail=&home=&volume=5&ratio=0.5&days=&port=80&language=&region=en&day=2026-11-30&hour=&tint=%230a84ff"

  /// The body with the pairs of some keys replaced.
  static func body(_ key: String, _ pairs: String) -> String {
    let keys = key.split(separator: " ")
    let kept = body.split(separator: "&").filter { pair in !keys.contains { pair.hasPrefix("\($0)=") } }
    return (kept + (pairs.isEmpty ? [] : [Substring(pairs)])).joined(separator: "&")
  }
}
