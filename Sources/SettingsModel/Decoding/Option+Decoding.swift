import Diagnostics
@_spi(Borrowing) import JSONSource

extension Selection.Option {
  /// The fields of an option that the entries of menus do not have: HTML's menus hold text alone.
  static let fieldsBesideMenus = [
    "subtitle", "icon", "iconLabel", "reason", "exclusive", "divider", "synonyms", "event", "rows",
  ]

  /// The fields of an option that rows do not have.
  static let fieldsBesideRows = ["exclusive", "divider"]

  /// Decodes the `rows` of a section with a selection, or of an option.
  static func decodeAll(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> [Selection.Option] {
    guard value.isArray("rows", into: &diagnostics) else { return [] }
    var options: [Selection.Option] = []
    options.reserveCapacity(value.count)
    value.forEachElement { element in
      guard element.isPart("an option", into: &diagnostics) else { return }
      var draft = OptionDraft(option: Selection.Option(value: nil, title: standIn, origin: Origin(element)))
      draft.read(element, into: &diagnostics)
      if !draft.hasTitle { diagnostics.missingField("title", in: draft.noun, at: element) }
      options.append(draft.finish())
    }
    return options
  }
}

private struct OptionDraft: Draft, ~Copyable {
  var option: Selection.Option
  var hasTitle = false

  var noun: String { "an option" }

  var fieldNames: [String] {
    [
      "value", "title", "subtitle", "icon", "iconLabel", "lang", "disabled", "reason", "if", "exclusive", "divider",
      "synonyms", "event", "rows",
    ]
  }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "value": option.value = value.valueText(field, into: &diagnostics) ?? "\(standIn)\(value.offset)"
    case "title":
      option.title = value.text(field, into: &diagnostics) ?? standIn
      hasTitle = true
    case "subtitle": option.subtitle = value.text(field, into: &diagnostics)
    case "icon": option.icon = value.text(field, into: &diagnostics)
    case "iconLabel": option.iconLabel = value.text(field, into: &diagnostics)
    case "lang": option.language = value.text(field, into: &diagnostics)
    case "disabled": option.isDisabled = value.flag(field, into: &diagnostics) ?? false
    case "reason": option.disabledReason = value.text(field, into: &diagnostics)
    case "if": option.condition = Condition.decode(value, into: &diagnostics)
    case "exclusive": option.isExclusive = value.flag(field, into: &diagnostics) ?? false
    case "divider": option.divider = value.text(field, into: &diagnostics)
    case "synonyms": option.synonyms = value.texts(field, into: &diagnostics) ?? []
    case "event": option.event = value.text(field, into: &diagnostics)
    case "rows": option.options = Selection.Option.decodeAll(value, into: &diagnostics)
    default: return false
    }
    return true
  }

  /// The option; no part of it is copied.
  consuming func finish() -> Selection.Option { option }

  func reportUnknown(_ member: BorrowedMember, nearest: String?, into diagnostics: inout DiagnosticCollector) {
    guard Row.allFieldNames.contains(member.key) else {
      return diagnostics.unknownField(member, in: noun, nearest: nearest, hint: fieldList)
    }
    diagnostics.misplacedField(
      member,
      in: noun,
      fix: ["onlyIf", "error"].contains(member.key)
        ? "Give it to the section, whose options are one setting."
        : "The rows of a section with \"selection\" are options; put other rows into a section without it."
    )
  }
}
