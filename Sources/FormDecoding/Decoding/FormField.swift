import Contract
import SettingsModel

/// An entry of a page's contract, prepared for judging many forms.
struct FormField: Sendable {
  let entry: ContractEntry

  /// The positions of a choice's values.
  let positions: [ExactText: Int]

  /// What a text must match; `nil` where there is nothing, or nothing that can be judged.
  let pattern: Pattern?

  init(_ entry: ContractEntry) {
    self.entry = entry
    positions = Dictionary(
      entry.choices.enumerated().map { (ExactText($0.element.value), $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    // HTML's fields for several lines have no pattern.
    if case .text(let field) = entry.shape, field.kind != .multiline {
      pattern = field.pattern.flatMap(Pattern.init)
    } else {
      pattern = nil
    }
  }

  var key: String { entry.key }
}

extension ContractEntry {
  /// The values that can be chosen; none where there is no choice.
  var choices: [Choice] {
    switch shape {
    case .choice(let choices, _, _), .choices(let choices, _, _, _): choices
    default: []
    }
  }

  /// Whether any number of values can be chosen.
  var isList: Bool {
    if case .choices = shape { true } else { false }
  }
}
