/// A word that is compared with few others and rarely kept: a key or value as it stands in a document, without a string
/// made of it.
///
/// ```swift
/// switch word {
/// case "title": …
/// case "subtitle": …
/// default: …
/// }
/// ```
///
/// Its bytes belong to somebody else, so it must not be kept.
@_spi(Borrowing)
public struct JSONWord {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>

  /// The word that bytes spell.
  @inlinable
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether it is the same word, scalar by scalar.
  @inlinable @inline(__always)
  public static func ~= (word: StaticString, other: JSONWord) -> Bool {
    guard other.bytes.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where other.bytes[index] != word.utf8Start[index] { return false }
    return true
  }

  /// Whether it is the same word, scalar by scalar.
  @inlinable
  public func isSame(as word: String) -> Bool {
    guard bytes.count == word.utf8.count else { return false }
    var word = word
    return word.withUTF8 { word in
      for index in word.indices where bytes[index] != word[index] { return false }
      return true
    }
  }
}

@_spi(Borrowing)
extension JSONWord: ExpressibleByStringLiteral {
  /// A word of the program.
  @inlinable
  public init(stringLiteral word: StaticString) {
    bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
  }
}

@_spi(Borrowing)
extension JSONWord: CustomStringConvertible {
  /// The word.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
