import Contract
import Diagnostics
import SettingsModel

/// Judges what stands under each key of a form.
struct FormJudge {
  private(set) var form = DecodedForm()
  private(set) var findings: [Finding] = []

  /// The values of a form as far as they are right; what is wrong is added to the findings.
  static func judge(_ submission: Submission, _ findings: inout [Finding]) -> DecodedForm {
    var judge = FormJudge()
    for (field, values) in zip(submission.decoder.fields, submission.values) {
      if values.isFaulty { continue }
      guard values.isPresent else {
        if field.entry.isAlwaysSubmitted {
          let message = "\(field.key.quoted) is missing"
          judge.findings.append(Finding(.missingValue, message, key: field.key, at: submission.offsetOfMissing))
        }
        continue
      }
      judge.judge(values.given, of: field)
    }
    findings += judge.findings
    return judge.form
  }

  private mutating func judge(_ given: [Submission.Given], of field: FormField) {
    switch field.entry.shape {
    case .toggle(let toggle): judge(given, of: field, as: toggle)
    case .choice(_, _, let refusesEmpty): judgeChoice(given, of: field, refusesEmpty: refusesEmpty)
    case .choices(let choices, _, let minimum, let maximum):
      judge(given, of: field, among: choices, minimum: minimum, maximum: maximum)
    case .text(let text): judge(given, of: field, as: text)
    case .number(let number, let isRange): judge(given, of: field, as: number, isRange: isRange)
    case .date: judge(given, of: field, .invalidDate, "date", PickerRules.isDate)
    case .time: judge(given, of: field, .invalidTime, "time", PickerRules.isTime)
    case .color: judge(given, of: field, .invalidColor, "color", PickerRules.isColor)
    case .button(let value): judge(given, ofButton: field, value)
    }
  }
}

extension FormJudge {
  mutating func report(
    _ code: Diagnostic.Code,
    _ message: String,
    _ field: FormField,
    _ given: Submission.Given?,
    fix: String? = nil
  ) {
    findings.append(Finding(code, message, key: field.key, at: given?.offset, fix: fix))
  }

  mutating func accept(_ value: DecodedForm.Value, of field: FormField) {
    form.append(field.key, value)
  }

  /// The one value that there is.
  mutating func single(_ given: [Submission.Given], of field: FormField) -> Submission.Given? {
    if given.count > 1 { report(.tooManyValues, "\(field.key.quoted) has more than one value", field, given[1]) }
    return given.count == 1 ? given[0] : nil
  }

  /// The hidden field before a switch sends its value for off, the switch then its value for on.
  private mutating func judge(_ given: [Submission.Given], of field: FormField, as toggle: Toggle) {
    let states = given.map { value -> Bool? in
      if value.text.hasSameScalars(as: toggle.onValue) { return true }
      return value.text.hasSameScalars(as: toggle.offValue) ? false : nil
    }
    if let position = states.firstIndex(of: nil) {
      return reportNoOption(given[position], of: field, among: [toggle.onValue, toggle.offValue])
    }
    guard states.count == 1 || states == [false, true] else {
      return report(.tooManyValues, "\(field.key.quoted) has more than one value", field, given[1])
    }
    let isOn = states.last == true
    accept(.toggle(isOn: isOn, isOn ? toggle.onValue : toggle.offValue), of: field)
  }

  /// Of buttons only the one that is pressed is submitted.
  private mutating func judge(_ given: [Submission.Given], ofButton field: FormField, _ value: String) {
    guard let value = chosen(given, of: field, among: [value]) else { return }
    if let other = form.pressedButton {
      return report(.tooManyValues, "\(field.key.quoted) is pressed together with \(other.quoted)", field, given.first)
    }
    form.pressedButton = field.key
    accept(.text(value), of: field)
  }

  private mutating func chosen(
    _ given: [Submission.Given],
    of field: FormField,
    among values: [String]
  ) -> String? {
    guard let given = single(given, of: field) else { return nil }
    if let value = values.first(where: { $0.hasSameScalars(as: given.text) }) { return value }
    reportNoOption(given, of: field, among: values)
    return nil
  }

  mutating func reportNoOption(_ given: Submission.Given, of field: FormField, among values: [String]) {
    let nearest = findings.count > 20 ? nil : values.nearest(to: given.text)
    report(
      .notAnOption,
      "\(given.text.quoted) is no option of \(field.key.quoted)",
      field,
      given,
      fix: nearest.map { "Did you mean \($0.quoted)?" }
    )
  }

  private mutating func judge(
    _ given: [Submission.Given],
    of field: FormField,
    _ code: Diagnostic.Code,
    _ noun: String,
    _ isRight: (String) -> Bool
  ) {
    guard let value = single(given, of: field) else { return }
    let mayBeEmpty = noun != "color"
    guard isRight(value.text) || mayBeEmpty && value.text.isEmpty else {
      return report(code, "\(value.text.quoted) is no \(noun), as \(field.key.quoted) must be", field, value)
    }
    accept(.text(value.text), of: field)
  }
}
