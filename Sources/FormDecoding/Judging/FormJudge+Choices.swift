import Contract
import Diagnostics
import SettingsModel

extension FormJudge {
  /// One of some values, compared scalar by scalar.
  mutating func judgeChoice(_ given: [Submission.Given], of field: FormField, refusesEmpty: Bool) {
    guard let value = single(given, of: field) else { return }
    guard let position = field.positions[ExactText(value.text)] else {
      return reportNoOption(value, of: field, among: field.entry.choices.map(\.value))
    }
    if refusesEmpty, value.text.isEmpty {
      return report(.missingValue, "\(field.key.quoted) is required, but nothing is chosen", field, value)
    }
    accept(.text(field.entry.choices[position].value), of: field)
  }

  /// Any number of some values within limits, in the order of the page.
  mutating func judge(
    _ given: [Submission.Given],
    of field: FormField,
    among choices: [ContractEntry.Choice],
    minimum: Int?,
    maximum: Int?
  ) {
    var chosen: [Int: Submission.Given] = [:]
    let before = findings.count
    for value in given {
      guard let position = field.positions[ExactText(value.text)] else {
        reportNoOption(value, of: field, among: choices.map(\.value))
        continue
      }
      guard chosen.updateValue(value, forKey: position) != nil else { continue }
      report(.tooManyValues, "\(value.text.quoted) is chosen twice in \(field.key.quoted)", field, value)
    }
    if let minimum, given.count < minimum {
      let message = "\(field.key.quoted) has \(given.count.values), less than the minimum \(minimum)"
      report(.outsideLimits, message, field, given.first)
    }
    if let maximum, given.count > maximum {
      let message = "\(field.key.quoted) has \(given.count.values), more than the maximum \(maximum)"
      report(.outsideLimits, message, field, given.first)
    }
    reportExclusives(chosen, of: field, among: choices)
    guard findings.count == before else { return }
    accept(.texts(chosen.keys.sorted().map { choices[$0].value }), of: field)
  }

  private mutating func reportExclusives(
    _ chosen: [Int: Submission.Given],
    of field: FormField,
    among choices: [ContractEntry.Choice]
  ) {
    guard chosen.count > 1 else { return }
    let positions = chosen.keys.sorted()
    if let exclusive = positions.first(where: { choices[$0].isExclusive }),
      let other = positions.first(where: { $0 != exclusive })
    {
      let names = (choices[exclusive].value.quoted, choices[other].value.quoted)
      let message = "\(names.0) is exclusive, but chosen together with \(names.1) in \(field.key.quoted)"
      report(.exclusiveSelected, message, field, chosen[exclusive])
    }
    for position in positions {
      var ancestor = choices[position].excludedAncestor
      while let above = ancestor, chosen[above] == nil { ancestor = choices[above].excludedAncestor }
      guard let ancestor else { continue }
      let names = (choices[position].value.quoted, choices[ancestor].value.quoted)
      let message = "\(names.0) is chosen together with its parent \(names.1) in \(field.key.quoted)"
      report(.exclusiveSelected, message, field, chosen[position])
    }
  }
}

extension Int {
  fileprivate var values: String { self == 1 ? "1 value" : "\(self) values" }
}
