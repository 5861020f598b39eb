public import Themes

/// Files in memory, for tests of what reads folders.
public struct MemoryFolder: FolderReader {
  private let files: [String: [UInt8]]

  /// Creates a folder of files by path.
  public init(_ files: [String: String]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// A file of this path, or a folder that holds one.
  public func entry(at path: String) -> FolderEntry? {
    if files[path] != nil { return FolderEntry(.file, identity: path) }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? FolderEntry(.folder, identity: path) : nil
  }

  /// The names of the files and folders in a folder.
  public func names(in folder: String) throws(FolderReaderFailure) -> [String] {
    let prefix = folder + "/"
    return Set(
      files.keys.filter { $0.hasPrefix(prefix) }.map { path in
        String(path.dropFirst(prefix.count).prefix { $0 != "/" })
      }
    ).sorted()
  }

  /// The bytes of a file.
  public func bytes(of file: String) throws(FolderReaderFailure) -> [UInt8] {
    guard let bytes = files[file] else { throw FolderReaderFailure("no such file") }
    return bytes
  }
}
