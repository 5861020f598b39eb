extension Inspection {
  /// Judges a row.
  mutating func check(_ row: Row) {
    checkName(of: row)
    checkParagraph(row.subtitle, "subtitle", at: .field("subtitle", row.origin))
    checkIcon(row.icon, label: row.iconLabel, row.origin)
    checkLanguage(row.language, at: .field("lang", row.origin))
    checkReason(row.disabledReason, isDisabled: row.isDisabled, row.origin)
    checkSynonyms(row.synonyms, row.origin)
    checkError(of: row)
    checkEvent(of: row)
    checkTemplate(of: row)
    switch row.content {
    case .toggle(let toggle): check(toggle, of: row)
    case .value(let value): checkParagraph(value, "value", at: .field("value", row.origin))
    case .link(let link, let value): check(link, value: value, of: row)
    case .textField(let field): check(field, of: row)
    case .number(let field): check(field, isRange: false, of: row)
    case .range(let field): check(field, isRange: true, of: row)
    case .select(let field): check(field, of: row)
    case .date(let value): checkDate(value, row.origin)
    case .time(let value): checkTime(value, row.origin)
    case .color(let value): checkColor(value, row.origin)
    case .button(let button): check(button, of: row)
    case .note(let text): checkParagraph(text, "text", at: .field("text", row.origin))
    case .custom(let kind, let fields):
      checkKind(kind, row.origin)
      checkFields(fields, row.origin)
    }
  }

  private mutating func checkName(of row: Row) {
    if let key = row.key {
      checkKey(key, row.origin)
    } else if row.isControl {
      missing("key", in: row.noun, row.origin, fix: "The key is the name under which the value is submitted.")
    }
    if let title = row.title {
      checkTitle(title, "title", at: .field("title", row.origin))
    } else {
      switch row.content {
      case .note, .custom: break
      default: missing("title", in: row.noun, row.origin)
      }
    }
  }

  /// Judges why something is disabled.
  mutating func checkReason(_ reason: String?, isDisabled: Bool, _ origin: Origin?) {
    guard let reason else { return }
    checkParagraph(reason, "reason", at: .field("reason", origin))
    if !isDisabled {
      ineffective(
        "reason",
        without: "disabled",
        origin,
        fix: Place.part(origin).wayOut(
          "Add \"disabled\": true, or take \"reason\" out.",
          inCode: "Use .disabled(because: …), or take the reason out."
        )
      )
    }
  }

  private mutating func checkError(of row: Row) {
    checkParagraph(row.error, "error", at: .field("error", row.origin))
    guard row.error != nil, !row.isControl else { return }
    error(
      .misplacedField,
      "\(row.noun) cannot have \"error\"",
      at: .field("error", row.origin),
      fix: "Only a control can be at fault; give it to the row of one."
    )
  }

  /// Judges the name of a row's event, which rows that are only read never cause.
  private mutating func checkEvent(of row: Row) {
    guard let event = row.event else { return }
    checkEvent(event, row.origin)
    switch row.content {
    case .value, .note:
      guard row.template == nil else { break }
      warning(
        .ineffectiveField,
        "\"event\" in \(row.noun), which is only read",
        at: .field("event", row.origin),
        fix: "Give it to a control, a button, a link or a row of a kind of your own."
      )
    default: break
    }
  }

  private mutating func checkTemplate(of row: Row) {
    checkFields(row.fields, row.origin)
    guard let template = row.template, !KindRules.isName(template) else { return }
    error(
      .invalidKind,
      "the template \"\(template)\" is no name",
      at: .field("template", row.origin),
      fix: "Write the name of a template without its folder and without \".mustache\"."
    )
  }

  private mutating func check(_ toggle: Toggle, of row: Row) {
    checkValue(toggle.onValue, "on", at: .field("values", "on", row.origin))
    checkValue(toggle.offValue, "off", at: .field("values", "off", row.origin))
    if toggle.onValue.hasSameScalars(as: toggle.offValue) {
      error(
        .duplicateValue,
        "the switch submits \"\(toggle.onValue)\" both when on and when off",
        at: .field("values", row.origin),
        fix: "Give it two values that differ."
      )
    }
  }

  private mutating func check(_ link: Link, value: String?, of row: Row) {
    checkValue(value, "value", at: .field("value", row.origin))
    if case .url(let url) = link { checkURL(url, "url", at: .field("url", row.origin)) }
  }

  private mutating func check(_ button: Button, of row: Row) {
    checkValue(button.value, "value", at: .field("value", row.origin))
    checkURL(button.action, "action", at: .field("action", row.origin))
    if button.value != nil, row.key == nil {
      warning(
        .ineffectiveField,
        "the value of a button without a key is not submitted",
        at: .field("value", row.origin),
        fix: "Give the button a \"key\"."
      )
    }
    if button.action != nil, button.kind != .submit {
      warning(
        .ineffectiveField,
        "the action of a button of the type \"\(button.kind.rawValue)\" is not used",
        at: .field("action", row.origin),
        fix: Place.part(row.origin).wayOut(
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
