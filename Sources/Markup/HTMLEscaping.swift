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
    for index in text.indices {
      guard let reference = reference(for: text[index]) else { continue }
      buffer.append(contentsOf: text[runStart..<index])
      reference.withUTF8Buffer { buffer.append(contentsOf: $0) }
      runStart = index + 1
    }
    buffer.append(contentsOf: text[runStart...])
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
