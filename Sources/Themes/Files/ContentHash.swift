/// A short name for a content: equal bytes give equal names on every machine, other bytes other ones.
///
/// It is FNV-1a over 64 bits with its bits mixed once more. It keeps caches honest and is no protection against
/// anybody who wants two contents to share a name.
///
/// ```swift
/// ContentHash.name(of: Array("a".utf8))  // ten lower-case hexadecimal digits
/// ```
public struct ContentHash: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Starts with no content.
  public init() {}

  /// Takes in more content.
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    var state = self.state
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.state = state
  }

  /// Ten hexadecimal digits for what was taken in.
  public var name: String {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    mixed ^= mixed >> 33
    let digits = Array("0123456789abcdef".utf8)
    let bytes = (0..<10).map { digits[Int((mixed >> UInt64(4 * $0)) & 0xF)] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Ten hexadecimal digits for a content.
  public static func name(of bytes: [UInt8]) -> String {
    var hash = ContentHash()
    hash.update(bytes)
    return hash.name
  }
}
