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
    // Each is put together where it stays: nothing of it is copied.
    return [Selection.Option](unsafeUninitializedCapacity: value.count) { options, count in
      guard let first = options.baseAddress else { return }
      value.forEachElement { element in
        guard element.isPart("an option", into: &diagnostics) else { return }
        (first + count).initialize(to: Selection.Option(in: element))
        var draft = OptionDraft(option: first + count)
        draft.read(element, into: &diagnostics)
        if !draft.hasTitle { diagnostics.missingField("title", in: draft.noun, at: element) }
        if options[count].titleText.isAbsent { options[count].title = standIn }
        count += 1
      }
    }
  }
}

private struct OptionDraft: Draft {
  let option: UnsafeMutablePointer<Selection.Option>
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
    case "value":
      option.pointee.valueText =
        value.plainText.map(TextSpan.init)
        ?? option.pointee.keep(value.valueText(field, into: &diagnostics) ?? "\(standIn)\(value.offset)")
    case "title":
      option.pointee.titleText = text(field, value, into: &diagnostics)
      hasTitle = true
    case "subtitle": option.pointee.subtitleText = text(field, value, into: &diagnostics)
    case "icon": option.pointee.icon = value.text(field, into: &diagnostics)
    case "iconLabel": option.pointee.iconLabel = value.text(field, into: &diagnostics)
    case "lang": option.pointee.language = value.text(field, into: &diagnostics)
    case "disabled": option.pointee.isDisabled = value.flag(field, into: &diagnostics) ?? false
    case "reason": option.pointee.disabledReason = value.text(field, into: &diagnostics)
    case "if": option.pointee.condition = Condition.decode(value, into: &diagnostics)
    case "exclusive": option.pointee.isExclusive = value.flag(field, into: &diagnostics) ?? false
    case "divider": option.pointee.divider = value.text(field, into: &diagnostics)
    case "synonyms": option.pointee.synonyms = value.texts(field, into: &diagnostics) ?? []
    case "event": option.pointee.event = value.text(field, into: &diagnostics)
    case "rows": option.pointee.options = Selection.Option.decodeAll(value, into: &diagnostics)
    default: return false
    }
    return true
  }

  /// A text where it stands in the document; of one with escapes the option keeps a copy.
  @inline(__always)
  private func text(
    _ field: JSONWord,
    _ value: BorrowedJSON,
    into diagnostics: inout DiagnosticCollector
  ) -> TextSpan {
    value.plainText.map(TextSpan.init) ?? option.pointee.keep(value.text(field, into: &diagnostics))
  }

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
