/// The numbers of what a part waits for: things that must be on or chosen, and things that must be off.
struct DependencyNumbers: Sendable {
  private(set) var on: [Int] = []
  private(set) var off: [Int] = []

  /// Adds a number, if it is not there yet.
  mutating func add(_ number: Int, isNegated: Bool) {
    if isNegated {
      if !off.contains(number) { off.append(number) }
    } else if !on.contains(number) {
      on.append(number)
    }
  }

  /// The value of `data-depends`; `nil` where nothing must be on.
  var onValue: String? { Self.value(on) }

  /// The value of `data-depends-not`; `nil` where nothing must be off.
  var offValue: String? { Self.value(off) }

  private static func value(_ numbers: [Int]) -> String? {
    numbers.isEmpty ? nil : numbers.map(String.init).joined(separator: " ")
  }
}
