/// A position in a text that moves forward and counts lines and columns on its way.
struct LineCursor {
  /// Where a cursor stands.
  struct Mark: Sendable {
    var position: Int
    var line = 1
    var lineStart: Int
    var column = 1
  }

  /// How many bytes of a line are shown before and behind a place at most.
  private static let windowBefore = 60
  private static let windowBehind = 100

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var mark: Mark

  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.init(bytes, mark: Mark(position: start, lineStart: start))
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, mark: Mark) {
    self.bytes = bytes
    self.mark = mark
  }

  mutating func advance(to offset: Int) {
    let target = min(offset, bytes.count)
    while mark.position < target {
      if mark.position + 8 <= target, isPlainWord {
        mark.position += 8
        mark.column += 8
        continue
      }
      switch bytes[mark.position] {
      case 0x0A:
        startLine()
      case 0x0D where mark.position + 1 == bytes.count || bytes[mark.position + 1] != 0x0A:
        startLine()
      case 0..<0x80:
        // The CR of a pair is one: an offset that points at the LF still belongs to the line before.
        mark.position += 1
        mark.column += 1
      default:
        mark.position += bytes.lengthOfDecodedScalar(at: mark.position)
        mark.column += 1
      }
    }
  }

  /// Whether the next eight bytes are ASCII without line breaks and other control characters.
  private var isPlainWord: Bool {
    guard let start = bytes.baseAddress else { return false }
    let word = UnsafeRawPointer(start + mark.position).loadUnaligned(as: UInt64.self)
    return (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0
  }

  private mutating func startLine() {
    mark.position += 1
    mark.line += 1
    mark.lineStart = mark.position
    mark.column = 1
  }

  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: mark.line, column: mark.column, excerpt: excerpt)
  }

  /// The line around the position, cut to a window when it is too long to be read on a screen.
  private var excerpt: SourceLocation.Excerpt {
    let position = mark.position
    var start = mark.lineStart
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
    let isCutBefore = start > mark.lineStart
    let before = String(decoding: bytes[start..<position], as: UTF8.self)
    let behind = String(decoding: bytes[position..<end], as: UTF8.self)
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
