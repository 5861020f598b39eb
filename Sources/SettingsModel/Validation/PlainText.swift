/// Tells in one pass over the bytes whether a text is surely without flaws; what is not so sure is looked at closely.
///
/// A text is plain when its first letter can be seen, and when it has no control character and no line break. Texts of
/// most scripts are found plain here; those that begin with a scalar among invisible ones are left to ``TextFlaws``.
enum PlainText {
  /// Whether a text is surely printable on one line, with something to be seen in it.
  @inline(__always)
  static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? false
  }

  /// Whether a text has a carriage return.
  @inline(__always)
  static func hasCarriageReturn(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { hasCarriageReturn($0) } ?? true
  }

  /// Whether there is a carriage return among the bytes of a text.
  @inline(__always)
  static func hasCarriageReturn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return false }
    return has(bytes.count, from: UnsafeRawPointer(start)) { zeros($0 ^ spread(0x0D)) }
  }

  /// Whether the bytes of a text are surely printable on one line, with something to be seen among them.
  @inline(__always)
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return false }
    let first = bytes[0]
    // Most texts begin with a letter of ASCII.
    guard first > 0x20 && first < 0x7F || isVisible(bytes) else { return false }
    return !has(bytes.count, from: UnsafeRawPointer(start), doubtful) || isPlainAtClosely(bytes)
  }

  /// Whether the first scalar behind the spaces can surely be seen.
  @inline(never)
  private static func isVisible(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard index + 1 < bytes.count else { return index < bytes.count && bytes[index] > 0x20 && bytes[index] < 0x7F }
    switch (bytes[index], bytes[index + 1]) {
    case (0x21..<0x7F, _): return true
    // U+00A1 to U+00AC and U+00AE to U+00BF: no-break space and soft hyphen stand between them.
    case (0xC2, 0xA1...0xAC), (0xC2, 0xAE...0xBF): return true
    // Latin, the grapheme joiner left out; Greek, Cyrillic, Hebrew; Arabic, its letter mark left out.
    case (0xC3...0xCC, _), (0xCE...0xD7, _), (0xD9...0xDF, _): return true
    case (0xD8, 0x9D...0xBF), (0xD8, 0x80...0x9B): return true
    // The scripts of India, Thailand and Tibet; kana; Han; Yi to Hangul.
    case (0xE0, _), (0xE3, 0x81...0x83), (0xE4...0xED, _): return true
    default: return false
    }
  }

  /// Whether nothing among the doubtful bytes of a text is a flaw.
  @inline(never)
  private static func isPlainAtClosely(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices {
      switch bytes[index] {
      case 0..<0x20, 0x7F: return false
      // U+0080 to U+009F.
      case 0xC2: if index + 1 >= bytes.count || bytes[index + 1] < 0xA0 { return false }
      // U+2028 and U+2029.
      case 0xE2:
        guard index + 2 < bytes.count else { return false }
        if bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 { return false }
      default: break
      }
    }
    return true
  }

  /// Marks bytes that are control characters or may begin one, or a line break: below 0x20, 0x7F, 0xC2 and 0xE2.
  @inline(__always)
  private static func doubtful(_ word: UInt64) -> UInt64 {
    // Bytes with the high bit are never below 0x20.
    let controls = (word &- spread(0x20)) & ~word & spread(0x80)
    return controls | zeros(word ^ spread(0x7F)) | zeros((word | spread(0x20)) ^ spread(0xE2))
  }

  @inline(__always)
  private static func spread(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Marks the bytes that are zero, and perhaps ones behind them.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- spread(1)) & ~word & spread(0x80) }

  /// Whether any byte is marked, looking at eight at once.
  @inline(__always)
  private static func has(_ count: Int, from start: UnsafeRawPointer, _ marks: (UInt64) -> UInt64) -> Bool {
    guard count >= 8 else {
      // Zeros beyond the end would be marked, so that spaces stand there.
      var word = spread(0x20)
      for index in 0..<count {
        word = word << 8 | UInt64(start.load(fromByteOffset: index, as: UInt8.self))
      }
      return marks(word) != 0
    }
    var found: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      found |= marks(start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    // The last eight overlap what was seen.
    return found | marks(start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)) != 0
  }
}
