import SettingsModel

/// The chosen values of a selection, for asking about one after the other; compared scalar by scalar.
struct SelectedValues {
  private let values: [String]
  /// Kept for many values only: a few are found faster by comparing.
  private let set: Set<ExactText>?

  init(_ selection: Selection) {
    values = selection.selected
    set = values.count > 8 ? Set(values.map(ExactText.init)) : nil
  }

  /// Whether a value is chosen.
  func contains(_ value: String?) -> Bool {
    guard let value, !values.isEmpty else { return false }
    if let set { return set.contains(ExactText(value)) }
    for index in values.indices where isSame(values[index], value) { return true }
    return false
  }
}
