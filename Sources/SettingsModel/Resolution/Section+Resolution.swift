extension Section {
  /// Leaves out rows and options; `false` when nothing is left to show.
  mutating func resolve(_ conditions: inout ConditionTable) -> Bool {
    header?.unifyLineBreaks()
    footer?.unifyLineBreaks()
    if hasExtras {
      if condition != nil { condition = nil }
      error.unifyLineBreaks()
    }
    switch content {
    case .rows(var rows):
      // Meanwhile the section lets go of its rows, so that they are changed in place.
      content = .rows([])
      let wasEmpty = rows.isEmpty
      rows.removeAll { !conditions.holds($0.condition, $0.origin) }
      for index in rows.indices { rows[index].resolve(&conditions) }
      content = .rows(rows)
      return !rows.isEmpty || wasEmpty && (header != nil || footer != nil)
    case .selection(let selection) where !selection.needsResolving:
      return true
    case .selection(var selection):
      content = .rows([])
      let wasEmpty = selection.options.isEmpty
      selection.resolve(&conditions)
      content = .selection(selection)
      // A selection that never had options is kept, and found faulty.
      return !selection.options.isEmpty || wasEmpty
    }
  }
}
