@_spi(Borrowing) import SettingsModel

/// What decides about everything in a part's markup but its texts, in two words.
struct ShapeKey: Hashable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private var count: UInt64 = 0

  /// Adds a number of so many bits.
  @inline(__always)
  mutating func add(_ number: Int, bits: UInt64) {
    let number = UInt64(truncatingIfNeeded: number)
    // No number lies across both words.
    if count < 64, count + bits > 64 { count = 64 }
    if count < 64 { low |= number &<< count } else { high |= number &<< (count &- 64) }
    count += bits
  }

  /// Adds a fact.
  @inline(__always)
  mutating func add(_ fact: Bool) { add(fact ? 1 : 0, bits: 1) }

  /// Adds whether there is a text, and whether it is empty.
  @inline(__always)
  mutating func add(text: String?) { add(text == nil ? 0 : text?.utf8.isEmpty == true ? 1 : 2, bits: 2) }

  /// Adds whether there is a text, and whether it is empty.
  @inline(__always)
  mutating func add(text: TextSpan) { add(text.isAbsent ? 0 : text.isEmpty ? 1 : 2, bits: 2) }

  @inline(__always)
  static func == (first: ShapeKey, second: ShapeKey) -> Bool {
    first.low == second.low && first.high == second.high
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(low)
    hasher.combine(high)
  }

  /// A number that differs for most keys.
  @inline(__always)
  var mixed: Int {
    var word = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xBF58_476D_1CE4_E5B9
    word ^= word &>> 32
    return Int(truncatingIfNeeded: word &>> 1)
  }
}
