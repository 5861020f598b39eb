import JSONSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few things that are done with files, straight through the system's calls.
///
/// Foundation does the same with `fsync` after every write and fourteen times the time for a file's size, which a site
/// of ten thousand pages feels.
enum FileSystem {
  /// What stands at a path, or `nil` when nothing does.
  static func status(of path: String, followingLinks: Bool = true) throws(FileSystemError) -> FileStatus? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    if result == 0 { return FileStatus(status) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileSystemError(path: path)
  }

  /// How many bytes a file that somebody writes may have: pages, settings, the files of a theme and of a bundle.
  static let inputLimit = JSONDocument.maximumLength

  /// The whole content of a file.
  ///
  /// What is no file is refused, since a pipe would be waited for and a device may never end; so is a file with more
  /// bytes than a limit, before it is read.
  static func read(_ path: String, upTo limit: Int = .max) throws(FileSystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileSystemError(path: path) }
    defer { close(descriptor) }
    let content: (bytes: [UInt8], status: FileStatus)?
    do throws(Refusal) {
      content = try read(descriptor, upTo: limit)
    } catch {
      throw FileSystemError(error, path: path)
    }
    guard let content else { throw FileSystemError(path: path) }
    return content.bytes
  }

  /// The whole content of a file that somebody writes.
  static func readInput(_ path: String) throws(FileSystemError) -> [UInt8] { try read(path, upTo: inputLimit) }

  /// Why the content of something that was opened is not read, although the system would let it be.
  enum Refusal: Error {
    case notAFile
    case tooLarge(Int, limit: Int)
  }

  /// The content of an open file from its start; `nil` when the system refuses, with `errno` as it was left.
  static func read(
    _ descriptor: Int32,
    upTo limit: Int = .max
  ) throws(Refusal) -> (bytes: [UInt8], status: FileStatus)? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let described = FileStatus(status)
    guard described.kind == .file else { throw .notAFile }
    // One byte more than the file holds, so that the first call meets the end; a file that grows is read on.
    let size = max(described.size, 0)
    guard size <= limit else { throw .tooLarge(size, limit: limit) }
    guard var bytes = readBytes(upTo: size + 1, from: descriptor) else { return nil }
    var isAtEnd = bytes.count <= size
    while !isAtEnd {
      guard bytes.count <= limit else { throw .tooLarge(bytes.count, limit: limit) }
      guard let more = readBytes(upTo: 65_536, from: descriptor) else { return nil }
      bytes.append(contentsOf: more)
      isAtEnd = more.count < 65_536
    }
    return (bytes, described)
  }

  private static func readBytes(upTo capacity: Int, from descriptor: Int32) -> [UInt8]? {
    var isRefused = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < buffer.count {
        let step = posixRead(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        if step < 0, errno == EINTR { continue }
        if step < 0 { isRefused = true }
        if step <= 0 { return }
        count += step
        // A file gives all that it has at once; only a larger buffer than asked for says that there may be more.
        if count < buffer.count { return }
      }
    }
    return isRefused ? nil : bytes
  }

  /// Writes a file that is not there yet; it is readable by all and writable by its owner, less the process's mask.
  static func write(_ bytes: [UInt8], toNewFile path: String) throws(FileSystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileSystemError(path: path) }
    var failure: FileSystemError?
    if !bytes.withUnsafeBytes({ write($0, to: descriptor) }) { failure = FileSystemError(path: path) }
    // Some file systems tell only here that there was no room.
    if close(descriptor) != 0, failure == nil, errno != EINTR { failure = FileSystemError(path: path) }
    if let failure { throw failure }
  }

  /// Writes bytes to an open file, and tells whether all are there; if not, `errno` says why.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let step = posixWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if step >= 0 { written += step } else if errno != EINTR { return false }
    }
    return true
  }

  /// Gives a file another name, in one step that no reader can look into; what stood there is replaced.
  static func move(_ path: String, to target: String) throws(FileSystemError) {
    guard rename(path, target) == 0 else { throw FileSystemError(path: target) }
  }

  /// Removes a file or a link; one that is not there is no fault.
  static func removeFile(_ path: String) throws(FileSystemError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw FileSystemError(path: path) }
  }

  /// Removes a folder if it is empty, and tells whether it is gone.
  @discardableResult
  static func removeEmptyFolder(_ path: String) -> Bool {
    rmdir(path) == 0
  }

  /// Makes a folder; one that is there already is no fault.
  static func makeFolder(_ path: String) throws(FileSystemError) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileSystemError(path: path) }
  }

  /// Makes a folder and those above it that are missing.
  static func makeFolders(_ path: String) throws(FileSystemError) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let parent = NamedPath.parent(of: path) else { throw FileSystemError(path: path) }
    try makeFolders(parent)
    try makeFolder(path)
  }

  /// Makes a symbolic link; one that is there already, whatever it leads to, is no fault.
  static func makeLink(_ path: String, to target: String) throws(FileSystemError) {
    guard symlink(target, path) == 0 || errno == EEXIST else { throw FileSystemError(path: path) }
  }

  /// The absolute path of a thing without links, `.` and `..` on the way.
  static func canonicalPath(_ path: String) throws(FileSystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw FileSystemError(path: path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a path is a symbolic link to something that is not there.
  static func isDeadLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && stat(path, &status) != 0 && errno == ENOENT
  }

  /// The folder that relative paths start from.
  static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}

// Inside the type, `read` and `write` mean its own functions.
private func posixRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func posixWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
