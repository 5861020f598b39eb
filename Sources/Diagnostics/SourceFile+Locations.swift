extension SourceFile {
  /// The place of a byte as a person counts it.
  ///
  /// Lines end at LF, CRLF or a lone CR. Columns count Unicode scalars from 1; where the bytes are no UTF-8, each
  /// U+FFFD that decoding puts in their place counts as one.
  ///
  /// - Complexity: O(*n*) in the offset; see ``LineTable`` for many places in a large file.
  public func location(at offset: Int) -> SourceLocation {
    bytes.withUnsafeBufferPointer { bytes in
      var cursor = LineCursor(bytes, start: byteOrderMarkLength)
      cursor.advance(to: offset)
      return cursor.location(in: name)
    }
  }

  /// The places of bytes, found in one pass.
  ///
  /// - Parameter offsets: Offsets in ascending order.
  public func locations(at offsets: [Int]) -> [SourceLocation] {
    bytes.withUnsafeBufferPointer { bytes in
      var cursor = LineCursor(bytes, start: byteOrderMarkLength)
      return offsets.map { offset in
        cursor.advance(to: offset)
        return cursor.location(in: name)
      }
    }
  }
}
