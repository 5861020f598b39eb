#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps two builds out of one output folder: the second waits until the first is done.
///
/// The system drops the lock with the process, so a killed build never blocks the next.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits for the folder; where a file system knows no locks there is none.
  init(_ path: String) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Whether the folder that a path leads to now is the one that is locked, and not one that was put in its place while
  /// this build waited; taken for granted where that cannot be told.
  func holds(_ path: String) -> Bool {
    guard descriptor >= 0 else { return true }
    var locked = stat()
    guard fstat(descriptor, &locked) == 0 else { return true }
    do throws(FileSystemError) {
      return try FileSystem.status(of: path)?.identity == FileStatus(locked).identity
    } catch {
      return true
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
