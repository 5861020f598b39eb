extension JSONReader {
  /// Reads a string or key at its opening quotation mark, checking its characters, its escapes and its UTF-8.
  @inline(__always)
  mutating func readString(as kind: Node.Kind) throws(Stop) {
    let start = position
    position += 1
    skipPlainText()
    if byte(at: position) == UInt8(ascii: "\"") {
      position += 1
      append(kind, from: start)
    } else {
      try readUnusualString(as: kind, from: start)
    }
  }

  /// Passes over ASCII that stands for itself, eight bytes at a time.
  @inline(__always)
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while position + 8 <= bytes.count {
      let word = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + position).loadUnaligned(as: UInt64.self)
        .littleEndian
      // The high bit of a byte is set where the byte is below 0x20, a quote, a backslash, or not ASCII.
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let below = (word &- (ones &* 0x20)) | (quotes &- ones) | (backslashes &- ones) | word
      let special = below & highs
      if special != 0 {
        // A borrow can only mark bytes behind a true one, so the first mark is right.
        position += special.trailingZeroBitCount >> 3
        return
      }
      position += 8
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x80 { return }
      position += 1
    }
  }

  /// Reads on in a string that holds more than plain ASCII.
  @inline(never)
  private mutating func readUnusualString(as kind: Node.Kind, from start: Int) throws(Stop) {
    var hasEscapes = false
    while true {
      let byte = byte(at: position)
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        append(kind, from: start, hasEscapes: hasEscapes)
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        readEscape()
      case 0..<0x20:
        if position >= bytes.count || byte == 0x0A || byte == 0x0D { try stop(.unclosedString(at: start)) }
        problems.append(.controlCharacter(at: position, byte))
        position += 1
      case 0x20..<0x80:
        skipPlainText()
      default:
        let start = position
        skipScalars()
        if position > start { continue }
        let length = bytes.lengthOfScalar(at: position)
        if length == 0 { problems.append(.invalidUTF8(at: position, byte)) }
        position += max(length, 1)
      }
    }
  }

  /// Passes over well-formed scalars beyond ASCII, and the blanks and signs between them, short of the end of the file.
  @inline(__always)
  private mutating func skipScalars() {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return }
    while position + 4 <= bytes.count {
      let word = start.loadUnaligned(fromByteOffset: position, as: UInt32.self).littleEndian
      let (lead, second) = (UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8))
      if lead < 0x80 {
        // A word of ASCII is passed over faster by others.
        guard lead >= 0x20, lead < 0x40, lead != UInt8(ascii: "\"") else { return }
        position += 1
      } else if word & 0xC0E0 == 0x80C0, lead >= 0xC2 {
        position += 2
      } else if word & 0xC0_C0F0 == 0x80_80E0 {
        // Overlong forms and surrogates.
        if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return }
        position += 3
      } else if word & 0xC0C0_C0F8 == 0x8080_80F0 {
        if lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F || lead > 0xF4 { return }
        position += 4
      } else {
        return
      }
    }
  }

  /// Reads an escape at its backslash.
  private mutating func readEscape() {
    let start = position
    position += 2
    switch byte(at: start + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      guard let unit = bytes.hexadecimal(at: position) else {
        var end = position
        while end < start + 6, bytes.hexadecimalDigit(at: end) != nil { end += 1 }
        position = end
        problems.append(.incompleteEscape(at: start, spelling: spelling(of: start..<end)))
        return
      }
      position += 4
      switch unit {
      case 0xD800..<0xDC00:
        if byte(at: position) == UInt8(ascii: "\\"), byte(at: position + 1) == UInt8(ascii: "u"),
          let low = bytes.hexadecimal(at: position + 2), 0xDC00..<0xE000 ~= low
        {
          position += 6
        } else {
          problems.append(.loneSurrogate(at: start, spelling: spelling(of: start..<position)))
        }
      case 0xDC00..<0xE000:
        problems.append(.loneSurrogate(at: start, spelling: spelling(of: start..<position)))
      default:
        return
      }
    case 0..<0x20:
      // A line break, another control character or the end: said when the string is read on.
      position = start + 1
    default:
      // Beyond ASCII the bytes are looked at again, as UTF-8.
      if byte(at: start + 1) >= 0x80 { position = start + 1 }
      problems.append(.unknownEscape(at: start, bytes.scalar(at: start + 1).map { String($0) } ?? ""))
    }
  }

  /// The text of a range, for a message.
  func spelling(of range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
