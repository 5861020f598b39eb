/// The values of a selection's options, as far as somebody asks for them.
///
/// Few options are looked through each time, and remembered are only values that may stand twice or are asked for often.
struct OptionTable {
  let mode: Selection.Mode
  let parents: Selection.Parents

  /// Whether values are remembered.
  let isFilled: Bool

  private let options: [Selection.Option]
  private var origins: [ExactText: Origin?] = [:]

  /// So many comparisons are quicker than a table.
  private static let fewComparisons = 1024

  init(_ selection: borrowing Selection, _ prints: inout TextPrints) {
    mode = selection.mode
    parents = selection.parents
    options = selection.options
    prints.removeAll()
    Self.add(selection.options, to: &prints)
    isFilled = prints.count * selection.selected.count > Self.fewComparisons || prints.mayRepeat()
  }

  private static func add(_ options: [Selection.Option], to prints: inout TextPrints) {
    options.forEachInPlace { option in
      if !option.pointee.valueText.isAbsent { prints.add(option.pointee.valueText.bytes) }
      if !option.pointee.options.isEmpty { add(option.pointee.options, to: &prints) }
    }
  }

  /// Whether a person chooses the option itself: parents may follow from their children instead.
  @inline(__always)
  func isChoosable(_ option: OptionPointer) -> Bool {
    option.pointee.options.isEmpty || parents != .derived
  }

  /// Adds a value, and returns the place of the option that has it already.
  mutating func insert(_ value: String, _ origin: Origin?) -> (first: Origin?, Void)? {
    if let first = origins[ExactText(value)] { return (first, ()) }
    origins[ExactText(value)] = .some(origin)
    return nil
  }

  /// Whether an option has this value.
  func contains(_ value: String) -> Bool {
    isFilled ? origins[ExactText(value)] != nil : find(in: options) { $0.hasSameScalars(as: value) }
  }

  /// The values in order, each once; of many only so many that nobody misses the others.
  var values: [String] {
    var values: [String] = []
    var seen: Set<ExactText> = []
    _ = find(in: options) { text in
      guard let value = text.string else { return false }
      if seen.insert(ExactText(value)).inserted { values.append(value) }
      return values.count > [String].consideredCount
    }
    return values
  }

  /// Whether a value of an option that can be chosen is the one that is meant.
  private func find(in options: [Selection.Option], depth: Int = 1, _ isMeant: (TextSpan) -> Bool) -> Bool {
    options.containsInPlace { option in
      let isParent = !option.pointee.options.isEmpty
      if !isParent || parents != .derived, !option.pointee.valueText.isAbsent, isMeant(option.pointee.valueText) {
        return true
      }
      // What stands deeper in a tree is refused and not looked at.
      guard isParent, mode == .single || depth < TreeRules.maximumDepth else { return false }
      return find(in: option.pointee.options, depth: depth + 1, isMeant)
    }
  }
}
