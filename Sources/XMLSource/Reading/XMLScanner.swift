import Diagnostics

/// A position in the bytes of a text, with the smallest steps that the grammar is made of.
struct XMLScanner {
  let bytes: [UInt8]
  var index: Int
  let forbiddenCharacters: XMLTree.ForbiddenCharacters
  private(set) var firstLeftOut: Int?
  private(set) var leftOutCount = 0

  init(_ source: SourceFile, forbiddenCharacters: XMLTree.ForbiddenCharacters) {
    bytes = source.bytes
    index = source.byteOrderMarkLength
    self.forbiddenCharacters = forbiddenCharacters
  }

  /// The byte at the position; `nil` at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<length where buffer[offset] != bytes[index + offset] { return false }
      return true
    }
  }

  /// Steps over a text if it is there.
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Steps over white space; says whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = index
    while let byte = current, byte.isXMLSpace { index += 1 }
    return index > start
  }

  mutating func requireSpace(_ place: String) throws(XMLFault) {
    guard skipSpace() else { throw XMLFault("expected a space \(place)", at: index) }
  }

  mutating func require(_ text: StaticString, _ place: @autoclosure () -> String) throws(XMLFault) {
    guard skip(text) else { throw unexpected("expected \"\(text)\" \(place())") }
  }

  /// Reads a name: a letter, `_` or `:` and what may follow it.
  mutating func name(_ place: String) throws(XMLFault) -> Range<Int> {
    let start = index
    while let (scalar, length) = scalar(), index == start ? scalar.isXMLNameStart : scalar.isXMLNamePart {
      index += length
    }
    guard index > start else { throw unexpected("expected a name \(place)") }
    return start..<index
  }

  /// Reads the quoted text of a declaration, as it stands.
  mutating func quoted(_ place: String) throws(XMLFault) -> Range<Int> {
    guard let quote = current, quote.isXMLQuote else { throw unexpected("expected a quoted text \(place)") }
    let start = index + 1
    index = start
    while let byte = current, byte != quote { try step(byte) }
    guard current != nil else { throw XMLFault("this quote is never closed", at: start - 1) }
    index += 1
    return start..<(index - 1)
  }

  /// Steps to the end of a construct that ends with a text of its own.
  mutating func skip(through end: StaticString, of construct: String) throws(XMLFault) {
    let start = index
    while let byte = current {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      try step(byte)
    }
    throw XMLFault("\(construct) is never closed", at: start)
  }

  /// Steps over one byte of a character that stands for itself; says whether it is allowed there.
  @discardableResult
  mutating func step(_ byte: UInt8) throws(XMLFault) -> Bool {
    let isAllowed = byte >= 0x20 ? !isNoncharacter(byte) : byte.isXMLSpace
    if !isAllowed { try leaveOut(at: index, byte < 0x20 ? UInt32(byte) : 0xFF00 | UInt32(bytes[index + 2]) + 0x40) }
    index += isAllowed || byte < 0x20 ? 1 : 3
    return isAllowed
  }

  /// Takes note of a character that XML does not allow, or refuses it.
  mutating func leaveOut(at offset: Int, _ value: UInt32) throws(XMLFault) {
    guard forbiddenCharacters == .leftOut else {
      throw XMLFault(.forbiddenCharacter, "the character \(value.codePointName) is not allowed in XML", at: offset)
    }
    firstLeftOut = firstLeftOut ?? offset
    leftOutCount += 1
  }

  /// U+FFFE and U+FFFF, the only characters of many bytes that are not allowed.
  private func isNoncharacter(_ byte: UInt8) -> Bool {
    byte == 0xEF && index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
  }

  /// The scalar at the position and its length in bytes.
  private func scalar() -> (Unicode.Scalar, Int)? {
    guard let lead = current else { return nil }
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    let text = String(decoding: bytes[index..<min(index + length, bytes.count)], as: UTF8.self)
    return text.unicodeScalars.first.map { ($0, length) }
  }

  func unexpected(_ message: String) -> XMLFault {
    XMLFault(index < bytes.count ? message : message + ", but the file ends here", at: index)
  }
}

extension UInt8 {
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
  var isXMLQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}

extension UInt32 {
  /// `U+000C`.
  var codePointName: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }

  /// Whether XML 1.0 allows the character.
  var isXMLCharacter: Bool {
    switch self {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  var isXMLNameStart: Bool {
    switch value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
      0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  var isXMLNamePart: Bool {
    switch value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isXMLNameStart
    }
  }
}
