/// The schemes that an address may have.
public struct URLSchemes: Hashable, Sendable {
  /// The schemes that are always allowed.
  public static let always: Set<String> = ["http", "https", "mailto", "tel"]

  /// The schemes that run code, read files or hide either, and are never allowed.
  public static let never: Set<String> = [
    "javascript", "data", "vbscript", "file", "blob", "filesystem", "jar", "view-source", "about",
  ]

  private let allowed: Set<String>

  /// The schemes that are always allowed, and others that are not forbidden.
  public init(adding schemes: [String] = []) {
    allowed = Self.always.union(schemes.map { $0.lowercased() }).subtracting(Self.never)
  }

  /// Whether a scheme in lower case is on the list.
  public func allow(_ scheme: String) -> Bool {
    allowed.contains(scheme)
  }

  /// Whether bytes spell a scheme: a letter, then letters, digits, `+`, `-` and `.`.
  static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, first.isLetter else { return false }
    return bytes.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
  }
}
