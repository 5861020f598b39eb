/// What has become of every file of a build, by number; the workers of a build fill in a part each.
///
/// It takes thirteen bytes a file, since a site may have a million, in blocks that find room where others have left it.
final class StagedOutputs: @unchecked Sendable {
  /// The files whose numbers begin alike, in three columns.
  private struct Block {
    static let size = 4096

    let hashes: UnsafeMutablePointer<UInt64>
    /// The lower half of each size.
    let sizes: UnsafeMutablePointer<UInt32>
    /// The change, and six more bits of the size: enough for 256 GB.
    let changes: UnsafeMutablePointer<UInt8>

    init() {
      hashes = .allocate(capacity: Self.size)
      sizes = .allocate(capacity: Self.size)
      changes = .allocate(capacity: Self.size)
      hashes.initialize(repeating: 0, count: Self.size)
      sizes.initialize(repeating: 0, count: Self.size)
      changes.initialize(repeating: StagedOutput.Change.absent.rawValue, count: Self.size)
    }

    func deallocate() {
      hashes.deallocate()
      sizes.deallocate()
      changes.deallocate()
    }
  }

  /// The numbers of the files.
  let indices: Range<Int>

  // Each number is written by one worker, and read when all of them are done.
  private let blocks: [Block]

  /// Makes room; at first no file is made.
  init(count: Int) {
    indices = 0..<count
    blocks = stride(from: 0, to: count, by: Block.size).map { _ in Block() }
  }

  deinit {
    for block in blocks { block.deallocate() }
  }

  subscript(number: Int) -> StagedOutput {
    get {
      precondition(indices.contains(number))
      let (block, index) = (blocks[number / Block.size], number % Block.size)
      return StagedOutput(
        size: Int(block.changes[index] >> 2) << 32 | Int(block.sizes[index]),
        hash: Checksum(block.hashes[index]),
        change: StagedOutput.Change(rawValue: block.changes[index] & 3) ?? .absent
      )
    }
    set {
      precondition(indices.contains(number))
      let (block, index) = (blocks[number / Block.size], number % Block.size)
      // No file of that size can be made here; one that stands here only has its size told wrong.
      let size = min(newValue.size, (1 << 38) - 1)
      block.hashes[index] = newValue.hash.value
      block.sizes[index] = UInt32(truncatingIfNeeded: size)
      block.changes[index] = UInt8(truncatingIfNeeded: size >> 32) << 2 | newValue.change.rawValue
    }
  }
}
