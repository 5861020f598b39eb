import Diagnostics

extension Inspection {
  /// Judges the values that are chosen at first.
  mutating func checkSelected(of selection: Selection, _ origin: Origin?, _ options: OptionTable) {
    guard !selection.selected.isEmpty, !isPlain(selection, options) else { return }
    var seen: [ExactText: Int] = [:]
    let places = ValuePlaces("selected", origin, isLong: selection.selected.count > ValuePlaces.fewValues)
    for value in selection.selected {
      let occurrence = seen[ExactText(value), default: 0]
      seen[ExactText(value)] = occurrence + 1
      let place = places.place(of: value, occurrence: occurrence)
      if occurrence > 0 {
        error(
          .duplicateSelected,
          "\"\(value)\" is selected twice",
          at: place,
          notes: [Diagnostic.Note("first here", at: places.place(of: value).location)],
          fix: "List each value once."
        )
      } else if !options.contains(value) {
        reportUnknown(value, of: selection, at: place, options)
      } else if selection.mode == .single, seen.count == 2 {
        error(
          .tooManySelected,
          "more than one value is selected where one can be chosen",
          at: place,
          fix: place.wayOut(
            "Select one, or use \"selection\": \"multiple\".",
            inCode: "Select one, or choose several with a key of SettingKey<[Value]>."
          )
        )
      }
    }
    if selection.parents == .exclusive { checkExclusive(selection, Set(seen.keys), places, origin) }
  }

  /// Whether the selected values are surely right: options that there are, each once, and no more than can be chosen.
  private mutating func isPlain(_ selection: Selection, _ options: OptionTable) -> Bool {
    guard selection.parents != .exclusive, selection.mode == .multiple || selection.selected.count == 1 else {
      return false
    }
    prints.removeAll()
    for value in selection.selected {
      guard options.contains(value) else { return false }
      prints.add(value)
    }
    return !prints.mayRepeat()
  }

  private mutating func reportUnknown(
    _ value: String,
    of selection: Selection,
    at place: Place,
    _ options: OptionTable
  ) {
    if diagnostics.isFullOfErrors { return diagnostics.skipError() }
    if selection.parents == .derived, TreeRules.hasParent(value, in: selection.options) {
      return error(
        .parentSelected,
        "the selected value \"\(value)\" is that of a parent, which follows from its children",
        at: place,
        fix: place.wayOut(
          "Select the children, or use \"parents\": \"independent\".",
          inCode: "Select the children, or use parents: .independent."
        )
      )
    }
    error(
      .unknownSelected,
      "the selected value \"\(value)\" is no option",
      at: place,
      fix: options.values.offer(for: value)
    )
  }

  /// A parent selected together with something below it.
  private mutating func checkExclusive(
    _ selection: Selection,
    _ selected: Set<ExactText>,
    _ places: ValuePlaces,
    _ origin: Origin?
  ) {
    for pair in TreeRules.conflicts(in: selection.options, selected: selected) {
      error(
        .exclusiveSelected,
        "\"\(pair.child)\" is selected together with its parent \"\(pair.parent)\"",
        at: places.place(of: pair.child),
        notes: [Diagnostic.Note("the parent is selected here", at: places.place(of: pair.parent).location)],
        fix: (origin?.isInCode ?? true)
          ? "Select one of them, or use parents: .independent."
          : "Select one of them, or use \"parents\": \"independent\"."
      )
    }
  }
}

/// What holds of options below options.
package enum TreeRules {
  /// How many levels a tree may have.
  package static let maximumDepth = 16

  /// Whether an option with children has this value.
  static func hasParent(_ value: String, in options: [Selection.Option], depth: Int = 1) -> Bool {
    guard depth <= maximumDepth else { return false }
    return options.contains { option in
      !option.options.isEmpty
        && (option.value?.hasSameScalars(as: value) == true || hasParent(value, in: option.options, depth: depth + 1))
    }
  }

  /// Selected values, each with the nearest selected value above it.
  static func conflicts(
    in options: [Selection.Option],
    selected: Set<ExactText>,
    below parent: String? = nil,
    depth: Int = 1
  ) -> [(parent: String, child: String)] {
    guard depth <= maximumDepth else { return [] }
    return options.flatMap { option in
      let chosen = option.value.flatMap { selected.contains(ExactText($0)) ? $0 : nil }
      let below = conflicts(in: option.options, selected: selected, below: chosen ?? parent, depth: depth + 1)
      guard let parent, let chosen else { return below }
      return [(parent, chosen)] + below
    }
  }
}
