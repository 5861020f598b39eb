import SettingsModel

/// One name that a form submits, with what it can be.
struct ContractEntry: Sendable {
  /// One value of a choice.
  struct Choice: Sendable {
    let value: String
    let title: String
  }

  /// What the value is.
  enum Shape: Sendable {
    /// One of some values; nothing is submitted while none is chosen.
    case choice([Choice], selected: String?)
    /// Any number of some values.
    case choices([Choice], selected: [String], minimum: Int?, maximum: Int?)
    case text(TextField)
    case number(NumberField)
    case date(String)
    case time(String)
    case color(String)
    /// A button's value, submitted when it is pressed.
    case button(String)
  }

  let key: String
  let title: String?
  let description: String?
  let shape: Shape

  /// Whether every form has the name, whatever a person does.
  var isAlwaysSubmitted: Bool {
    switch shape {
    case .choice(_, let selected): selected != nil
    case .button: false
    default: true
    }
  }

  /// The entries of a section in document order.
  static func entries(of section: Section) -> [ContractEntry] {
    switch section.content {
    case .selection(let selection):
      return [entry(of: selection, in: section)].compactMap(\.self)
    case .rows(let rows):
      return rows.compactMap(entry)
    }
  }

  private static func entry(of selection: Selection, in section: Section) -> ContractEntry? {
    guard let key = section.key else { return nil }
    let choices = selection.options.flatMap { $0.choices(under: selection.parents) }
    guard !choices.isEmpty else { return nil }
    let selected = choices.map(\.value).filter { value in
      selection.selected.contains { $0.hasSameScalars(as: value) }
    }
    let shape: Shape =
      switch selection.mode {
      case .single: .choice(choices, selected: selected.first)
      case .multiple:
        .choices(choices, selected: selected, minimum: selection.minimum, maximum: selection.maximum)
      }
    return ContractEntry(
      key: key,
      title: section.header?.title,
      description: section.header?.subtitle,
      shape: shape
    )
  }

  private static func entry(of row: Row) -> ContractEntry? {
    guard let key = row.key, !row.isDisabled, let shape = shape(of: row.content) else { return nil }
    return ContractEntry(key: key, title: row.title, description: row.subtitle, shape: shape)
  }

  private static func shape(of content: Row.Content) -> Shape? {
    switch content {
    case .toggle(let toggle):
      let choices = [toggle.onValue, toggle.offValue].map { Choice(value: $0, title: $0) }
      return .choice(choices, selected: toggle.isOn ? toggle.onValue : toggle.offValue)
    case .textField(let field): return .text(field)
    case .number(let field), .range(let field): return .number(field)
    case .select(let field): return shape(of: field)
    case .date(let value): return .date(value)
    case .time(let value): return .time(value)
    case .color(let value): return .color(value)
    case .button(let button): return button.kind == .submit ? .button(button.value ?? "") : nil
    case .value, .link, .note, .custom: return nil
    }
  }

  private static func shape(of field: SelectField) -> Shape {
    var choices = field.options.filter { !$0.isDisabled }.map { Choice(value: $0.value, title: $0.title) }
    let hasEmpty = field.options.contains { $0.value.isEmpty }
    // The entry of the library's own that stands for "not set".
    if field.value == nil, !hasEmpty { choices.insert(Choice(value: "", title: ""), at: 0) }
    let selected = field.value ?? ""
    let isSubmitted = choices.contains { $0.value.hasSameScalars(as: selected) }
    return .choice(choices, selected: isSubmitted ? selected : nil)
  }
}

extension Selection.Option {
  /// The values of the option and those below it that can be submitted.
  fileprivate func choices(under parents: Selection.Parents) -> [ContractEntry.Choice] {
    guard !isDisabled else { return [] }
    let submitsOwn = options.isEmpty || parents != .derived
    let own = submitsOwn ? value.map { [ContractEntry.Choice(value: $0, title: title)] } ?? [] : []
    return own + options.flatMap { $0.choices(under: parents) }
  }
}
