/// Answers many questions for places in one large file fast, by counting its lines once and ahead of time.
///
/// ```swift
/// let table = LineTable(file)
/// offsets.map(table.location(at:))
/// ```
public struct LineTable: Sendable {
  /// How many bytes lie between two marks at most.
  private static let distance = 1024

  private let file: SourceFile
  private let marks: [LineCursor.Mark]

  /// Counts the lines and columns of a file.
  public init(_ file: SourceFile) {
    self.file = file
    marks = file.bytes.withUnsafeBufferPointer { bytes in
      var cursor = LineCursor(bytes, start: file.byteOrderMarkLength)
      return stride(from: 0, through: bytes.count, by: Self.distance).map { offset in
        cursor.advance(to: offset)
        return cursor.mark
      }
    }
  }

  /// Counts the lines of a file that is large enough for it to pay when there are many questions; `nil` for others.
  public init?(ifLarge file: SourceFile) {
    guard file.bytes.count >= 1 << 16 else { return nil }
    self.init(file)
  }

  /// The place of a byte; the same as ``SourceFile/location(at:)`` says.
  public func location(at offset: Int) -> SourceLocation {
    file.bytes.withUnsafeBufferPointer { bytes in
      let target = min(max(offset, 0), bytes.count)
      // A scalar may reach over its mark, which stands behind it then.
      var index = target / Self.distance
      while index > 0, marks[index].position > target { index -= 1 }
      var cursor = LineCursor(bytes, mark: marks[index])
      cursor.advance(to: target)
      return cursor.location(in: file.name)
    }
  }
}
