/// The names in one folder in the order of their bytes, kept in one piece of memory: a folder of a hundred thousand pages
/// would else be as many small texts.
struct FolderNames: RandomAccessCollection {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var kinds: [FileStatus.Kind?] = []
  private var order: [UInt32] = []

  /// Makes room for so many names of so many bytes.
  init(capacity: Int = 0, byteCount: Int = 0) {
    bytes.reserveCapacity(byteCount)
    ends.reserveCapacity(capacity + 1)
    kinds.reserveCapacity(capacity)
    order.reserveCapacity(capacity)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { order.count }

  subscript(position: Int) -> FileSystem.Entry {
    FileSystem.Entry(
      name: String(decoding: bytes(at: position), as: UTF8.self),
      isWellFormed: isWellFormed(at: position),
      kind: kind(at: position)
    )
  }

  /// The bytes of a name.
  func bytes(at position: Int) -> ArraySlice<UInt8> {
    let number = Int(order[position])
    return bytes[Int(ends[number])..<Int(ends[number + 1])]
  }

  /// A name as the system takes it.
  func path(at position: Int) -> PathBuffer {
    var path = PathBuffer()
    bytes(at: position).withUnsafeBufferPointer { path.append($0) }
    return path
  }

  /// Whether a name is UTF-8.
  func isWellFormed(at position: Int) -> Bool {
    let name = bytes(at: position)
    return name.allSatisfy { $0 < 0x80 } || String(validating: name, as: UTF8.self) != nil
  }

  /// The kind of what has a name, when the folder itself tells.
  func kind(at position: Int) -> FileStatus.Kind? { kinds[Int(order[position])] }

  /// Adds a name; call ``sort()`` behind the last.
  mutating func append(_ name: UnsafeBufferPointer<UInt8>, _ kind: FileStatus.Kind?) {
    order.append(UInt32(kinds.count))
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    kinds.append(kind)
  }

  mutating func sort() {
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        order.sort { first, second in
          let first = UnsafeBufferPointer(rebasing: bytes[Int(ends[Int(first)])..<Int(ends[Int(first) + 1])])
          let second = UnsafeBufferPointer(rebasing: bytes[Int(ends[Int(second)])..<Int(ends[Int(second) + 1])])
          return first.precedes(second)
        }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes come before others.
  func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let shared = Swift.min(count, other.count)
    var position = 0
    while position < shared {
      if self[position] != other[position] { return self[position] < other[position] }
      position += 1
    }
    return count < other.count
  }
}
