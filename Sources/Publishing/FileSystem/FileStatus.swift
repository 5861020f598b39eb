#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path: its kind, its size, and what tells it from everything else on the machine.
struct FileStatus: Hashable, Sendable {
  /// The kinds of things that a path can lead to.
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A pipe, a socket or a device: nothing that a site is made of.
    case other
  }

  /// A file or folder whatever its name, so that two paths to one thing can be told.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  let size: Int
  let identity: Identity
  /// When the content was last changed, in nanoseconds since 1970, as whoever copies files may set it.
  private(set) var modificationTime: Int64
  /// When anything about it was last changed, which nobody sets.
  private let changeTime: Int64

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let times = (status.st_mtimespec, status.st_ctimespec)
    #else
      let times = (status.st_mtim, status.st_ctim)
    #endif
    modificationTime = Int64(times.0.tv_sec) * 1_000_000_000 + Int64(times.0.tv_nsec)
    changeTime = Int64(times.1.tv_sec) * 1_000_000_000 + Int64(times.1.tv_nsec)
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// The status of a file that somebody else writes: it counts as changed when anything about it has changed, since other
  /// content may come with an old time, out of an archive or a copy.
  var ofInput: FileStatus {
    var status = self
    status.modificationTime = max(modificationTime, changeTime)
    return status
  }

  /// The time, in nanoseconds since 1970, as a file that is written now would get it at the latest.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
