import Dispatch

/// A folder that is made and opened when the first of several threads asks for it.
final class OnceOpened: @unchecked Sendable {
  private let queue = DispatchQueue(label: "fieldset.folder")
  private var handle: FolderHandle?

  /// A folder in another, made where it is missing.
  func value(of name: String, in folder: FolderHandle) throws(FileSystemError) -> FolderHandle {
    let (opened, failure) = queue.sync { () -> (FolderHandle?, FileSystemError?) in
      if let handle { return (handle, nil) }
      do throws(FileSystemError) {
        let path = PathBuffer(name)
        try folder.makeFolder(path)
        handle = try folder.folder(path)
        return (handle, nil)
      } catch {
        return (nil, error)
      }
    }
    guard let opened else { throw failure ?? FileSystemError(path: NamedPath.join(folder.path, name)) }
    return opened
  }
}
