extension String {
  /// Whether two strings consist of the same Unicode scalars.
  ///
  /// `==` takes `é` in one scalar and in two for equal; the values of settings are compared scalar by scalar.
  public func hasSameScalars(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return withBytes { bytes in
      other.withBytes { others in
        for index in bytes.indices where bytes[index] != others[index] { return false }
        return true
      }
    }
  }
}

/// A string that equals another by its scalars alone, for use as an identity and as a key of sets and dictionaries.
public struct ExactText: Hashable, Sendable {
  /// The string.
  public let text: String

  /// Takes a string.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether two strings consist of the same scalars.
  public static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.hasSameScalars(as: second.text)
  }

  /// Feeds the string's bytes.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactText: ExpressibleByStringLiteral {
  /// Takes a string.
  public init(stringLiteral text: StaticString) {
    // Not of type String, so that `ExactText.init` means one initialiser where it is handed on.
    self.init(text.description)
  }
}

extension ExactText: CustomStringConvertible {
  /// The string.
  public var description: String { text }
}
