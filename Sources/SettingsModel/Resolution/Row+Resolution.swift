extension Row {
  /// Leaves out a menu's entries and makes line breaks LF.
  mutating func resolve(_ conditions: inout ConditionTable) {
    if condition != nil { condition = nil }
    subtitle.unifyLineBreaks()
    disabledReason.unifyLineBreaks()
    error.unifyLineBreaks()
    switch content {
    case .select(var select) where select.hasConditions:
      select.resolve(&conditions)
      content = .select(select)
    case .value(var value) where PlainText.hasCarriageReturn(value):
      value.unifyLineBreaks()
      content = .value(value)
    case .note(var text) where PlainText.hasCarriageReturn(text):
      text.unifyLineBreaks()
      content = .note(text)
    case .textField(var field) where field.kind == .multiline && PlainText.hasCarriageReturn(field.value):
      field.value.unifyLineBreaks()
      content = .textField(field)
    default:
      break
    }
  }
}

extension SelectField {
  /// Whether any group or entry has a condition.
  fileprivate var hasConditions: Bool {
    groups.contains { $0.condition != nil || $0.options.contains { $0.condition != nil } }
  }

  /// Leaves out entries, groups that are then empty, and a value whose entry was left out.
  fileprivate mutating func resolve(_ conditions: inout ConditionTable) {
    var leftOut: [Option] = []
    var remaining: [Group] = []
    for var group in groups {
      guard conditions.holds(group.condition, group.origin) else {
        leftOut += group.options
        continue
      }
      group.condition = nil
      let wasEmpty = group.options.isEmpty
      group.options.removeAll { option in
        if conditions.holds(option.condition, option.origin) { return false }
        leftOut.append(option)
        return true
      }
      for index in group.options.indices { group.options[index].condition = nil }
      if wasEmpty || !group.options.isEmpty { remaining.append(group) }
    }
    groups = remaining
    guard let chosen = value else { return }
    let isChosen = { (option: Option) in option.value.hasSameScalars(as: chosen) }
    if leftOut.contains(where: isChosen), !options.contains(where: isChosen) { value = nil }
  }
}
