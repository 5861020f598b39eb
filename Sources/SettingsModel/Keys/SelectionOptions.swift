/// Values to choose from and those that are chosen: the state of a section in which one or several can be.
///
/// ```swift
/// var size = SelectionOptions(Size.allCases, selectedValue: .small)
/// size.toggle(.large)    // selectedValues == [.large]: one replaces the other
/// size.toggle(.large)    // selectedValues == [.large]: the chosen one stays chosen
///
/// var letters = SelectionOptions(Letter.allCases, selectedValues: [.a, .c])
/// letters.toggle(.b)     // selectedValues == [.a, .b, .c]
/// letters.toggle(.a)     // selectedValues == [.b, .c]
/// ```
///
/// What is given at first is kept as it is; a value that is not among the options is found when the page is checked.
public struct SelectionOptions<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The values to choose from, in order.
  public let values: [Value]

  /// The values that are chosen: as given at first, later in the order of ``values``.
  public private(set) var selectedValues: [Value]

  /// Whether any number can be chosen, not one alone.
  public let multipleSelection: Bool

  /// Creates options of which one can be chosen.
  public init(_ values: [Value], selectedValue: Value? = nil) {
    self.values = values
    selectedValues = selectedValue.map { [$0] } ?? []
    multipleSelection = false
  }

  /// Creates options of which any number can be chosen.
  public init(_ values: [Value], selectedValues: [Value]) {
    self.values = values
    self.selectedValues = selectedValues
    multipleSelection = true
  }

  /// Whether a value is chosen.
  public func isSelected(_ value: Value) -> Bool {
    selectedValues.contains(value)
  }

  /// Chooses a value, as a tap on its row does.
  ///
  /// Where one can be chosen, the value replaces the one before, and stays when it was chosen already. Where several
  /// can be, it is added, or removed when it was chosen already. A value that is not among the options changes nothing.
  public mutating func toggle(_ value: Value) {
    guard let position = values.firstIndex(of: value) else { return }
    if !multipleSelection {
      selectedValues = [value]
    } else if selectedValues.contains(value) {
      selectedValues.removeAll { $0 == value }
    } else {
      let following = Set(values[position...])
      selectedValues.insert(value, at: selectedValues.firstIndex(where: following.contains) ?? selectedValues.endIndex)
    }
  }
}

extension SelectionOptions where Value: CaseIterable {
  /// Creates options of all cases, of which one can be chosen.
  public init(selectedValue: Value?) {
    self.init(Array(Value.allCases), selectedValue: selectedValue)
  }

  /// Creates options of all cases, of which any number can be chosen.
  public init(selectedValues: [Value]) {
    self.init(Array(Value.allCases), selectedValues: selectedValues)
  }
}
