import Diagnostics

extension Inspection {
  /// Judges where an option stands that excludes all others.
  mutating func checkExclusive(_ option: OptionPointer, depth: Int, _ table: OptionTable) {
    let place = Place.field("exclusive", option.pointee.origin)
    if table.mode == .single {
      error(
        .misplacedField,
        "an option of a section with \"selection\": \"single\" cannot have \"exclusive\"",
        at: place,
        fix: "Leave it out: each option excludes the others."
      )
    } else if depth > 1 || !option.pointee.options.isEmpty {
      error(
        .misplacedField,
        "an option \(depth > 1 ? "below another" : "with others below it") cannot have \"exclusive\"",
        at: place,
        fix: "It excludes all other options of the section; let it stand on the first level, without rows."
      )
    }
  }

  /// An option that excludes all others is not selected together with one.
  mutating func checkExclusives(of selection: Selection, _ origin: Origin?) {
    guard selection.mode == .multiple, selection.selected.count > 1,
      selection.options.indices.contains(where: { selection.options[$0].isExclusive })
    else { return }
    let exclusive = Set(selection.options.filter(\.isExclusive).compactMap(\.value).map(ExactText.init))
    guard let first = selection.selected.first(where: { exclusive.contains(ExactText($0)) }),
      let other = selection.selected.first(where: { !$0.hasSameScalars(as: first) })
    else { return }
    error(
      .exclusiveSelected,
      "\"\(first)\" is exclusive, but selected together with \"\(other)\"",
      at: .value("selected", first, origin),
      notes: [Diagnostic.Note("the other is selected here", at: Place.value("selected", other, origin).location)],
      fix: "Select one of them."
    )
  }
}
