extension Page {
  /// Settles dependencies once conditions have left out what they leave out.
  ///
  /// What depended on a setting, or on the choice of an option, that a condition left out is always shown: a setting
  /// must not vanish because another did. An author who wants it gone gives it the same condition.
  ///
  /// `true` and `false` stand for their own spelling where an option has such a value.
  ///
  /// - Parameter before: The settings that the page had before.
  mutating func resolveDependencies(before: DecidingSettings) {
    let settings = DecidingSettings(self)
    for index in sections.indices {
      settings.resolve(&sections[index].dependency, before: before)
      guard case .rows(var rows) = sections[index].content else { continue }
      // Meanwhile the section lets go of its rows, so that they are changed in place.
      sections[index].content = .rows([])
      for row in rows.indices where rows[row].dependency != nil {
        settings.resolve(&rows[row].dependency, before: before)
      }
      sections[index].content = .rows(rows)
    }
  }
}

extension DecidingSettings {
  /// Settles one dependency.
  fileprivate func resolve(_ dependency: inout Dependency?, before: DecidingSettings) {
    guard var settled = dependency else { return }
    if case .isOn(let isOn) = settled.requirement {
      settled.requirement = .has(isOn ? "true" : "false")
      guard case .options = before[settled.key], before.contain(settled) else {
        if self[settled.key] == nil, before[settled.key] != nil { dependency = nil }
        return
      }
    }
    dependency = before.contain(settled) && !contain(settled) ? nil : settled
  }
}
