import Dispatch

/// A folder that is made and opened when the first of several threads asks for it.
final class OnceOpened: @unchecked Sendable {
  private let queue = DispatchQueue(label: "fieldset.folder")
  private var handle: FolderHandle?

  /// The folder, made where it is missing.
  func value(at path: String) throws(FileSystemError) -> FolderHandle {
    let result = queue.sync { () -> Result<FolderHandle, FileSystemError> in
      if let handle { return .success(handle) }
      do throws(FileSystemError) {
        try FileSystem.makeFolder(path)
        let opened = try FolderHandle(path)
        handle = opened
        return .success(opened)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
