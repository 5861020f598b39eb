/// Base64 as RFC 4648 (section 4) has it, for digests and for `data:` addresses.
enum Base64Encoding {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text, padded.
  static func text(of bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var word = group.reduce(0) { $0 << 8 | Int($1) }
      word <<= 8 * (3 - group.count)
      for position in 0..<4 {
        let isPadding = position > group.count
        output.append(isPadding ? UInt8(ascii: "=") : alphabet[word >> (18 - 6 * position) & 63])
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
