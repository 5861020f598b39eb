/// A fingerprint of bytes that is the same on every machine and in every version: XXH64 with seed 0.
///
/// It tells one content from another; it is no protection against somebody who wants two to look the same.
struct Checksum: Hashable, Sendable {
  /// The fingerprint as a number.
  let value: UInt64

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// Takes a fingerprint that was kept as a number.
  init(_ value: UInt64) {
    self.value = value
  }

  /// Takes the fingerprint of bytes.
  init(of bytes: [UInt8]) {
    value = bytes.withUnsafeBytes(Checksum.hash)
  }

  /// Takes the fingerprint of bytes.
  init(of bytes: UnsafeRawBufferPointer) {
    value = Checksum.hash(bytes)
  }

  /// The fingerprint of two contents, one behind the other.
  func combined(with other: Checksum) -> Checksum {
    withUnsafeBytes(of: (value.littleEndian, other.value.littleEndian)) { Checksum(of: $0) }
  }

  /// Reads the sixteen digits that ``description`` writes.
  init?(_ digits: String) {
    guard digits.utf8.count == 16, let value = UInt64(digits, radix: 16) else { return nil }
    self.value = value
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var offset = 0
    var hash: UInt64
    if bytes.count >= 32 {
      var lanes = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
      while bytes.count - offset >= 32 {
        lanes.0 = round(lanes.0, word(bytes, offset))
        lanes.1 = round(lanes.1, word(bytes, offset + 8))
        lanes.2 = round(lanes.2, word(bytes, offset + 16))
        lanes.3 = round(lanes.3, word(bytes, offset + 24))
        offset += 32
      }
      hash = rotate(lanes.0, 1) &+ rotate(lanes.1, 7) &+ rotate(lanes.2, 12) &+ rotate(lanes.3, 18)
      hash = merge(merge(merge(merge(hash, lanes.0), lanes.1), lanes.2), lanes.3)
    } else {
      hash = prime5
    }
    hash &+= UInt64(bytes.count)
    while bytes.count - offset >= 8 {
      hash = rotate(hash ^ round(0, word(bytes, offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if bytes.count - offset >= 4 {
      let half = UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      hash = rotate(hash ^ (half &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      hash = rotate(hash ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
      offset += 1
    }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotate(lane &+ input &* prime2, 31) &* prime1
  }

  private static func merge(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* prime1 &+ prime4
  }

  @inline(__always)
  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}

extension Checksum: CustomStringConvertible {
  /// Sixteen hexadecimal digits in lower case.
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
