/// The lines of a manifest as they are handed to a file, a block at a time: those of a million files never lie in memory
/// together.
struct ManifestLines {
  private static let blockSize = 65_536

  private var block: [UInt8] = []
  private let hexadecimalDigits = Array("0123456789abcdef".utf8)

  /// Takes the block, when there is enough of it or nothing more to come.
  mutating func takeBlock(isLast: Bool = false) -> [UInt8]? {
    guard block.count >= Self.blockSize || (isLast && !block.isEmpty) else { return nil }
    defer { block.removeAll(keepingCapacity: true) }
    return block
  }

  /// Adds the line that every manifest begins with.
  mutating func appendFirstLine() {
    block += OutputManifest.firstLine.utf8
  }

  /// Adds the line of a file.
  mutating func append(_ output: StagedOutput, at path: PathBuffer) {
    appendColumns(output.hash, output.size)
    path.withBytes { block.append(contentsOf: $0) }
    block.append(UInt8(ascii: "\n"))
  }

  /// Adds the line of a file.
  mutating func append(_ entry: OutputManifest.Entry) {
    appendColumns(entry.hash, entry.size)
    block += entry.path.text.utf8
    block.append(UInt8(ascii: "\n"))
  }

  private mutating func appendColumns(_ hash: Checksum, _ size: Int) {
    let (hash, digits) = (hash.value, hexadecimalDigits)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { columns in
      // From the end, since a number's last digit is its first to be known.
      var (start, rest) = (columns.count - 1, size)
      columns[start] = UInt8(ascii: " ")
      repeat {
        start -= 1
        columns[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      start -= 17
      for column in 0..<16 { columns[start + column] = digits[Int(truncatingIfNeeded: hash >> (60 - 4 * column) & 15)] }
      columns[start + 16] = UInt8(ascii: " ")
      block += UnsafeBufferPointer(rebasing: columns[start...])
    }
  }
}
