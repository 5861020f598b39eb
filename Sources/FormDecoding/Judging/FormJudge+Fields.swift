import Diagnostics
import SettingsModel

extension FormJudge {
  /// A text; lengths are in UTF-16 code units of the text with LF for line breaks, as HTML counts them.
  mutating func judge(_ given: [Submission.Given], of field: FormField, as rules: TextField) {
    guard let value = single(given, of: field) else { return }
    let name = field.key.quoted
    let text = value.text.withLineBreaks("\n")
    let before = findings.count
    if rules.kind != .multiline, text.utf8.contains(UInt8(ascii: "\n")) {
      report(.lineBreak, "\(name) has a line break, but is a single line", field, value)
    }
    let length = text.utf16.count
    if let maximum = rules.maximumLength, length > maximum {
      let message = "\(name) has \(TextLength.words(for: text)), more than the maximum length \(maximum)"
      report(.outsideLimits, message, field, value)
    }
    if text.isEmpty {
      if rules.isRequired { report(.missingValue, "\(name) is required, but empty", field, value) }
    } else {
      // An empty field has nothing else to be judged: browsers pass it too.
      if let minimum = rules.minimumLength, length < minimum {
        let message = "\(name) has \(TextLength.words(for: text)), less than the minimum length \(minimum)"
        report(.outsideLimits, message, field, value)
      }
      if rules.kind == .email, !AddressRules.isEmail(text) {
        report(.invalidEmail, "\(name) is no e-mail address", field, value)
      }
      if rules.kind == .url, !AddressRules.isAbsoluteURL(text) {
        report(.invalidURL, "\(name) is no absolute URL", field, value)
      }
      // Of a text that is too long anyway nobody needs to know more.
      if findings.count == before, let pattern = field.pattern { judge(value, text, of: field, pattern, rules) }
    }
    if findings.count == before { accept(.text(text), of: field) }
  }

  private mutating func judge(
    _ value: Submission.Given,
    _ text: String,
    of field: FormField,
    _ pattern: Pattern,
    _ rules: TextField
  ) {
    switch pattern.matches(text) {
    case true?: break
    case false?:
      report(.patternMismatch, "\(field.key.quoted) does not match its pattern", field, value, fix: rules.patternHint)
    case nil:
      report(.patternMismatch, "\(field.key.quoted) is too long to be matched with its pattern", field, value)
    }
  }

  /// A number, judged by its decimal value and kept as it was spelled.
  mutating func judge(_ given: [Submission.Given], of field: FormField, as rules: NumberField, isRange: Bool) {
    guard let value = single(given, of: field) else { return }
    let name = field.key.quoted
    if value.text.isEmpty, !isRange {
      if rules.isRequired { return report(.missingValue, "\(name) is required, but empty", field, value) }
      return accept(.number(""), of: field)
    }
    // No number that anybody needs is longer, and long ones cost time.
    guard value.text.utf8.count <= 1_000, NumberRules.number(value.text) != nil else {
      return report(.invalidNumber, "\(value.text.quoted) is no number, as \(name) must be", field, value)
    }
    let number = DecimalNumber(value.text)
    let before = findings.count
    if let minimum = rules.minimum, number < DecimalNumber(minimum) {
      let message = "\(value.text.quoted) is below the minimum \(minimum) of \(name)"
      report(.outsideLimits, message, field, value)
    }
    if let maximum = rules.maximum, DecimalNumber(maximum) < number {
      let message = "\(value.text.quoted) is over the maximum \(maximum) of \(name)"
      report(.outsideLimits, message, field, value)
    }
    if let step = rules.enforcedStep(isRange: isRange) {
      // Without a minimum HTML counts from the value that the page has.
      let base = rules.minimum ?? rules.value ?? "0"
      if !number.isWholeSteps(of: DecimalNumber(step), from: DecimalNumber(base)) {
        let message = "\(value.text.quoted) is between two steps of \(step) from \(base) in \(name)"
        report(.stepMismatch, message, field, value)
      }
    }
    if findings.count == before { accept(.number(value.text), of: field) }
  }
}

extension NumberField {
  /// The step that a browser holds to: its own number controls have one of 1 where the author gives none.
  fileprivate func enforcedStep(isRange: Bool) -> String? {
    if let step { return step }
    return (isRange || hasSpinner) && !allowsFraction ? "1" : nil
  }
}
