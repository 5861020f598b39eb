/// Where texts lie that follow one another in one piece of memory, in little more than a byte a text.
///
/// ```swift
/// var ranges = TextRanges()
/// ranges.append(5)
/// ranges.append(3)
/// ranges[1]  // 5..<8
/// ```
///
/// - Complexity: Finding a range is O(1): up to thirty-one lengths are added up.
struct TextRanges: Sendable {
  /// After so many texts a start is kept.
  private static let blockSize = 32

  /// The length of each text; of a longer one ``isLong``.
  private var lengths: [UInt8] = []
  /// Where the first text of each block starts.
  private var starts: [Int] = []
  private var longLengths: [Int: Int] = [:]
  private var end = 0

  private static let isLong = UInt8.max

  /// The number of texts.
  var count: Int { lengths.count }

  /// Adds a text of some bytes behind the others.
  mutating func append(_ length: Int) {
    if lengths.count % Self.blockSize == 0 { starts.append(end) }
    if length >= Int(Self.isLong) { longLengths[lengths.count] = length }
    lengths.append(UInt8(clamping: length))
    end += length
  }

  /// Where a text lies.
  subscript(position: Int) -> Range<Int> {
    let block = position / Self.blockSize
    var start = starts[block]
    for earlier in block * Self.blockSize..<position { start += length(earlier) }
    return start..<start + length(position)
  }

  /// The fingerprint of all lengths.
  var checksum: Checksum {
    let long = longLengths.sorted { $0.key < $1.key }.flatMap { [UInt64($0.key), UInt64($0.value)] }
    return long.withUnsafeBytes { Checksum(of: lengths).combined(with: Checksum(of: $0)) }
  }

  @inline(__always)
  private func length(_ position: Int) -> Int {
    let length = lengths[position]
    return length == Self.isLong ? longLengths[position] ?? Int(length) : Int(length)
  }
}
