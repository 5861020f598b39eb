/// Escaping of text for HTML content and quoted attribute values.
///
/// It works on UTF-8 bytes, never on `Character`s: a quote that a combining mark follows is one `Character` that
/// compares unequal to `"`, and would leave its attribute. Runs of harmless bytes are copied whole.
public enum HTMLEscaping {
  /// Appends text with `&`, `<`, `>`, `"` and `'` as character references.
  ///
  /// The result stands for the same text in element content and in attribute values with either kind of quote.
  public static func append(_ text: String, to buffer: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &buffer) }
  }

  /// Appends UTF-8 text with `&`, `<`, `>`, `"` and `'` as character references.
  public static func append(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) {
    var runStart = 0
    var index = 0
    while index < text.count {
      index = nextMark(in: text, from: index)
      guard index < text.count, let reference = reference(for: text[index]) else { break }
      buffer.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart..<index]))
      reference.withUTF8Buffer { buffer.append(contentsOf: $0) }
      index += 1
      runStart = index
    }
    buffer.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart...]))
  }

  /// Where the next byte stands that has to be escaped; behind the end, if there is none.
  private static func nextMark(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let bytes = UnsafeRawPointer(text.baseAddress) else { return start }
    var index = start
    while index + 8 <= text.count {
      let marks = marks(in: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
      if marks != 0 { return index + marks.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < text.count, reference(for: text[index]) == nil { index += 1 }
    return index
  }

  /// The highest bit of each byte that has to be escaped; above the first of them there may be more.
  @inline(__always)
  static func marks(in word: UInt64) -> UInt64 {
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

  /// The text with `&`, `<`, `>`, `"` and `'` as character references.
  public static func escaped(_ text: String) -> String {
    var buffer: [UInt8] = []
    append(text, to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  @inline(__always)
  private static func reference(for byte: UInt8) -> StaticString? {
    // All five are below 0x40, which most bytes of a text are not.
    guard byte < 0x40 else { return nil }
    switch byte {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return "&quot;"
    case UInt8(ascii: "'"): return "&#39;"
    default: return nil
    }
  }
}
