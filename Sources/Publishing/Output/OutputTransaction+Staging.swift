import Diagnostics

extension OutputTransaction {
  /// Why a file could not be staged.
  enum StagingFault: Error {
    /// Something stands there that no build wrote.
    case inTheWay(RelativePath)
    /// The system refused.
    case system(RelativePath, FileSystemError)
  }

  /// Reports why a file could not be staged.
  func report(_ fault: StagingFault, into diagnostics: inout DiagnosticCollector) {
    switch fault {
    case .inTheWay(let path):
      reportInTheWay(path, "was not written by a build", into: &diagnostics)
    case .system(let path, let error):
      diagnostics.unwritable(folder.location.appending(path.text), error)
    }
  }

  func reportInTheWay(
    _ path: RelativePath,
    _ reason: String,
    into diagnostics: inout DiagnosticCollector
  ) {
    let name = folder.location.appending(path.text).name
    diagnostics.error(
      .fileInTheWay,
      "\"\(name)\" is in the way: it \(reason)",
      at: SourceLocation(file: name),
      fix: "Move or remove it, or name another folder with --output."
    )
  }

  var stagingPath: String { NamedPath.join(folder.path, OutputTransaction.stagingName) }

  static func removeMadeFolders(of folder: OutputFolder) {
    for path in folder.missingFolders.reversed() { FileSystem.removeEmptyFolder(path) }
  }

  func removeStaging(into diagnostics: inout DiagnosticCollector) {
    do throws(FileSystemError) {
      guard try FileSystem.status(of: stagingPath, followingLinks: false)?.kind == .folder else { return }
      for entry in try FileSystem.entries(of: stagingPath) {
        try FileSystem.removeFile(NamedPath.join(stagingPath, entry.name))
      }
      FileSystem.removeEmptyFolder(stagingPath)
    } catch {
      diagnostics.unwritable(NamedPath(name: name(of: error.path), path: error.path), error)
    }
  }

  /// A path below the output folder as the user knows it.
  func name(of path: String) -> String {
    guard NamedPath.contains(folder.path, path), path != folder.path else { return folder.location.name }
    let prefix = folder.path.utf8.count + (folder.path.utf8.last == UInt8(ascii: "/") ? 0 : 1)
    return folder.location.appending(String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self)).name
  }

  /// Whether builds wrote what stands at a path, or all that stands in the folder there.
  func isOurs(_ path: RelativePath, status: FileStatus) -> Bool {
    switch status.kind {
    case .file, .link:
      if manifest.paths.contains(path) { return true }
      // On a disk that ignores case, our own file may still go by its former spelling.
      return spellings[path.folded, default: []].contains { self.status(of: $0)?.identity == status.identity }
    case .folder:
      return manifest.paths.contains { $0.folders.contains(path) }
    case .other:
      return false
    }
  }

  func status(of path: RelativePath) -> FileStatus? {
    (try? FileSystem.status(of: NamedPath.join(folder.path, path.text), followingLinks: false)) ?? nil
  }

  /// Reports links and files that stand where folders are needed; a link could lead anywhere.
  func checkFolders(of paths: [RelativePath], into diagnostics: inout DiagnosticCollector) {
    for path in Set([RelativePath(OutputTransaction.stagingName)] + paths.flatMap(\.folders)).sorted() {
      switch status(of: path)?.kind {
      case nil, .folder:
        continue
      case .link:
        reportInTheWay(path, "is a symbolic link", into: &diagnostics)
      case .file, .other:
        if !manifest.paths.contains(path) { reportInTheWay(path, "is a file", into: &diagnostics) }
      }
    }
  }
}
