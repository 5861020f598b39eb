#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// One name in a folder.
  struct Entry: Hashable, Sendable {
    /// The name; bytes that are no UTF-8 are replaced.
    let name: String

    /// Whether the name is UTF-8: others cannot be written into a page.
    let isWellFormed: Bool

    /// The kind, when the folder itself tells; otherwise one has to look.
    let kind: FileStatus.Kind?
  }

  #if canImport(Darwin)
    typealias FolderStream = UnsafeMutablePointer<DIR>
  #else
    typealias FolderStream = OpaquePointer
  #endif

  /// About so much a folder grows by each file, on tmpfs, ext4, Btrfs and others.
  private static let bytesPerEntry = 20

  /// The names in a folder, in the order of their bytes; hidden ones too, `.` and `..` not.
  static func entries(of path: String) throws(FileSystemError) -> FolderNames {
    guard let stream = opendir(path) else { throw FileSystemError(path: path) }
    return try entries(in: stream, at: path)
  }

  /// The names in a folder that was opened, and is closed then.
  static func entries(in stream: FolderStream, at path: String) throws(FileSystemError) -> FolderNames {
    defer { closedir(stream) }
    // Lists that grow leave behind what they grew out of; how large the folder itself is tells about what is in it.
    var status = stat()
    let size = fstat(dirfd(stream), &status) == 0 ? min(Int(status.st_size), 1 << 26) : 0
    var names = FolderNames(capacity: size / bytesPerEntry, byteCount: size)
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw FileSystemError(path: path) }
        break
      }
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let name = UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self).prefix { $0 != 0 })
        let isSelfOrParent = name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
        if !isSelfOrParent { names.append(name, FileStatus.Kind(entryType: Int32(entry.pointee.d_type))) }
      }
    }
    names.sort()
    return names
  }
}

extension FileStatus.Kind {
  /// The kind that a folder's entry tells; links and what it does not know have to be looked at.
  fileprivate init?(entryType: Int32) {
    switch entryType {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .link
    default: return nil
    }
  }
}
