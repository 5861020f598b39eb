public import Diagnostics

@_spi(Borrowing)
extension JSONDocument {
  /// A part of a document's source that keeps the document: a text that needs no decoding, without a string made of it.
  public struct Slice: Sendable {
    @usableFromInline let start: UInt32
    @usableFromInline let count: UInt32
    // Behind the numbers, where an enumeration around the slice finds room for its cases.
    @usableFromInline let document: JSONDocument

    @inlinable @inline(__always)
    init(_ document: JSONDocument, start: UInt32, count: UInt32) {
      self.document = document
      self.start = start
      self.count = count
    }

    /// Whether it has no byte.
    @inlinable @inline(__always)
    public var isEmpty: Bool { count == 0 }

    /// Hands the bytes over.
    @inlinable @inline(__always)
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      document.source.bytes.withUnsafeBufferPointer { bytes in
        body(UnsafeBufferPointer(rebasing: bytes[Int(start)..<Int(start) + Int(count)]))
      }
    }
  }
}

extension BorrowedJSON {
  /// Where the text of a string stands; `nil` for a string with escapes and for other kinds.
  @_spi(Borrowing)
  @inlinable @inline(__always)
  public var slice: JSONDocument.Slice? {
    guard nodes[index].kind == .string, !nodes[index].hasEscapes else { return nil }
    return JSONDocument.Slice(
      document,
      start: nodes[index].start &+ 1,
      count: nodes[index].end &- nodes[index].start &- 2
    )
  }
}
