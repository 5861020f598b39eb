import Diagnostics

/// Reads the text form of a `.strings` file: `"key" = "value";` with comments.
///
/// Names and texts may stand without quotes when they consist of letters, digits and `_ $ / : . -`; a name alone stands
/// for itself; the whole may stand in braces.
struct StringsFileReader {
  /// What is wrong, and at which byte.
  struct Fault: Error {
    var message: String
    var offset: Int
  }

  private let bytes: [UInt8]
  private var index: Int
  private(set) var entries: [StringsFile.Entry] = []

  init(_ source: SourceFile) {
    bytes = source.bytes
    index = source.byteOrderMarkLength
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Reads the whole file.
  mutating func readAll() throws(Fault) {
    try skipSpace()
    let brace = index
    let hasBrace = current == UInt8(ascii: "{")
    if hasBrace { index += 1 }
    while true {
      try skipSpace()
      guard let byte = current else {
        if hasBrace { throw Fault(message: "this brace is never closed", offset: brace) }
        return
      }
      if hasBrace, byte == UInt8(ascii: "}") { break }
      try readEntry()
    }
    index += 1
    try skipSpace()
    if current != nil { throw Fault(message: "nothing may follow the closing brace", offset: index) }
  }

  private mutating func readEntry() throws(Fault) {
    let offset = index
    let key = try text("a name")
    var value = key
    let end = index
    try skipSpace()
    if current == UInt8(ascii: "=") {
      index += 1
      try skipSpace()
      value = try text("the text of \"\(key)\"")
    }
    let valueEnd = max(end, index)
    try skipSpace()
    guard current == UInt8(ascii: ";") else {
      throw Fault(message: "expected \";\" after the text of \"\(key)\"", offset: valueEnd)
    }
    index += 1
    entries.append(.init(key: key, value: value, offset: offset))
  }

  /// Steps over white space and comments.
  private mutating func skipSpace() throws(Fault) {
    while let byte = current {
      if byte <= 0x20 {
        index += 1
      } else if bytes[index...].starts(with: [0xE2, 0x80]), index + 2 < bytes.count,
        [0xA8, 0xA9].contains(bytes[index + 2])
      {
        // U+2028 and U+2029 end lines.
        index += 3
      } else if starts(with: "//") {
        while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
      } else if starts(with: "/*") {
        let start = index
        index += 2
        while !starts(with: "*/") {
          guard current != nil else { throw Fault(message: "this comment is never closed", offset: start) }
          index += 1
        }
        index += 2
      } else {
        return
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<length where buffer[offset] != bytes[index + offset] { return false }
      return true
    }
  }

  private mutating func text(_ what: String) throws(Fault) -> String {
    guard let byte = current else { throw Fault(message: "expected \(what), but the file ends here", offset: index) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    let start = index
    while let byte = current, byte.isUnquotedStringPart, !starts(with: "//"), !starts(with: "/*") { index += 1 }
    guard index > start else {
      let isOther = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<")
      throw Fault(message: isOther ? "\(what) is no string" : "expected \(what) in quotes", offset: start)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(Fault) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    var runStart = index
    while let byte = current, byte != quote {
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      text += bytes[runStart..<index]
      try readEscape(into: &text)
      runStart = index
    }
    guard current != nil else { throw Fault(message: "this quote is never closed", offset: start) }
    text += bytes[runStart..<index]
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(Fault) {
    let start = index
    index += 1
    guard let byte = current else { throw Fault(message: "expected a character after \"\\\"", offset: start) }
    index += 1
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let scalar = try unicodeEscape(from: start)
      text.append(contentsOf: String(Character(scalar)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte & 7)
      while let next = current, (0x30...0x37).contains(next), index - start < 4 {
        value = value * 8 + Int(next & 7)
        index += 1
      }
      guard value < 0x80 else {
        throw Fault(message: "octal escapes beyond ASCII are not read", offset: start)
      }
      text.append(UInt8(value))
    default:
      // Any other character stands for itself; those of many bytes go on behind the first.
      text.append(byte)
    }
  }

  /// Reads `\U` and four digits, or two of them that make one character.
  private mutating func unicodeEscape(from start: Int) throws(Fault) -> Unicode.Scalar {
    let fault = Fault(message: "this escape stands for no character", offset: start)
    guard var value = hexadecimal() else { throw fault }
    if value & 0xFC00 == 0xD800, starts(with: "\\U") || starts(with: "\\u") {
      index += 2
      guard let low = hexadecimal(), low & 0xFC00 == 0xDC00 else { throw fault }
      value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(value) else { throw fault }
    return scalar
  }

  private mutating func hexadecimal() -> UInt32? {
    let start = index
    while let byte = current, index - start < 4, Character(Unicode.Scalar(byte)).isHexDigit { index += 1 }
    return UInt32(String(decoding: bytes[start..<index], as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  fileprivate var isUnquotedStringPart: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
