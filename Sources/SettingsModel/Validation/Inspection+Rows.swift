extension Inspection {
  /// Judges a row.
  mutating func check(_ row: RowPointer) {
    checkName(of: row)
    checkParagraph(row.pointee.subtitle, "subtitle", at: .field("subtitle", row.pointee.origin))
    checkIcon(row.pointee.icon, label: row.pointee.iconLabel, row.pointee.origin)
    checkLanguage(row.pointee.language, at: .field("lang", row.pointee.origin))
    checkReason(row.pointee.disabledReason, isDisabled: row.pointee.isDisabled, row.pointee.origin)
    checkSynonyms(row.pointee.synonyms, row.pointee.origin)
    checkError(of: row)
    checkEvent(of: row)
    checkTemplate(of: row)
    switch row.pointee.content {
    case .toggle(let toggle): check(toggle, of: row)
    case .value(let value): checkLines(value, "value", at: .field("value", row.pointee.origin))
    case .link(let link, let value): check(link, value: value, of: row)
    case .textField(let field): check(field, of: row)
    case .number(let field): check(field, isRange: false, of: row)
    case .range(let field): check(field, isRange: true, of: row)
    case .select(let field): check(field, of: row)
    case .date(let value): checkDate(value, row.pointee.origin)
    case .time(let value): checkTime(value, row.pointee.origin)
    case .color(let value): checkColor(value, row.pointee.origin)
    case .button(let button): check(button, of: row)
    case .note(let text): checkParagraph(text, "text", at: .field("text", row.pointee.origin))
    case .custom(let kind, let fields):
      checkKind(kind, row.pointee.origin)
      if Row.libraryKinds.contains(kind) { reportLibraryKind(kind, row.pointee.origin) }
      checkFields(fields, row.pointee.origin)
    }
  }

  private mutating func checkName(of row: RowPointer) {
    if let key = row.pointee.key {
      checkKey(key, row.pointee.origin)
    } else if row.pointee.isControl {
      missing(
        "key",
        in: row.pointee.noun,
        row.pointee.origin,
        fix: "The key is the name under which the value is submitted."
      )
    }
    if let title = row.pointee.title {
      checkTitle(title, "title", at: .field("title", row.pointee.origin))
    } else {
      switch row.pointee.content {
      case .note, .custom: break
      default: missing("title", in: row.pointee.noun, row.pointee.origin)
      }
    }
  }

  /// Judges why something is disabled.
  @inline(__always)
  mutating func checkReason(_ reason: String?, isDisabled: Bool, _ origin: @autoclosure () -> Origin?) {
    guard let reason else { return }
    checkParagraph(reason, "reason", at: .field("reason", origin()))
    if !isDisabled {
      ineffective(
        "reason",
        without: "disabled",
        origin(),
        fix: Place.part(origin()).wayOut(
          "Add \"disabled\": true, or take \"reason\" out.",
          inCode: "Use .disabled(because: …), or take the reason out."
        )
      )
    }
  }

  private mutating func checkError(of row: RowPointer) {
    checkParagraph(row.pointee.error, "error", at: .field("error", row.pointee.origin))
    guard row.pointee.error != nil, !row.pointee.isControl else { return }
    error(
      .misplacedField,
      "\(row.pointee.noun) cannot have \"error\"",
      at: .field("error", row.pointee.origin),
      fix: "Only a control can be at fault; give it to the row of one."
    )
  }

  /// Judges the name of a row's event, which rows that are only read never cause.
  private mutating func checkEvent(of row: RowPointer) {
    guard let event = row.pointee.event else { return }
    checkEvent(event, row.pointee.origin)
    switch row.pointee.content {
    case .value, .note:
      guard row.pointee.template == nil else { break }
      warning(
        .ineffectiveField,
        "\"event\" in \(row.pointee.noun), which is only read",
        at: .field("event", row.pointee.origin),
        fix: "Give it to a control, a button, a link or a row of a kind of your own."
      )
    default: break
    }
  }

  private mutating func checkTemplate(of row: RowPointer) {
    checkFields(row.pointee.fields, row.pointee.origin)
    guard let template = row.pointee.template, !KindRules.isName(template) else { return }
    error(
      .invalidKind,
      "the template \"\(template)\" is no name",
      at: .field("template", row.pointee.origin),
      fix: "Write the name of a template without its folder and without \".mustache\": \(KindRules.characters)."
    )
  }

  private mutating func check(_ toggle: Toggle, of row: RowPointer) {
    checkValue(toggle.onValue, "on", at: .field("values", "on", row.pointee.origin))
    checkValue(toggle.offValue, "off", at: .field("values", "off", row.pointee.origin))
    if toggle.onValue.hasSameScalars(as: toggle.offValue) {
      error(
        .duplicateValue,
        "the switch submits \"\(toggle.onValue)\" both when on and when off",
        at: .field("values", row.pointee.origin),
        fix: "Give it two values that differ."
      )
    }
  }

  private mutating func check(_ link: Link, value: String?, of row: RowPointer) {
    checkValue(value, "value", at: .field("value", row.pointee.origin))
    if case .url(let url) = link { checkURL(url, "url", at: .field("url", row.pointee.origin)) }
  }

  private mutating func check(_ button: Button, of row: RowPointer) {
    checkValue(button.value, "value", at: .field("value", row.pointee.origin))
    checkURL(button.action, "action", at: .field("action", row.pointee.origin))
    if button.value != nil, row.pointee.key == nil {
      warning(
        .ineffectiveField,
        "the value of a button without a key is not submitted",
        at: .field("value", row.pointee.origin),
        fix: "Give the button a \"key\"."
      )
    }
    if button.action != nil, button.kind != .submit {
      warning(
        .ineffectiveField,
        "the action of a button of the type \"\(button.kind.rawValue)\" is not used",
        at: .field("action", row.pointee.origin),
        fix: Place.part(row.pointee.origin).wayOut(
          "Use \"type\": \"submit\", or take \"action\" out.",
          inCode: "Use kind: .submit, or take \"action\" out."
        )
      )
    }
  }
}

extension Row {
  /// The row in a sentence.
  var noun: String { "a row of the kind \"\(kind)\"" }
}

extension Inspection {
  /// A row of a library's kind that only has fields, as a model made in code may be, would have no control.
  private mutating func reportLibraryKind(_ kind: String, _ origin: Origin?) {
    error(
      .invalidKind,
      "the kind \"\(kind)\" is one of the library's, and this row has nothing of it",
      at: .part(origin),
      fix: "Give the model the \"content\" of the kind, or an identifier of its own."
    )
  }
}
