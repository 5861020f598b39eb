@_spi(Borrowing) package import JSONSource

/// A text of a part: a string of its own, or the place where it stands in the document that it was read from.
///
/// Most texts of a page are only copied from its file to its HTML, so that no string is made of them on the way:
///
/// ```swift
/// option.titleText.withBytes { output.append(escaped: $0) }
/// option.title  // A string, made when somebody asks for one.
/// ```
package struct SourceText: Sendable {
  @usableFromInline
  enum Storage: Sendable {
    case string(String)
    case slice(JSONDocument.Slice)
  }

  @usableFromInline let storage: Storage

  /// A text of its own.
  package init(_ string: String) {
    storage = .string(string)
  }

  /// A string of a document; `nil` for other values.
  @inline(__always)
  init?(_ value: BorrowedJSON) {
    if let slice = value.slice {
      storage = .slice(slice)
    } else {
      guard let string = value.string else { return nil }
      storage = .string(string)
    }
  }

  /// The text as a string.
  package var string: String {
    switch storage {
    case .string(let string): string
    case .slice(let slice): slice.withBytes { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Hands the bytes of the text over.
  @inlinable @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch storage {
    case .string(let string): string.withBytes(body)
    case .slice(let slice): slice.withBytes(body)
    }
  }

  /// Whether it has no scalar.
  @inlinable @inline(__always)
  package var isEmpty: Bool {
    switch storage {
    case .string(let string): string.utf8.isEmpty
    case .slice(let slice): slice.isEmpty
    }
  }

  /// Whether it may have a carriage return; in a document one can only stand as an escape.
  @inline(__always)
  var mayHaveCarriageReturn: Bool {
    if case .string(let string) = storage { PlainText.hasCarriageReturn(string) } else { false }
  }

  /// Whether it consists of the same scalars as a string.
  @inlinable @inline(__always)
  package func hasSameScalars(as string: String) -> Bool {
    withBytes { bytes in string.withBytes { $0.elementsEqual(bytes) } }
  }
}

extension SourceText: Hashable {
  /// Whether both are equal as strings.
  package static func == (first: SourceText, second: SourceText) -> Bool { first.string == second.string }

  /// Feeds the string.
  package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
