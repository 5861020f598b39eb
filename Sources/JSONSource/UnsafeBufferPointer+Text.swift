extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes of the well-formed UTF-8 sequence at an index: 1 to 4, or 0 where there is none.
  ///
  /// Overlong forms, encoded surrogates and what lies beyond U+10FFFF are not well-formed.
  func lengthOfScalar(at index: Int) -> Int {
    let lead = self[index]
    switch lead {
    case 0..<0x80:
      return 1
    case 0xC2...0xDF:
      return isContinuation(at: index + 1) ? 2 : 0
    case 0xE0...0xEF:
      guard isContinuation(at: index + 1), isContinuation(at: index + 2) else { return 0 }
      if lead == 0xE0, self[index + 1] < 0xA0 { return 0 }
      if lead == 0xED, self[index + 1] > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard isContinuation(at: index + 1), isContinuation(at: index + 2), isContinuation(at: index + 3) else {
        return 0
      }
      if lead == 0xF0, self[index + 1] < 0x90 { return 0 }
      if lead == 0xF4, self[index + 1] > 0x8F { return 0 }
      return 4
    default:
      return 0
    }
  }

  private func isContinuation(at index: Int) -> Bool {
    index < count && self[index] & 0xC0 == 0x80
  }

  /// The Unicode scalar at an index, where there is well-formed UTF-8.
  func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < count else { return nil }
    let length = lengthOfScalar(at: index)
    guard length > 0 else { return nil }
    return String(decoding: self[index..<index + length], as: UTF8.self).unicodeScalars.first
  }

  /// The value of a hexadecimal digit.
  func hexadecimalDigit(at index: Int) -> UInt32? {
    guard index < count else { return nil }
    switch self[index] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(self[index] - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return UInt32(self[index] - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return UInt32(self[index] - UInt8(ascii: "A") + 10)
    default: return nil
    }
  }

  /// The value of four hexadecimal digits.
  func hexadecimal(at index: Int) -> UInt32? {
    var value: UInt32 = 0
    for position in index..<index + 4 {
      guard let digit = hexadecimalDigit(at: position) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// Appends the text of a string whose escapes are replaced by what they stand for.
  ///
  /// The range lies between the quotation marks and was checked by the reader; an escape that it refused decodes to
  /// U+FFFD.
  func appendDecoded(_ range: Range<Int>, to text: inout [UInt8]) {
    text.reserveCapacity(text.count + range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, self[index] != UInt8(ascii: "\\") || index + 1 == range.upperBound { index += 1 }
      text.append(contentsOf: self[start..<index])
      guard index < range.upperBound else { return }
      let escape = self[index + 1]
      index += 2
      switch escape {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var value = hexadecimal(at: index) ?? 0xFFFD
        index = Swift.min(index + 4, range.upperBound)
        if 0xD800..<0xDC00 ~= value, index + 6 <= range.upperBound, self[index] == UInt8(ascii: "\\"),
          self[index + 1] == UInt8(ascii: "u"), let low = hexadecimal(at: index + 2), 0xDC00..<0xE000 ~= low
        {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
          index += 6
        }
        text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
      default: text.append(escape)
      }
    }
  }
}
