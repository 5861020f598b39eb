import Diagnostics
@_spi(Borrowing) import JSONSource

extension Dependency {
  /// Decodes an `onlyIf`: the key of another setting, and what it must be.
  static func decode(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Dependency? {
    guard value.isObject("onlyIf", into: &diagnostics) else { return nil }
    var draft = DependencyDraft()
    draft.read(value, into: &diagnostics)
    return draft.finish(value, into: &diagnostics)
  }
}

private struct DependencyDraft: Draft {
  var key: String?
  var requirement: Dependency.Requirement?

  var noun: String { "an \"onlyIf\"" }

  var fieldNames: [String] { ["key", "is"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "key": key = value.text(field, into: &diagnostics)
    case "is":
      if let isOn = value.boolean {
        requirement = .isOn(isOn)
      } else {
        requirement = value.valueText(field, into: &diagnostics).map { .has($0) }
      }
    default: return false
    }
    return true
  }

  func finish(_ object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Dependency? {
    for field in fieldNames where object[field] == nil {
      diagnostics.missingField(
        field,
        in: noun,
        at: object,
        fix: field == "key"
          ? "Name the key of a switch, selection or menu of the page."
          : "Write true or false for a switch, or the value of an option."
      )
    }
    guard let key, let requirement else { return nil }
    return Dependency(key: key, requirement, origin: Origin(object))
  }
}
