import Diagnostics

extension Inspection {
  /// Judges a menu.
  mutating func check(_ select: SelectField, of row: RowPointer) {
    guard !select.groups.isEmpty else {
      let place = Place.field("options", row.pointee.origin)
      guard place.isWritten || place.isInCode else {
        return missing("options", in: row.pointee.noun, row.pointee.origin)
      }
      if place.isArray { error(.noOptions, "\(row.pointee.noun) has no options", at: place, fix: "Add at least one.") }
      return
    }
    var values: [ExactText: Origin?] = [:]
    for group in select.groups {
      checkTitle(group.header, "header", at: .field("header", group.origin))
      let place = Place.field("options", group.origin)
      if group.options.isEmpty, place.isArray {
        error(.noOptions, "a group of options is empty", at: place, fix: "Add an option, or take the group out.")
      }
      for option in group.options {
        checkTitle(option.title, "title", at: .field("title", option.origin))
        checkValue(option.value, "value", at: .field("value", option.origin))
        checkLanguage(option.language, at: .field("lang", option.origin))
        guard let first = values.updateValue(option.origin, forKey: ExactText(option.value)) else { continue }
        error(
          .duplicateValue,
          "two options have the value \"\(option.value)\"",
          at: .field("value", option.origin),
          notes: [Diagnostic.Note("first here", at: Place.field("value", first).location)],
          fix: "Give each its own value; titles may be alike."
        )
      }
    }
    if let value = select.value, values[ExactText(value)] == nil {
      error(
        .unknownSelected,
        "the value \"\(value)\" is no option",
        at: .field("value", row.pointee.origin),
        fix: value.isEmpty
          ? "Leave \"value\" out to start with nothing chosen." : select.options.map(\.value).offer(for: value)
      )
    }
  }
}
