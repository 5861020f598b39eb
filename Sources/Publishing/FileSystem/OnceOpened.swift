import Dispatch

/// A folder that is made and opened when the first of several threads asks for it.
final class OnceOpened: @unchecked Sendable {
  private let queue = DispatchQueue(label: "fieldset.folder")
  private var handle: FolderHandle?

  /// The folder, made where it is missing.
  func value(at path: String) throws(FileSystemError) -> FolderHandle {
    let (opened, failure) = queue.sync { () -> (FolderHandle?, FileSystemError?) in
      if let handle { return (handle, nil) }
      do throws(FileSystemError) {
        try FileSystem.makeFolder(path)
        handle = try FolderHandle(path)
        return (handle, nil)
      } catch {
        return (nil, error)
      }
    }
    guard let opened else { throw failure ?? FileSystemError(path: path) }
    return opened
  }
}
