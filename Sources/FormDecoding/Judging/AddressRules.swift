/// What e-mail addresses and URLs may be, as HTML's fields for them have it.
enum AddressRules {
  /// Whether a text is an e-mail address by HTML's rule, or has a domain in another script, as some browsers let it.
  static func isEmail(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let isLocal = parts[0].allSatisfy { $0.isLetterOrDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0) }
    return isLocal && parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(isLabel)
  }

  private static func isLabel(_ bytes: Substring.UTF8View) -> Bool {
    guard let first = bytes.first, let last = bytes.last, bytes.count <= 63 || bytes.contains(where: \.isForeign)
    else { return false }
    let hyphen = UInt8(ascii: "-")
    return first != hyphen && last != hyphen
      && bytes.allSatisfy { $0.isLetterOrDigit || $0 == hyphen || $0.isForeign }
  }

  /// Whether a text is a URL that stands for itself.
  ///
  /// Whatever the URL standard's parser takes is taken here too; of what it refuses, what people mistype is refused.
  static func isAbsoluteURL(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    guard scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isLetterOrDigit || "+-.".utf8.contains($0) })
    else { return false }
    let name = String(decoding: scheme.map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
    guard ["http", "https", "ws", "wss", "ftp"].contains(name) else { return true }
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    let rest = text.utf8[colon...].dropFirst().drop(while: isSlash)
    let authority = rest.prefix { !isSlash($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return isHostWithPort(
      authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? "".utf8[...]
    )
  }

  private static func isHostWithPort(_ bytes: Substring.UTF8View) -> Bool {
    if bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return false }
      return isPort(bytes[end...].dropFirst())
    }
    let host = bytes.prefix { $0 != UInt8(ascii: ":") }
    return !host.isEmpty && !host.contains { $0 <= 0x20 || $0 == 0x7F || "<>[]^|".utf8.contains($0) }
      && isPort(bytes[host.endIndex...])
  }

  private static func isPort(_ bytes: Substring.UTF8View) -> Bool {
    guard let colon = bytes.first else { return true }
    let digits = bytes.dropFirst()
    guard colon == UInt8(ascii: ":"), digits.allSatisfy(\.isDigit) else { return false }
    return digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 65_536) } < 65_536
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  fileprivate var isLetterOrDigit: Bool { isDigit || isLetter }
  /// Whether the byte is part of a character beyond ASCII.
  fileprivate var isForeign: Bool { self >= 0x80 }
}
