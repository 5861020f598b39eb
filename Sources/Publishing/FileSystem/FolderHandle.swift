#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that was opened once, from which files are reached by short paths: the system need not walk the folders above
/// it for each of ten thousand files.
///
/// The paths are null-terminated bytes, so that none has to be made into a text.
final class FolderHandle: Sendable {
  /// The absolute path of the folder.
  let path: String

  private let descriptor: Int32

  /// Opens a folder.
  ///
  /// - Parameter followsLinks: Whether the path may be a link to the folder.
  init(_ path: String, followsLinks: Bool = true) throws(FileSystemError) {
    self.path = path
    descriptor = systemOpen(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw FileSystemError(path: path) }
  }

  /// Takes a folder that was opened.
  private init(_ descriptor: Int32, path: String) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  // MARK: The folder itself

  /// Keeps two builds out of one folder: waits until no other process has it, or an earlier handle of this one.
  ///
  /// The system drops the lock with the handle, and so with the process: a killed build never blocks the next. Where a file
  /// system knows no locks there is none.
  ///
  /// - Parameter beforeWaiting: Called when somebody has the folder.
  func lock(beforeWaiting: () -> Void = {}) {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    if errno == EWOULDBLOCK { beforeWaiting() }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Whether the folder that a path leads to now is this one, and not one that was put in its place; taken for granted where
  /// that cannot be told.
  func stands(at path: String) -> Bool {
    var opened = stat()
    guard fstat(descriptor, &opened) == 0 else { return true }
    do throws(FileSystemError) {
      return try FileSystem.status(of: path)?.identity == FileStatus(opened).identity
    } catch {
      return true
    }
  }

  /// The names in the folder, in the order of their bytes; hidden ones too.
  func entries() throws(FileSystemError) -> FolderNames {
    // A stream closes what it reads from, and moves its place.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw FileSystemError(path: path) }
    guard let stream = fdopendir(copy) else {
      let error = FileSystemError(path: path)
      close(copy)
      throw error
    }
    return try FileSystem.entries(in: stream, at: path)
  }

  // MARK: Folders in it

  /// Opens a folder in it, and no link to one.
  func folder(_ name: PathBuffer) throws(FileSystemError) -> FolderHandle {
    let folder = name.withPointer { openat(descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    guard folder >= 0 else { throw failure(name) }
    return FolderHandle(folder, path: NamedPath.join(path, name.text))
  }

  /// Makes a folder; one that is there already is no fault.
  func makeFolder(_ name: PathBuffer) throws(FileSystemError) {
    guard name.withPointer({ mkdirat(descriptor, $0, 0o755) }) == 0 || errno == EEXIST else { throw failure(name) }
  }

  /// Why the system lets nothing be made or removed in a folder; `nil` where it does, or no folder is there.
  func refusal(toChange name: PathBuffer) -> FileSystemError? {
    guard (try? status(of: name))?.kind == .folder else { return nil }
    return name.withPointer { faccessat(descriptor, $0, W_OK | X_OK, 0) } == 0 ? nil : failure(name)
  }

  /// Removes a folder if it is empty, and tells whether it is gone.
  @discardableResult
  func removeEmptyFolder(_ name: PathBuffer) -> Bool {
    name.withPointer { unlinkat(descriptor, $0, AT_REMOVEDIR) } == 0
  }

  // MARK: Files in it

  /// Removes a file or a link; one that is not there is no fault.
  func removeFile(_ name: PathBuffer) throws(FileSystemError) {
    let result = name.withPointer { unlinkat(descriptor, $0, 0) }
    guard result == 0 || errno == ENOENT || errno == ENOTDIR else { throw failure(name) }
  }

  /// What stands at a path; `nil` when nothing does.
  func status(of name: PathBuffer, followingLinks: Bool = false) throws(FileSystemError) -> FileStatus? {
    var status = stat()
    let result = name.withPointer { fstatat(descriptor, $0, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
    if result == 0 { return FileStatus(status) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw failure(name)
  }

  /// The whole content of a file, with what the system said of it when it was opened.
  ///
  /// What is no file, or one with more bytes than a limit, is refused before it is read.
  func read(
    _ name: PathBuffer,
    upTo limit: Int = .max
  ) throws(FileSystemError) -> (bytes: [UInt8], status: FileStatus) {
    let file = name.withPointer { openat(descriptor, $0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard file >= 0 else { throw failure(name) }
    defer { close(file) }
    let content: (bytes: [UInt8], status: FileStatus)?
    do throws(FileSystem.Refusal) {
      content = try FileSystem.read(file, upTo: limit)
    } catch {
      throw FileSystemError(error, path: NamedPath.join(path, name.text))
    }
    guard let content else { throw failure(name) }
    return content
  }

  /// Writes a file, over what a failed attempt of this build may have left, and tells what the system then says of it.
  func write(_ bytes: UnsafeRawBufferPointer, to name: PathBuffer) throws(FileSystemError) -> FileStatus {
    let file = name.withPointer { openat(descriptor, $0, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o644) }
    guard file >= 0 else { throw failure(name) }
    var problem: FileSystemError?
    if !FileSystem.write(bytes, to: file) { problem = failure(name) }
    var status = stat()
    if problem == nil, fstat(file, &status) != 0 { problem = failure(name) }
    // Some file systems tell only here that there was no room.
    if close(file) != 0, problem == nil, errno != EINTR { problem = failure(name) }
    if let problem { throw problem }
    return FileStatus(status)
  }

  /// Opens a file to be written anew.
  func make(_ name: PathBuffer) throws(FileSystemError) -> OpenFile {
    try open(name, O_TRUNC)
  }

  /// Opens a file to be written on.
  func append(to name: PathBuffer) throws(FileSystemError) -> OpenFile {
    try open(name, O_APPEND)
  }

  /// Opens a file to be read at any place.
  func open(_ name: PathBuffer) throws(FileSystemError) -> ReadableFile {
    // A pipe in its place is not waited for; reading at a place then yields nothing.
    let file = name.withPointer { openat(descriptor, $0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC) }
    guard file >= 0 else { throw failure(name) }
    return ReadableFile(file)
  }

  private func open(_ name: PathBuffer, _ flag: Int32) throws(FileSystemError) -> OpenFile {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | flag
    let file = name.withPointer { openat(descriptor, $0, flags, 0o644) }
    guard file >= 0 else { throw failure(name) }
    return OpenFile(file, path: NamedPath.join(path, name.text))
  }

  /// Whether a file holds these bytes and no others.
  func holds(_ bytes: UnsafeRawBufferPointer, at name: PathBuffer) throws(FileSystemError) -> Bool {
    // A larger file is another one.
    guard let content = try content(of: name, upTo: bytes.count) else { return false }
    return content.withUnsafeBytes { there in
      there.count == bytes.count && (bytes.isEmpty || isSameMemory(there, bytes))
    }
  }

  /// The content of a file that has no more bytes than this; `nil` when it has.
  private func content(of name: PathBuffer, upTo limit: Int) throws(FileSystemError) -> [UInt8]? {
    do throws(FileSystemError) {
      return try read(name, upTo: limit).bytes
    } catch {
      guard error.excess == nil else { return nil }
      throw error
    }
  }

  /// Gives a file another name in another folder, in one step that no reader can look into.
  func move(_ name: PathBuffer, to target: PathBuffer, in folder: FolderHandle) throws(FileSystemError) {
    let result = name.withPointer { name in
      target.withPointer { renameat(descriptor, name, folder.descriptor, $0) }
    }
    guard result == 0 else { throw folder.failure(target) }
  }

  /// Moves something out of the folder, to a path of its own.
  func move(_ name: PathBuffer, outTo target: String) throws(FileSystemError) {
    guard name.withPointer({ renameat(descriptor, $0, AT_FDCWD, target) }) == 0 else {
      throw FileSystemError(path: target)
    }
  }

  /// Moves something that has a path of its own into the folder.
  func moveIn(_ path: String, as name: PathBuffer) throws(FileSystemError) {
    guard name.withPointer({ renameat(AT_FDCWD, path, descriptor, $0) }) == 0 else { throw failure(name) }
  }

  /// Why the call that failed just now did so.
  func failure(_ name: PathBuffer) -> FileSystemError {
    FileSystemError(number: errno, path: NamedPath.join(path, name.text))
  }
}

private func isSameMemory(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
  guard let first = first.baseAddress, let other = second.baseAddress else { return false }
  return memcmp(first, other, second.count) == 0
}

// Inside the type, `open` means its own function.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}
