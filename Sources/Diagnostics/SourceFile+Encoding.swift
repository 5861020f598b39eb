extension SourceFile {
  /// The encodings that files from elsewhere come in.
  public enum Encoding: String, Hashable, Sendable, CaseIterable {
    /// One to four bytes a scalar.
    case utf8 = "UTF-8"
    /// Pairs of bytes, the lower one first.
    case utf16LittleEndian = "UTF-16LE"
    /// Pairs of bytes, the higher one first.
    case utf16BigEndian = "UTF-16BE"
    /// One byte a scalar, the first 256 of Unicode.
    case latin1 = "ISO-8859-1"
  }

  /// UTF-16 when a byte-order mark says so or every other one of the first bytes is zero, else UTF-8.
  public var apparentEncoding: Encoding {
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    guard bytes.count >= 2, bytes.count.isMultiple(of: 2) else { return .utf8 }
    // Formats that begin with an ASCII character betray themselves by its zero half.
    if bytes[0] != 0, bytes[1] == 0 { return .utf16LittleEndian }
    if bytes[0] == 0, bytes[1] != 0 { return .utf16BigEndian }
    return .utf8
  }

  /// The file under the same name in UTF-8, so that places in it are the places a person sees.
  ///
  /// What stands for no character (half a surrogate pair, half a code unit at the end) becomes U+FFFD.
  ///
  /// - Returns: The file, and the offset in it of the first character that was put in place of a damaged one.
  public func transcoded(from encoding: Encoding) -> (file: SourceFile, firstDamage: Int?) {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var firstDamage: Int?
    func append(_ scalar: Unicode.Scalar) { output.append(contentsOf: String(Character(scalar)).utf8) }
    switch encoding {
    case .utf8:
      return (self, nil)
    case .latin1:
      for byte in bytes { append(Unicode.Scalar(byte)) }
    case .utf16LittleEndian, .utf16BigEndian:
      let low = encoding == .utf16LittleEndian ? 0 : 1
      let unit = { (index: Int) in UInt32(bytes[index + low]) | UInt32(bytes[index + 1 - low]) << 8 }
      var index = 0
      if bytes.count >= 2, unit(0) == 0xFEFF { index = 2 }
      while index + 1 < bytes.count {
        var value = unit(index)
        index += 2
        if value & 0xFC00 == 0xD800, index + 1 < bytes.count, unit(index) & 0xFC00 == 0xDC00 {
          value = 0x10000 + (value & 0x3FF) << 10 + unit(index) & 0x3FF
          index += 2
        }
        if let scalar = Unicode.Scalar(value) {
          append(scalar)
        } else {
          firstDamage = firstDamage ?? output.count
          append("\u{FFFD}")
        }
      }
      if index < bytes.count {
        firstDamage = firstDamage ?? output.count
        append("\u{FFFD}")
      }
    }
    return (SourceFile(name: name, bytes: output), firstDamage)
  }

  /// The offset of the first byte that is no part of well-formed UTF-8.
  public var firstInvalidUTF8: Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      guard (0xC2...0xF4).contains(lead), index + length <= bytes.count else { return index }
      let second = bytes[index + 1]
      let isSecondFine =
        switch lead {
        case 0xE0: (0xA0...0xBF).contains(second)
        case 0xED: (0x80...0x9F).contains(second)
        case 0xF0: (0x90...0xBF).contains(second)
        case 0xF4: (0x80...0x8F).contains(second)
        default: second & 0xC0 == 0x80
        }
      guard isSecondFine, bytes[(index + 2)..<(index + length)].allSatisfy({ $0 & 0xC0 == 0x80 }) else { return index }
      index += length
    }
    return nil
  }
}
