import SettingsModel

/// Small numbers for names that shapes hold: icons, languages, limits.
struct NameTable {
  private var numbers: [ExactText: Int] = [:]

  /// The number of a name, 0 for none; `nil` for a name that has not been learnt.
  func number(of name: String?) -> Int? {
    guard let name else { return 0 }
    return numbers[ExactText(name)]
  }

  /// Gives a name its number, as long as there are numbers left.
  mutating func learn(_ name: String?) {
    guard let name, numbers.count < 4000, numbers[ExactText(name)] == nil, !TextPlace.isHeld(in: Array(name.utf8))
    else { return }
    numbers[ExactText(name)] = numbers.count + 1
  }
}
