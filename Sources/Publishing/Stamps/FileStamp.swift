/// What tells that a file is the one that a build has read or written: its size, the time of its last change, its number on
/// the disk, and a fingerprint of its content for when only the time is another.
struct FileStamp: Hashable, Sendable {
  private let storedSize: Int64
  private let time: Int64
  private let number: UInt64
  private let storedHash: UInt64

  /// No file.
  static let absent = FileStamp(storedSize: -1, time: 0, number: 0, storedHash: 0)

  private init(storedSize: Int64, time: Int64, number: UInt64, storedHash: UInt64) {
    self.storedSize = storedSize
    self.time = time
    self.number = number
    self.storedHash = storedHash
  }

  init(_ status: FileStatus, _ hash: Checksum) {
    self.init(
      storedSize: Int64(status.size),
      time: status.modificationTime,
      number: status.identity.number,
      storedHash: hash.value
    )
  }

  var isAbsent: Bool { storedSize < 0 }
  var size: Int { Int(max(storedSize, 0)) }
  var hash: Checksum { Checksum(storedHash) }

  /// Whether the system says the same of a file.
  func describes(_ status: FileStatus) -> Bool {
    status.kind == .file && Int64(status.size) == storedSize && status.modificationTime == time
      && status.identity.number == number
  }

  /// The stamp without the time, if the file was changed so short a time before a moment that it may be changed again
  /// without another time.
  func doubtful(at moment: Int64) -> FileStamp {
    // File systems count in steps of some milliseconds.
    guard time > moment - 20_000_000 else { return self }
    return FileStamp(storedSize: storedSize, time: 0, number: number, storedHash: storedHash)
  }
}
