extension Selection {
  /// Whether there is anything among the options that is not as it is rendered.
  var needsResolving: Bool {
    options.containsInPlace { option in
      option.pointee.hasExtras || !option.pointee.options.isEmpty
        || PlainText.hasCarriageReturn(option.pointee.subtitleText.bytes)
    }
  }

  /// Leaves out options, and selected values whose options were left out; limits that there are then too few options for
  /// are loosened.
  mutating func resolve(_ conditions: inout ConditionTable) {
    let count = minimum == nil && maximum == nil ? 0 : combinableCount
    var leftOut: Set<ExactText> = []
    Self.resolve(&options, parents: parents, isDisabled: false, &conditions, &leftOut)
    guard !leftOut.isEmpty else { return }
    var remaining: Set<ExactText> = []
    options.collectValues(into: &remaining)
    selected.removeAll { leftOut.contains(ExactText($0)) && !remaining.contains(ExactText($0)) }
    let remainingCount = combinableCount
    if let limit = maximum, limit <= count, limit > remainingCount { maximum = nil }
    if let limit = minimum, limit <= count, limit > remainingCount { minimum = remainingCount }
  }

  private static func resolve(
    _ options: inout [Option],
    parents: Parents,
    isDisabled: Bool,
    _ conditions: inout ConditionTable,
    _ leftOut: inout Set<ExactText>
  ) {
    var isAnyLeftOut = false
    for index in options.indices {
      if options[index].hasExtras, options[index].condition != nil {
        guard conditions.holds(options[index].condition, options[index].origin) else {
          isAnyLeftOut = true
          continue
        }
        options[index].condition = nil
      }
      if PlainText.hasCarriageReturn(options[index].subtitleText.bytes) { options[index].subtitle.unifyLineBreaks() }
      if options[index].hasExtras { options[index].disabledReason.unifyLineBreaks() }
      if isDisabled { options[index].isDisabled = true }
      guard !options[index].options.isEmpty else { continue }
      let isDisabled = options[index].isDisabled
      resolve(&options[index].options, parents: parents, isDisabled: isDisabled, &conditions, &leftOut)
      // Without children to follow from, a derived parent has no meaning; elsewhere it is a plain option.
      if parents == .derived, options[index].options.isEmpty {
        options[index].condition = .never
        isAnyLeftOut = true
      }
    }
    guard isAnyLeftOut else { return }
    options.removeAll { option in
      guard option.condition != nil else { return false }
      if let value = option.value { leftOut.insert(ExactText(value)) }
      option.options.collectValues(into: &leftOut)
      return true
    }
  }
}

extension Condition {
  /// Marks an option that is to be left out.
  fileprivate static let never = Condition(flag: "")
}

extension [Selection.Option] {
  /// Adds the values of all options and of those below them.
  fileprivate func collectValues(into values: inout Set<ExactText>) {
    for option in self {
      if let value = option.value { values.insert(ExactText(value)) }
      option.options.collectValues(into: &values)
    }
  }
}
