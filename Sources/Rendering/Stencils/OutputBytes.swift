/// Bytes that grow, written piece by piece without asking each time whether somebody else holds them.
final class OutputBytes {
  private var start = UnsafeMutableRawPointer.allocate(byteCount: 32_768, alignment: 16)
  private var capacity = 32_768
  private(set) var count = 0

  deinit { start.deallocate() }

  /// What was written.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Forgets what was written.
  func removeAll() { count = 0 }

  @inline(__always)
  private func reserve(_ additional: Int) {
    if capacity - count < additional { grow(additional) }
  }

  @inline(never)
  private func grow(_ additional: Int) {
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
  }

  /// Appends bytes as they are, of which 16 more than these can be read.
  @inline(__always)
  func append(padded source: UnsafeRawPointer, count length: Int) {
    reserve(length &+ 16)
    let target = start + count
    var offset = 0
    // Whole steps, the last of which writes over the end: most pieces are short, and a call costs more.
    while offset < length {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self),
        toByteOffset: offset,
        as: SIMD2<UInt64>.self
      )
      offset &+= 16
    }
    count &+= length
  }

  /// Appends a text, escaped.
  @inline(__always)
  func append(escaped text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { append(escaped: $0) }
    if isWritten == nil { append(escapedCopy: text) }
  }

  private func append(escapedCopy text: String) {
    var text = text
    text.withUTF8 { append(escaped: $0) }
  }

  /// Appends the bytes of a text, escaped.
  func append(escaped text: UnsafeBufferPointer<UInt8>) {
    guard let source = UnsafeRawPointer(text.baseAddress) else { return }
    // A character reference has six bytes at most.
    reserve(text.count &* 6 &+ 8)
    var target = start + count
    var index = 0
    while index &+ 8 <= text.count {
      let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      target.storeBytes(of: word, as: UInt64.self)
      let mask = Self.escapedBytes(of: word.littleEndian)
      if mask == 0 {
        target += 8
        index &+= 8
      } else {
        // Up to the byte in question all is written already.
        let run = mask.trailingZeroBitCount &>> 3
        target = Self.write(text[index &+ run], to: target + run)
        index &+= run &+ 1
      }
    }
    while index < text.count {
      target = Self.write(text[index], to: target)
      index &+= 1
    }
    count = target - start
  }

  /// The highest bit of each byte that has to be escaped; above the first of them there may be more.
  @inline(__always)
  private static func escapedBytes(of word: UInt64) -> UInt64 {
    // `&` and `'` differ in one bit, and so do `<` and `>`.
    let first = (word | 0x0101_0101_0101_0101) ^ 0x2727_2727_2727_2727
    let second = (word & ~0x0202_0202_0202_0202) ^ 0x3C3C_3C3C_3C3C_3C3C
    let third = word ^ 0x2222_2222_2222_2222
    return zeroBytes(of: first) | zeroBytes(of: second) | zeroBytes(of: third)
  }

  @inline(__always)
  private static func zeroBytes(of word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Writes a byte, escaped, and returns where the next goes.
  @inline(__always)
  private static func write(_ byte: UInt8, to target: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    switch byte {
    case UInt8(ascii: "&"): write(0x3B70_6D61_26, count: 5, to: target)
    case UInt8(ascii: "<"): write(0x3B74_6C26, count: 4, to: target)
    case UInt8(ascii: ">"): write(0x3B74_6726, count: 4, to: target)
    case UInt8(ascii: "\""): write(0x3B74_6F75_7126, count: 6, to: target)
    case UInt8(ascii: "'"): write(0x3B39_3323_26, count: 5, to: target)
    default: write(UInt64(byte), count: 1, to: target)
    }
  }

  @inline(__always)
  private static func write(_ word: UInt64, count: Int, to target: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    target.storeBytes(of: word.littleEndian, as: UInt64.self)
    return target + count
  }

  /// Appends a number in decimal digits.
  func append(_ number: Int) {
    reserve(24)
    var digits = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      digits &+= 1
    }
    rest = number
    var position = count &+ digits
    count = position
    for _ in 0..<digits {
      position &-= 1
      start.storeBytes(of: UInt8(truncatingIfNeeded: 48 &+ rest % 10), toByteOffset: position, as: UInt8.self)
      rest /= 10
    }
  }
}
