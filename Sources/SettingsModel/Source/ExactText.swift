extension String {
  /// Whether two strings consist of the same Unicode scalars.
  ///
  /// `==` takes `é` in one scalar and in two for equal; the values of settings are compared scalar by scalar.
  public func hasSameScalars(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

/// A string that equals another by its scalars alone, for use as a key of sets and dictionaries.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.hasSameScalars(as: second.text)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
