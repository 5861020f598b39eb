package import SettingsModel

/// One name that a form submits, with what it can be.
package struct ContractEntry: Sendable {
  /// One value of a choice.
  package struct Choice: Sendable {
    package let value: String
    package let title: String
    /// Whether it is never chosen together with another.
    package var isExclusive = false
    /// The position of the nearest choice above it, where one is never chosen together with what is below it.
    package var excludedAncestor: Int?
  }

  /// What the value is.
  package enum Shape: Sendable {
    /// On or off.
    case toggle(Toggle)
    /// One of some values; nothing is submitted while none is chosen.
    ///
    /// Where `refusesEmpty`, the value `""` stands for the lack of a choice that must be made.
    case choice([Choice], selected: String?, refusesEmpty: Bool = false)
    /// Any number of some values.
    case choices([Choice], selected: [String], minimum: Int?, maximum: Int?)
    case text(TextField)
    case number(NumberField, isRange: Bool)
    case date(String)
    case time(String)
    case color(String)
    /// A button's value, submitted when it is pressed.
    case button(String)
  }

  package let key: String
  let title: String?
  let description: String?
  package let shape: Shape

  /// Whether every form has the name, whatever a person does.
  package var isAlwaysSubmitted: Bool {
    switch shape {
    case .choice(_, let selected, _): selected != nil
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
      return rows.compactMap { entry(of: $0, mayBeHidden: section.dependency != nil || $0.dependency != nil) }
    }
  }

  private static func entry(of selection: Selection, in section: Section) -> ContractEntry? {
    guard let key = section.key else { return nil }
    var choices: [Choice] = []
    for option in selection.options { option.append(to: &choices, parents: selection.parents) }
    guard !choices.isEmpty else { return nil }
    let chosen = Set(selection.selected.map(ExactText.init))
    let selected = choices.map(\.value).filter { chosen.contains(ExactText($0)) }
    let shape: Shape =
      switch selection.mode {
      case .single: .choice(choices, selected: selected.first)
      case .multiple:
        .choices(
          choices,
          selected: selected,
          minimum: section.dependency == nil ? selection.minimum : nil,
          maximum: selection.maximum
        )
      }
    return ContractEntry(
      key: key,
      title: section.header?.title,
      description: section.header?.subtitle,
      shape: shape
    )
  }

  /// What nobody may get to see is never required, as on the page.
  private static func entry(of row: Row, mayBeHidden: Bool) -> ContractEntry? {
    let content = mayBeHidden ? row.content.withoutRequirement : row.content
    guard let key = row.key, !row.isDisabled, let shape = shape(of: content) else { return nil }
    return ContractEntry(key: key, title: row.title, description: row.subtitle, shape: shape)
  }

  private static func shape(of content: Row.Content) -> Shape? {
    switch content {
    case .toggle(let toggle): return .toggle(toggle)
    case .textField(let field): return .text(field)
    case .number(let field): return .number(field, isRange: false)
    case .range(let field): return .number(field, isRange: true)
    case .select(let field): return shape(of: field)
    case .date(let value): return .date(value)
    case .time(let value): return .time(value)
    // As browsers submit it.
    case .color(let value): return .color(value.lowercased())
    case .button(let button): return button.kind == .submit ? .button(button.value ?? "") : nil
    case .value, .link, .note, .custom: return nil
    }
  }

  private static func shape(of field: SelectField) -> Shape {
    var choices = field.options.filter { !$0.isDisabled }.map { Choice(value: $0.value, title: $0.title) }
    let hasEmpty = field.options.contains { $0.value.isEmpty }
    // The entry of the library's own that stands for "not set".
    let hasOwnEntry = field.value == nil && !hasEmpty
    if hasOwnEntry { choices.insert(Choice(value: "", title: ""), at: 0) }
    // HTML takes an empty entry for the lack of a choice only where it comes first and in no group.
    let isFirstEmpty = field.groups.first.map { $0.header == nil && $0.options.first?.value.isEmpty == true } ?? false
    let selected = field.value ?? ""
    let isSubmitted = choices.contains { $0.value.hasSameScalars(as: selected) }
    return .choice(
      choices,
      selected: isSubmitted ? selected : nil,
      refusesEmpty: field.isRequired && (hasOwnEntry || isFirstEmpty)
    )
  }
}

extension Selection.Option {
  /// Adds what can be submitted of the option and those below it.
  fileprivate func append(
    to choices: inout [ContractEntry.Choice],
    parents: Selection.Parents,
    below ancestor: Int? = nil,
    depth: Int = 1
  ) {
    // What stands deeper in a tree is refused, and no page has it.
    guard !isDisabled, depth <= TreeRules.maximumDepth else { return }
    var ancestor = ancestor
    if let value, options.isEmpty || parents != .derived {
      choices.append(
        ContractEntry.Choice(value: value, title: title, isExclusive: isExclusive, excludedAncestor: ancestor)
      )
      if parents == .exclusive { ancestor = choices.count - 1 }
    }
    for option in options { option.append(to: &choices, parents: parents, below: ancestor, depth: depth + 1) }
  }
}
