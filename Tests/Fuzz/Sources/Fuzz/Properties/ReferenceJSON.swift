/// RFC 8259 once more, written in the plainest way, to hold the fast reader against.
struct ReferenceJSON {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The strings and keys, decoded, in the order of the text.
  private(set) var texts: [[UInt8]] = []

  /// The texts of JSON that is as it must be; `nil` for all else.
  static func texts(of bytes: [UInt8]) -> [[UInt8]]? {
    var reader = ReferenceJSON(bytes: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    guard String(validating: reader.bytes, as: UTF8.self) != nil else { return nil }
    reader.skipSpace()
    guard reader.value() else { return nil }
    reader.skipSpace()
    return reader.index == reader.bytes.count ? reader.texts : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func value() -> Bool {
    switch current {
    case UInt8(ascii: "\"")?: return string()
    case UInt8(ascii: "{")?: return container("}") { $0.member() }
    case UInt8(ascii: "[")?: return container("]") { $0.value() }
    default: return take("true") || take("false") || take("null") || number()
    }
  }

  private mutating func container(_ end: String, _ element: (inout ReferenceJSON) -> Bool) -> Bool {
    guard depth < 256 else { return false }
    depth += 1
    defer { depth -= 1 }
    index += 1
    skipSpace()
    if take(end) { return true }
    while true {
      skipSpace()
      guard element(&self) else { return false }
      skipSpace()
      if take(end) { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func member() -> Bool {
    guard string() else { return false }
    skipSpace()
    guard take(":") else { return false }
    skipSpace()
    return value()
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") { guard digits() else { return false } }
    if take(".") { guard digits() else { return false } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() else { return false }
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = index
    while let byte = current, (0x30...0x39).contains(byte) { index += 1 }
    return index > start
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    var text: [UInt8] = []
    while let byte = current, byte >= 0x20 {
      index += 1
      if byte == UInt8(ascii: "\"") {
        texts.append(text)
        return true
      }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escape = current else { return false }
      index += 1
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = scalar() else { return false }
        text += String(scalar).utf8
      default: return false
      }
    }
    return false
  }

  private mutating func scalar() -> Unicode.Scalar? {
    guard let high = unit() else { return nil }
    guard high & 0xFC00 == 0xD800 else { return Unicode.Scalar(high) }
    guard take("\\u"), let low = unit(), low & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF)
  }

  private mutating func unit() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = bytes[index..<index + 4]
    guard digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }) else { return nil }
    index += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
