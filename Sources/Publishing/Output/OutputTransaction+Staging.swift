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

  func status(of path: RelativePath) -> FileStatus? {
    (try? FileSystem.status(of: NamedPath.join(folder.path, path.text), followingLinks: false)) ?? nil
  }

  /// Reports links and files that stand where folders are needed; a link could lead anywhere.
  func checkFolders(into diagnostics: inout DiagnosticCollector) {
    for path in (folderPaths + [RelativePath(OutputTransaction.stagingName)]).sorted() {
      switch status(of: path)?.kind {
      case nil, .folder:
        continue
      case .link:
        reportInTheWay(path, "is a symbolic link", into: &diagnostics)
      case .file, .other:
        if !manifest.contains(path) { reportInTheWay(path, "is a file", into: &diagnostics) }
      }
    }
  }

  /// The folders that files are put into, each once and behind those that it lies in.
  var folderPaths: [RelativePath] {
    var paths: [RelativePath] = []
    list.forEachFolder { paths.append($0) }
    paths.sort()
    var unique: [RelativePath] = []
    for path in paths where unique.last != path { unique.append(path) }
    return unique
  }
}
