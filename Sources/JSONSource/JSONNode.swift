extension JSONDocument {
  /// One value, or the key of one.
  ///
  /// Containers are followed by their content; in an object each key is followed by its value.
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline
    enum Kind: UInt8, Sendable { case null, `true`, `false`, number, string, array, object, key }

    @usableFromInline var kind: Kind
    /// Whether a string or key holds a backslash and so differs from its source.
    @usableFromInline var hasEscapes = false
    /// The number of elements or members, for containers.
    @usableFromInline var count: UInt32 = 0
    /// Offset of the first byte: the opening quote or bracket, the first digit.
    @usableFromInline var start: UInt32
    /// Offset behind the last byte.
    @usableFromInline var end: UInt32
    /// Index of the node that follows this one and all that is in it; for a key that is its value.
    @usableFromInline var next: UInt32
  }
}
