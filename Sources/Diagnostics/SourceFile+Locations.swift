extension SourceFile {
  /// The place of a byte as a person counts it.
  ///
  /// Lines end at LF, CRLF or a lone CR. Columns count Unicode scalars from 1; where the bytes are no UTF-8, each
  /// U+FFFD that decoding puts in their place counts as one.
  ///
  /// - Complexity: O(*n*) in the offset.
  public func location(at offset: Int) -> SourceLocation {
    bytes.withUnsafeBufferPointer { bytes in
      var cursor = LineCursor(bytes: bytes, start: byteOrderMarkLength)
      cursor.advance(to: offset)
      return cursor.location(in: name)
    }
  }

  /// The places of bytes, found in one pass.
  ///
  /// - Parameter offsets: Offsets in ascending order.
  public func locations(at offsets: [Int]) -> [SourceLocation] {
    bytes.withUnsafeBufferPointer { bytes in
      var cursor = LineCursor(bytes: bytes, start: byteOrderMarkLength)
      return offsets.map { offset in
        cursor.advance(to: offset)
        return cursor.location(in: name)
      }
    }
  }
}

/// A position in a text that moves forward and counts lines and columns on its way.
private struct LineCursor {
  /// How many bytes of a line are shown before and behind a place at most.
  private static let windowBefore = 60
  private static let windowBehind = 100

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private var line = 1
  private var lineStart: Int
  private var column = 1

  init(bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.bytes = bytes
    position = start
    lineStart = start
  }

  mutating func advance(to offset: Int) {
    let target = min(offset, bytes.count)
    while position < target {
      let byte = bytes[position]
      switch byte {
      case 0x0A:
        startLine()
      case 0x0D where position + 1 == bytes.count || bytes[position + 1] != 0x0A:
        startLine()
      case 0..<0x80:
        // The CR of a pair is one: an offset that points at the LF still belongs to the line before.
        position += 1
        column += 1
      default:
        position += bytes.lengthOfDecodedScalar(at: position)
        column += 1
      }
    }
  }

  private mutating func startLine() {
    position += 1
    line += 1
    lineStart = position
    column = 1
  }

  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column, excerpt: excerpt)
  }

  /// The line around the position, cut to a window when it is too long to be read on a screen.
  private var excerpt: SourceLocation.Excerpt {
    var start = lineStart
    if position - start > Self.windowBefore + 20 {
      start = position - Self.windowBefore
      // A cut never falls inside a scalar.
      while start < position, bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    var end = position
    while end < bytes.count, end - position < Self.windowBehind, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let isCut = end - position == Self.windowBehind
    while isCut, end > position, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let isCutBehind = end < bytes.count && bytes[end] != 0x0A && bytes[end] != 0x0D
    let before = String(decoding: bytes[start..<position], as: UTF8.self)
    let behind = String(decoding: bytes[position..<end], as: UTF8.self)
    let isCutBefore = start > lineStart
    return SourceLocation.Excerpt(
      text: (isCutBefore ? "…" : "") + before + behind + (isCutBehind ? "…" : ""),
      caretOffset: before.unicodeScalars.count + (isCutBefore ? 1 : 0)
    )
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes at an index that decoding as UTF-8 makes one scalar of, be it U+FFFD.
  fileprivate func lengthOfDecodedScalar(at index: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch self[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 1
    }
    guard index + 1 < count, second ~= self[index + 1] else { return 1 }
    var end = index + 2
    while end < Swift.min(index + length, count), self[end] & 0xC0 == 0x80 { end += 1 }
    return end - index
  }
}
