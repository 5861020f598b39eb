/// A text file that was read: its bytes, and the name under which diagnostics speak of it.
///
/// Readers keep byte offsets, which are cheap, and ask the file for a line and a column only when there is something
/// to say:
///
/// ```swift
/// let file = SourceFile(name: "pages/index.json", bytes: Array("{\n  \"tittle\": 1}".utf8))
/// let location = file.location(at: 4)  // pages/index.json:2:3
/// ```
public struct SourceFile: Hashable, Sendable {
  /// The path as the user gave it, relative to where the command runs.
  public let name: String

  /// The content, with a byte-order mark if the file has one.
  public let bytes: [UInt8]

  /// Creates a file from bytes that were read elsewhere.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The number of bytes a UTF-8 byte-order mark takes at the start of the content: 3 or 0.
  ///
  /// The mark counts as nothing: readers start behind it, and the first column is the one that follows it.
  public var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The place of a byte as a person counts it.
  ///
  /// Lines end at LF, CRLF or a lone CR. Columns count Unicode scalars from 1; a byte that is no part of well-formed
  /// UTF-8 counts as one.
  ///
  /// - Complexity: O(*n*) in the offset.
  public func location(at offset: Int) -> SourceLocation {
    let target = min(max(offset, byteOrderMarkLength), bytes.count)
    var line = 1
    var lineStart = byteOrderMarkLength
    var index = lineStart
    while index < target {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = index + 1
      case UInt8(ascii: "\r"):
        let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        // The LF of a pair ends the line; an offset that points at it still belongs to the line before.
        if !isPair {
          line += 1
          lineStart = index + 1
        }
      default:
        break
      }
      index += 1
    }
    return SourceLocation(
      file: name,
      line: line,
      column: scalarCount(in: lineStart..<target) + 1,
      excerpt: excerpt(ofLineAt: lineStart, around: target)
    )
  }

  private func scalarCount(in range: Range<Int>) -> Int {
    String(decoding: bytes[range], as: UTF8.self).unicodeScalars.count
  }

  /// The line around an offset, cut to a window when the line is too long to be read on a screen.
  private func excerpt(ofLineAt lineStart: Int, around offset: Int) -> SourceLocation.Excerpt {
    var start = lineStart
    var end = offset
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    while end < bytes.count, end - offset < 80, !isLineEnd(bytes[end]) { end += 1 }
    if offset - start > 80 { start = offset - 60 }
    // A cut never falls inside a scalar.
    while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceLocation.Excerpt(
      text: String(decoding: bytes[start..<end], as: UTF8.self),
      caretOffset: scalarCount(in: start..<offset)
    )
  }
}
