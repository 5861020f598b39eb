extension Inspection {
  /// Judges a row for text.
  mutating func check(_ field: TextField, of row: RowPointer) {
    checkValue(field.value, "value", isMultiline: field.kind == .multiline, at: .field("value", row.pointee.origin))
    checkTitle(field.placeholder, "placeholder", at: .field("placeholder", row.pointee.origin))
    checkParagraph(field.patternHint, "patternHint", at: .field("patternHint", row.pointee.origin))
    checkLengths(of: field, row.pointee.origin)
    checkAcceptance(of: field, row.pointee.origin)
    if let pattern = field.pattern, let flaw = PatternRules.flaw(in: pattern) {
      error(
        .invalidPattern,
        "\"pattern\" is no regular expression: \(flaw)",
        at: .field("pattern", row.pointee.origin),
        fix: "Write it as HTML's attribute has it, without slashes around it."
      )
    }
    if field.patternHint != nil, field.pattern == nil, !Place.field("pattern", row.pointee.origin).isWritten {
      ineffective("patternHint", without: "pattern", row.pointee.origin)
    }
    if let autocomplete = field.autocomplete { checkAutocomplete(autocomplete, row.pointee.origin) }
  }

  private mutating func checkLengths(of field: TextField, _ origin: Origin?) {
    if let minimum = field.minimumLength, let maximum = field.maximumLength, minimum > maximum {
      return error(
        .invalidLimits,
        "the minimum length \(minimum) is over the maximum length \(maximum)",
        at: .field("minimumLength", origin),
        fix: "Exchange them."
      )
    }
    let count = field.value.utf16.count
    let length = TextLength.words(for: field.value)
    // An empty field has no length to be judged: browsers pass it too.
    if let minimum = field.minimumLength, count > 0, count < minimum {
      error(
        .outsideLimits,
        "the value has \(length), less than the minimum length \(minimum)",
        at: .field("value", origin),
        fix: "Write a longer one or none, or a smaller \"minimumLength\"."
      )
    }
    if let maximum = field.maximumLength, count > maximum {
      error(
        .outsideLimits,
        "the value has \(length), more than the maximum length \(maximum)",
        at: .field("value", origin),
        fix: "Write a shorter one, or a larger \"maximumLength\"."
      )
    }
  }

  /// The value at first is one that browsers accept: otherwise the form could not be sent as it is.
  private mutating func checkAcceptance(of field: TextField, _ origin: Origin?) {
    guard !field.value.isEmpty else { return }
    let place = Place.field("value", origin)
    switch field.kind {
    case .email where !AddressRules.isEmail(field.value):
      let fix = "Write it like \"name@example.org\", or take it out."
      error(.invalidValue, "\"\(field.value)\" is no e-mail address", at: place, fix: fix)
    case .url where !AddressRules.isURL(field.value):
      let fix = "Write it with its scheme, like \"https://example.org\", or take it out."
      error(.invalidValue, "\"\(field.value)\" is no URL", at: place, fix: fix)
    default: break
    }
    guard let pattern = field.pattern, PatternRules.matches(field.value, pattern) == false else { return }
    let fix = "Write one that does, or take it out."
    error(.invalidValue, "\"\(field.value)\" does not match the pattern \"\(pattern)\"", at: place, fix: fix)
  }

  private mutating func checkAutocomplete(_ autocomplete: String, _ origin: Origin?) {
    guard let flaw = AutocompleteRules.flaw(in: autocomplete) else { return }
    error(
      .invalidAutocomplete,
      "unknown token \"\(flaw)\" in \"autocomplete\"",
      at: .field("autocomplete", origin),
      fix: AutocompleteRules.fields.suggestion(for: flaw) ?? "Use a token that HTML defines, such as \"email\"."
    )
  }
}
