/// Short marks of texts, by which it shows quickly that no two of them are equal.
///
/// Different texts may have one mark, and somebody may choose them so: what may be equal is compared otherwise.
struct TextPrints {
  private var prints: [UInt64] = []

  /// The number of texts.
  var count: Int { prints.count }

  /// Forgets all texts.
  mutating func removeAll() { prints.removeAll(keepingCapacity: true) }

  /// Adds a text.
  @inline(__always)
  mutating func add(_ text: String) { text.withBytes { add($0) } }

  /// Adds the bytes of a text.
  @inline(__always)
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { prints.append(TextSpan.mark(of: bytes)) }

  /// Whether two texts may be equal; their order is lost.
  mutating func mayRepeat() -> Bool {
    guard prints.count > Self.fewTexts else {
      return prints.withUnsafeBufferPointer { prints in
        for index in prints.indices.dropFirst() {
          for earlier in 0..<index where prints[earlier] == prints[index] { return true }
        }
        return false
      }
    }
    prints.sort()
    return prints.indices.dropFirst().contains { prints[$0] == prints[$0 - 1] }
  }

  /// Up to so many are compared with one another.
  private static let fewTexts = 24

  /// The mark of a text of ASCII, the same for capitals and small letters.
  static func printWithoutCase(of text: String) -> UInt64 {
    text.withBytes { bytes in
      var print = UInt64(truncatingIfNeeded: bytes.count)
      for byte in bytes { print = TextSpan.mix(print ^ UInt64(byte | 0x20)) }
      return print
    }
  }
}
