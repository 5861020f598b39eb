/// An address that may stand in `href`, `src` or `action`: relative, or of a scheme that is on the list.
///
/// ```swift
/// try URLReference("https://example.org/help", schemes: URLSchemes())
/// try URLReference("javascript:alert(1)", schemes: URLSchemes())  // throws .refusedScheme("javascript")
/// ```
///
/// It is stricter than browsers, which pass over spaces and control characters on their way to a scheme: such a
/// spelling is refused.
public struct URLReference: Hashable, Sendable {
  /// What is wrong with an address.
  public enum Fault: Error, Hashable, Sendable {
    /// It has no characters.
    case empty
    /// It has a character that an address must write in percent-encoding.
    case character(Unicode.Scalar)
    /// It has a colon in its first part that ends no scheme.
    case ambiguousColon
    /// Its scheme is not on the list.
    case refusedScheme(String)
  }

  /// The address as it was written.
  public let spelling: String

  /// The scheme in lower case; `nil` for relative addresses.
  public let scheme: String?

  /// Accepts an address, or says why not.
  public init(_ spelling: String, schemes: URLSchemes) throws(Fault) {
    guard !spelling.isEmpty else { throw .empty }
    for scalar in spelling.unicodeScalars where Self.isForbidden(scalar) { throw .character(scalar) }
    self.spelling = spelling
    scheme = try Self.scheme(of: spelling)
    if let scheme, !schemes.allow(scheme) { throw .refusedScheme(scheme) }
  }

  private static func scheme(of spelling: String) throws(Fault) -> String? {
    let first = spelling.utf8.prefix { byte in
      byte != UInt8(ascii: "/") && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "#")
    }
    guard let colon = first.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = first[..<colon]
    guard URLSchemes.isName(name) else { throw .ambiguousColon }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Control characters, spaces, and what browsers take for something else than it looks like.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{20}", "\u{7F}"..."\u{A0}": true
    case "<", ">", "\"", "\\", "^", "`", "{", "|", "}": true
    default: !scalar.isASCII && (scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint)
    }
  }
}
