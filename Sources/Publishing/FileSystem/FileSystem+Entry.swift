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

  /// The names in a folder, in the order of their bytes; hidden ones too, `.` and `..` not.
  static func entries(of path: String) throws(FileSystemError) -> [Entry] {
    guard let stream = opendir(path) else { throw FileSystemError(path: path) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw FileSystemError(path: path) }
        break
      }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes == [UInt8(ascii: ".")] || bytes == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
      entries.append(
        Entry(
          name: String(decoding: bytes, as: UTF8.self),
          isWellFormed: String(validating: bytes, as: UTF8.self) != nil,
          kind: FileStatus.Kind(entryType: Int32(entry.pointee.d_type))
        )
      )
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
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
