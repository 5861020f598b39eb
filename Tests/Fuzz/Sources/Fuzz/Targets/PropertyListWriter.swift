import PropertyListSource

/// Writes property lists as XML, as far as XML can hold them.
struct PropertyListWriter {
  private(set) var text = "<plist>"
  /// In the binary form many values may be one and the same, so that a small file can mean an endless text.
  private var budget = 2_000

  /// Writes a list; `false` when it is too large, or holds a character that XML does not have.
  mutating func write(_ value: PropertyListValue, maximumOffset: Int) -> Bool {
    guard append(value, maximumOffset) else { return false }
    text += "</plist>"
    return true
  }

  private mutating func append(_ value: PropertyListValue, _ maximumOffset: Int) -> Bool {
    budget -= 1
    guard budget > 0 else { return false }
    expect(value.offset >= 0 && value.offset <= maximumOffset, "a value outside of its file")
    switch value.content {
    case .string(let string): return append(string, in: "string")
    case .integer(let number): return append(number, in: "integer")
    case .real(let number): return append(number, in: "real")
    case .boolean(let boolean): text += boolean ? "<true/>" : "<false/>"
    case .date(let date): return append(date, in: "date")
    case .data(let bytes): return append(base64(bytes), in: "data")
    case .array(let values):
      text += "<array>"
      for value in values { guard append(value, maximumOffset) else { return false } }
      text += "</array>"
    case .dictionary(let dictionary):
      text += "<dict>"
      for entry in dictionary.entries {
        guard append(entry.key, in: "key"), append(entry.value, maximumOffset) else { return false }
      }
      text += "</dict>"
    }
    return true
  }

  private mutating func append(_ content: String, in element: String) -> Bool {
    budget -= content.utf8.count / 64
    text += "<\(element)>"
    for scalar in content.unicodeScalars {
      switch scalar {
      case "<": text += "&lt;"
      case "&": text += "&amp;"
      case ">": text += "&gt;"
      case "\r": text += "&#13;"
      case "\t", "\n", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...: text.unicodeScalars.append(scalar)
      default: return false
      }
    }
    text += "</\(element)>"
    return true
  }

  private func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)
    var result = String.UnicodeScalarView()
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for digit in 0...group.count { result.append(digits[Int(bits >> (18 - 6 * UInt32(digit)) & 63)]) }
      for _ in group.count..<3 { result.append("=") }
    }
    return String(result)
  }
}
