import Diagnostics

/// An output folder that no other build writes to, with what is known of earlier builds.
struct LockedOutput: Sendable {
  let folder: OutputFolder

  /// The folder, open.
  let handle: FolderHandle

  /// What earlier builds wrote.
  let manifest: OutputManifest

  /// What the last build left in files, whatever the manifest says.
  let contents: StampedContents

  let spellings: Spellings

  /// Whether this build has made the folder, so that nothing can be in the way and nobody has been given it yet.
  let isNew: Bool

  /// Whether the folder still stands where it was opened.
  var isInPlace: Bool { handle.stands(at: folder.path) }

  /// Makes the folder if it is missing, waits until no other build is in it, and reads the manifest.
  ///
  /// - Parameter beforeWaiting: Called when another build is in it.
  static func open(
    _ folder: OutputFolder,
    into diagnostics: inout DiagnosticCollector,
    beforeWaiting: () -> Void = {}
  ) -> LockedOutput? {
    do throws(FileSystemError) {
      try FileSystem.makeFolders(folder.path)
      var handle = try FolderHandle(folder.path, followsLinks: false)
      handle.lock(beforeWaiting: beforeWaiting)
      // The build that was waited for may have failed and taken back the folder that it had made.
      while !handle.stands(at: folder.path) {
        try FileSystem.makeFolders(folder.path)
        handle = try FolderHandle(folder.path, followsLinks: false)
        handle.lock(beforeWaiting: beforeWaiting)
      }
      return LockedOutput(folder, handle, into: &diagnostics)
    } catch {
      diagnostics.unwritable(NamedPath(name: folder.location.name, path: error.path), error)
      folder.removeMadeFolders()
      return nil
    }
  }

  private init?(_ folder: OutputFolder, _ handle: FolderHandle, into diagnostics: inout DiagnosticCollector) {
    self.folder = folder
    self.handle = handle
    let location = folder.location.appending(OutputManifest.fileName)
    var bytes: [UInt8] = []
    do throws(FileSystemError) {
      let path = PathBuffer(OutputManifest.fileName)
      if let status = try handle.status(of: path) {
        guard status.kind == .file else {
          // A link could lead anywhere, and what is no file could be read for ever.
          diagnostics.error(
            .fileInTheWay,
            "\"\(location.name)\" is in the way: it is no file",
            at: SourceLocation(file: location.name),
            fix: "Move or remove it, or name another folder with --output."
          )
          return nil
        }
        bytes = try handle.read(path).bytes
      }
    } catch {
      diagnostics.unreadable(location, error)
      return nil
    }
    let manifest = OutputManifest(bytes)
    if manifest.isDamaged {
      diagnostics.warning(
        .brokenManifest,
        "\"\(location.name)\", the list of the files that earlier builds wrote, is damaged or of another version",
        at: SourceLocation(file: location.name),
        fix: "It is written anew: what it says counted only for files that still are as it says."
      )
      self.manifest = OutputManifest(salvaging: manifest.entries.filter { handle.holds($0) })
    } else {
      self.manifest = manifest
    }
    contents = StampedContents(in: handle)
    spellings = Spellings(of: self.manifest)
    // Another build may have put something into it while this one waited for the lock.
    isNew = !folder.missingFolders.isEmpty && (try? handle.entries())?.isEmpty == true
  }
}

extension FolderHandle {
  /// Whether a file is as a build says that it wrote it.
  fileprivate func holds(_ entry: OutputManifest.Entry) -> Bool {
    let path = PathBuffer(entry.path.text)
    guard let status = try? status(of: path), status.kind == .file, status.size == entry.size else { return false }
    return (try? read(path, upTo: entry.size)).map { Checksum(of: $0.bytes) } == entry.hash
  }
}

extension OutputFolder {
  /// Removes the folders that were made for a build which then wrote nothing.
  func removeMadeFolders() {
    for path in missingFolders.reversed() { FileSystem.removeEmptyFolder(path) }
  }
}
