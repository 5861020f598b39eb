import Diagnostics

/// An output folder that no other build writes to, with what is known of earlier builds.
struct LockedOutput: Sendable {
  let folder: OutputFolder

  /// The folder, open.
  let handle: FolderHandle

  /// What earlier builds wrote.
  let manifest: OutputManifest

  let spellings: Spellings

  /// Whether there was no such folder, so that nothing can be in the way.
  let isNew: Bool

  private let lock: FolderLock

  /// Makes the folder if it is missing, waits until no other build is in it, and reads the manifest.
  static func open(_ folder: OutputFolder, into diagnostics: inout DiagnosticCollector) -> LockedOutput? {
    do throws(FileSystemError) {
      for path in folder.missingFolders { try FileSystem.makeFolder(path) }
    } catch {
      diagnostics.unwritable(NamedPath(name: folder.location.name, path: error.path), error)
      folder.removeMadeFolders()
      return nil
    }
    return LockedOutput(folder, into: &diagnostics)
  }

  private init?(_ folder: OutputFolder, into diagnostics: inout DiagnosticCollector) {
    self.folder = folder
    lock = FolderLock(folder.path)
    let location = folder.location.appending(OutputManifest.fileName)
    var bytes: [UInt8] = []
    do throws(FileSystemError) {
      handle = try FolderHandle(folder.path)
      let path = NamedPath.join(folder.path, OutputManifest.fileName)
      if try FileSystem.status(of: path, followingLinks: false) != nil { bytes = try FileSystem.read(path) }
    } catch {
      diagnostics.unreadable(location, error)
      return nil
    }
    guard let manifest = OutputManifest(bytes) else {
      diagnostics.error(
        .brokenManifest,
        "\"\(location.name)\", the list of the files that earlier builds wrote, is damaged",
        at: SourceLocation(file: location.name),
        fix: "Remove it and build again: files that are as a build writes them are taken up, and others are named."
      )
      return nil
    }
    self.manifest = manifest
    spellings = Spellings(of: manifest)
    // Another build may have filled it while this one waited for the lock.
    isNew = !folder.missingFolders.isEmpty && manifest.count == 0 && !manifest.isTorn
  }
}

extension OutputFolder {
  /// Removes the folders that were made for a build which then wrote nothing.
  func removeMadeFolders() {
    for path in missingFolders.reversed() { FileSystem.removeEmptyFolder(path) }
  }
}
