@_spi(Borrowing) import SettingsModel

/// The chosen values of a selection, for asking about one after the other; compared scalar by scalar.
struct SelectedValues {
  private let values: [String]
  /// The marks of the values, by which most others are seen to differ.
  private let marks: [UInt64]
  /// Kept for many values only: a few are found faster by comparing.
  private let set: Set<ExactText>?

  init(_ selection: borrowing Selection) {
    values = selection.selected
    marks = values.map { $0.withBytes(TextSpan.mark) }
    set = values.count > 8 ? Set(values.map(ExactText.init)) : nil
  }

  /// Whether a value is chosen.
  func contains(_ value: TextSpan) -> Bool {
    guard !values.isEmpty, !value.isAbsent else { return false }
    if let set { return set.contains(ExactText(String(decoding: value.bytes, as: UTF8.self))) }
    let mark = TextSpan.mark(of: value.bytes)
    for index in marks.indices where marks[index] == mark && value.hasSameScalars(as: values[index]) { return true }
    return false
  }
}
