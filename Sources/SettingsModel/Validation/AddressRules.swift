/// What browsers accept in fields for addresses, by HTML's rules.
enum AddressRules {
  /// Whether a text is a valid e-mail address: a local part, `@`, and labels of a host.
  static func isEmail(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > 0 else { return false }
    let isLocal = bytes[..<at].allSatisfy { byte in
      byte.isLetter || byte.isDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }
    let labels = bytes[(at + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return isLocal
      && labels.allSatisfy { label in
        let hyphen = UInt8(ascii: "-")
        return 1...63 ~= label.count && label.first != hyphen && label.last != hyphen
          && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == hyphen }
      }
  }

  /// Whether a text is an absolute URL: a scheme and, where the scheme needs one, a host.
  static func isURL(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), URLSchemes.isName(bytes[..<colon]) else { return false }
    let scheme = String(text[..<colon]).lowercased()
    guard ["http", "https", "ws", "wss", "ftp"].contains(scheme) else { return true }
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    let authority = bytes[bytes.index(after: colon)...].drop(while: isSlash).prefix { byte in
      !isSlash(byte) && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "#")
    }
    let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? authority
    return host.first.map { $0 != UInt8(ascii: ":") } == true
      && host.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"<>^|\"`{}".utf8.contains($0) }
  }
}
