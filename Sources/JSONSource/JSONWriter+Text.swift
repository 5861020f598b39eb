extension JSONWriter {
  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Copies runs of bytes that stand for themselves and escapes what stands between them.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var runStart = 0
    var index = 0
    while index < text.count {
      let length = lengthOfEscaped(at: index, in: text)
      guard length > 0 else {
        index += 1
        continue
      }
      bytes.append(contentsOf: text[runStart..<index])
      appendEscape(of: text, at: index)
      index += length
      runStart = index
    }
    bytes.append(contentsOf: text[runStart...])
  }

  /// The number of bytes at an index that have to be escaped; 0 where they stand for themselves.
  private func lengthOfEscaped(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    switch text[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20: 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): isForScript ? 1 : 0
    case 0x7F: 1
    case 0xE2 where isForScript && isLineSeparator(at: index, in: text): 3
    default: 0
    }
  }

  /// Whether U+2028 or U+2029 stands at an index, which ends a line in old JavaScript.
  private func isLineSeparator(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
  }

  private mutating func appendEscape(of text: UnsafeBufferPointer<UInt8>, at index: Int) {
    bytes.append(UInt8(ascii: "\\"))
    switch text[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(text[index])
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0xE2: bytes.append(contentsOf: (text[index + 2] == 0xA8 ? "u2028" : "u2029").utf8)
    case let byte:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: ((byte < 0x10 ? "u000" : "u00") + digits).utf8)
    }
  }
}
