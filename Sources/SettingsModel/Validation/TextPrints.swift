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
  mutating func add(_ text: String) { prints.append(Self.print(of: text)) }

  /// Adds the bytes of a text.
  @inline(__always)
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { prints.append(Self.print(of: bytes)) }

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

  /// The mark of a text.
  @inline(__always)
  static func print(of text: String) -> UInt64 { text.withBytes { print(of: $0) } }

  @inline(__always)
  private static func print(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    var print = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    guard count >= 8, let start = UnsafeRawPointer(bytes.baseAddress) else {
      var word: UInt64 = 0
      for byte in bytes { word = word << 8 | UInt64(byte) }
      return print ^ word
    }
    var offset = 0
    while offset + 8 < count {
      print = mix(print ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    return mix(print ^ start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  /// The mark of a text of ASCII, the same for capitals and small letters.
  static func printWithoutCase(of text: String) -> UInt64 {
    text.withBytes { bytes in
      var print = UInt64(truncatingIfNeeded: bytes.count)
      for byte in bytes { print = mix(print ^ UInt64(byte | 0x20)) }
      return print
    }
  }

  @inline(__always)
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = word &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }
}
