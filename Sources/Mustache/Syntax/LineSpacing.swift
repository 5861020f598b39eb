/// What stands around the tags of a template on their lines.
///
/// Lines end at LF, CR LF or a lone CR.
struct LineSpacing {
  let bytes: [UInt8]

  /// Where the template begins, behind a byte-order mark.
  let start: Int

  /// Whether a line starts at an offset.
  func isLineStart(_ offset: Int) -> Bool {
    guard offset > start else { return true }
    let before = bytes[offset - 1]
    if before == UInt8(ascii: "\n") { return true }
    guard before == UInt8(ascii: "\r") else { return false }
    return offset == bytes.count || bytes[offset] != UInt8(ascii: "\n")
  }

  /// The blanks before an offset, if nothing else stands before it on its line.
  func indentation(before offset: Int) -> Range<Int>? {
    var first = offset
    while first > start, bytes[first - 1].isBlank { first -= 1 }
    return isLineStart(first) ? first..<offset : nil
  }

  /// Where the next line starts, if nothing but blanks stands between an offset and the end of its line.
  func lineEnd(after offset: Int) -> Int? {
    var index = offset
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index < bytes.count else { return index }
    switch bytes[index] {
    case UInt8(ascii: "\n"): return index + 1
    case UInt8(ascii: "\r"):
      return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? index + 2 : index + 1
    default: return nil
    }
  }

  /// Behind the end of the line that an offset is in, at most at a limit.
  func nextLine(after offset: Int, limit: Int) -> Int {
    var index = offset
    while index < limit, !bytes[index].isLineEnd { index += 1 }
    guard index < limit else { return limit }
    let isPair = bytes[index] == UInt8(ascii: "\r") && index + 1 < limit && bytes[index + 1] == UInt8(ascii: "\n")
    return isPair ? index + 2 : index + 1
  }

  /// The blanks that all lines in a range have in common, `nil` when no line holds anything but blanks.
  ///
  /// - Parameter first: Where the first line starts; a line that starts before the range is not looked at.
  func commonIndentation(of range: Range<Int>) -> Range<Int>? {
    var common: Range<Int>?
    var line = range.lowerBound
    if !isLineStart(line) { line = nextLine(after: line, limit: range.upperBound) }
    while line < range.upperBound {
      var end = line
      while end < range.upperBound, bytes[end].isBlank { end += 1 }
      if end < range.upperBound, !bytes[end].isLineEnd {
        common = common.map { shared($0, line..<end) } ?? line..<end
        if common?.isEmpty == true { return common }
      }
      line = nextLine(after: end, limit: range.upperBound)
    }
    return common
  }

  /// How much of the first range the second starts with.
  func shared(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    var count = 0
    while count < first.count, count < second.count,
      bytes[first.lowerBound + count] == bytes[second.lowerBound + count]
    {
      count += 1
    }
    return first.lowerBound..<first.lowerBound + count
  }
}
