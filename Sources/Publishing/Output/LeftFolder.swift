/// A folder that files of a build wait or waited in, as a build that was stopped may have left it.
struct LeftFolder {
  /// Something in it that no build has put there.
  struct Stranger {
    let name: String

    /// Whether a file of the next build would have the name.
    let isInTheWay: Bool
  }

  private let parent: FolderHandle
  private let name: PathBuffer

  init(_ name: String, in parent: FolderHandle) {
    self.name = PathBuffer(name)
    self.parent = parent
  }

  /// Whether a build was to put the whole folder in place, so that everything in it is ours.
  ///
  /// Others hold files under numbers and a few names.
  var isWhole: Bool {
    guard (try? parent.status(of: name))?.kind == .folder, let folder = try? parent.folder(name) else { return false }
    return Self.isWhole(folder)
  }

  /// What tells that a folder is to be put in place as it is.
  private static let mark = PathBuffer(OutputManifest.fileName)

  private static func isWhole(_ folder: FolderHandle) -> Bool {
    guard (try? folder.status(of: mark))?.kind == .file else { return false }
    return (try? folder.read(mark).bytes)?.starts(with: OutputManifest.firstLine.utf8) ?? false
  }

  /// Whether a build was stopped while it wrote what tells that a folder is to be put in place, before anything else.
  private static func isTornMark(_ name: PathBuffer, in folder: FolderHandle) -> Bool {
    guard name.text == mark.text, (try? folder.status(of: mark))?.kind == .file,
      let bytes = try? folder.read(mark, upTo: OutputManifest.firstLine.utf8.count).bytes
    else { return false }
    return OutputManifest.firstLine.utf8.starts(with: bytes)
  }

  /// Removes all that is ours, and the folder if nothing else is in it; links in it are not followed.
  ///
  /// - Returns: What is somebody else's.
  @discardableResult
  func remove() throws(FileSystemError) -> [Stranger] {
    if parent.removeEmptyFolder(name) { return [] }
    guard try parent.status(of: name)?.kind == .folder else { return [] }
    let folder = try parent.folder(name)
    var strangers: [Stranger] = []
    if Self.isWhole(folder) {
      try empty(folder, keepingMark: true)
      try folder.removeFile(Self.mark)
    } else {
      let names = try folder.entries()
      for position in names.indices {
        let path = names.path(at: position)
        let isOurName = StagingFolder.hasFile(named: names.bytes(at: position)) || Self.isTornMark(path, in: folder)
        if isOurName, try folder.status(of: path)?.kind != .folder {
          try folder.removeFile(path)
        } else {
          strangers.append(Stranger(name: names[position].name, isInTheWay: isOurName))
        }
      }
    }
    parent.removeEmptyFolder(name)
    return strangers
  }

  private func empty(_ folder: FolderHandle, keepingMark: Bool = false) throws(FileSystemError) {
    let names = try folder.entries()
    for position in names.indices {
      let path = names.path(at: position)
      // What tells that all is ours goes last.
      if keepingMark, names[position].name == OutputManifest.fileName { continue }
      if try folder.status(of: path)?.kind == .folder {
        if folder.removeEmptyFolder(path) { continue }
        try empty(folder.folder(path))
        folder.removeEmptyFolder(path)
      } else {
        try folder.removeFile(path)
      }
    }
  }
}
