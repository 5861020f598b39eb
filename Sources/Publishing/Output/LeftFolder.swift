/// A folder that files of a build wait or waited in, as a build that was stopped may have left it.
struct LeftFolder {
  let path: String

  /// Whether a build was to put the whole folder in place, so that everything in it is ours.
  ///
  /// Others hold files alone.
  var isWhole: Bool {
    let path = NamedPath.join(path, OutputManifest.fileName)
    guard (try? FileSystem.status(of: path, followingLinks: false))?.kind == .file else { return false }
    return (try? FileSystem.read(path))?.starts(with: OutputManifest.firstLine.utf8) ?? false
  }

  /// Removes the folder with all that is ours; links in it are not followed.
  func remove() throws(FileSystemError) {
    if FileSystem.removeEmptyFolder(path) { return }
    guard try FileSystem.status(of: path, followingLinks: false)?.kind == .folder else { return }
    try remove(path, mayHoldFolders: isWhole)
  }

  private func remove(_ folder: String, mayHoldFolders: Bool) throws(FileSystemError) {
    // What tells that all is ours goes last.
    let mark = NamedPath.join(path, OutputManifest.fileName)
    for entry in try FileSystem.entries(of: folder) {
      let path = NamedPath.join(folder, entry.name)
      if path == mark { continue }
      let isFolder = try FileSystem.status(of: path, followingLinks: false)?.kind == .folder
      // An empty folder is nobody's work.
      if isFolder, FileSystem.removeEmptyFolder(path) { continue }
      if isFolder, mayHoldFolders {
        try remove(path, mayHoldFolders: true)
      } else {
        try FileSystem.removeFile(path)
      }
    }
    if folder == path { try FileSystem.removeFile(mark) }
    FileSystem.removeEmptyFolder(folder)
  }
}
