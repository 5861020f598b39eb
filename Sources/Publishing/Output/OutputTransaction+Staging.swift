import Diagnostics

extension OutputTransaction {
  /// Why a file could not be staged.
  enum StagingFault: Error {
    /// Something stands there that no build wrote.
    case inTheWay
    /// The system refused.
    case system(RelativePath, FileSystemError)
  }

  /// Reports why the system let a file not be staged.
  func report(_ error: FileSystemError, at path: RelativePath, into diagnostics: inout DiagnosticCollector) {
    diagnostics.unwritable(folder.location.appending(path.text), error)
  }

  /// Reports files in whose place something else stands.
  func report(_ files: FilesInTheWay, into diagnostics: inout DiagnosticCollector) {
    for number in files.numbers {
      reportInTheWay(list.path(of: number), "was not written by a build", into: &diagnostics)
    }
    let others = files.count - files.numbers.count
    guard others > 0 else { return }
    diagnostics.error(
      .fileInTheWay,
      "\(others) more that no build wrote \(others == 1 ? "is" : "are") in the way",
      at: SourceLocation(file: folder.location.name),
      fix: "Name another folder with --output."
    )
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

  func removeStaging(into diagnostics: inout DiagnosticCollector) {
    do throws(FileSystemError) {
      try LeftFolder(StagingFolder.name, in: handle).remove()
    } catch {
      diagnostics.unwritable(NamedPath(name: name(of: error.path), path: error.path), error)
    }
  }

  /// Clears away what a build that was stopped has left.
  func removeLeftFolders(into diagnostics: inout DiagnosticCollector) {
    do throws(FileSystemError) {
      for stranger in try LeftFolder(StagingFolder.name, in: handle).remove() {
        let path = RelativePath(StagingFolder.name + "/" + stranger.name)
        if stranger.isInTheWay {
          reportInTheWay(path, "is a folder", into: &diagnostics)
        } else {
          let name = folder.location.appending(path.text).name
          diagnostics.warning(
            .strayFile,
            "\"\(name)\" is where files of a build wait, and no build has put it there",
            at: SourceLocation(file: name),
            fix: "Move it elsewhere. Builds leave it alone."
          )
        }
      }
    } catch {
      diagnostics.unwritable(NamedPath(name: name(of: error.path), path: error.path), error)
    }
    // Beside the output anything may stand; what cannot be cleared is in nobody's way.
    guard let parent = NamedPath.parent(of: folder.path), let handle = try? FolderHandle(parent) else { return }
    let aside = LeftFolder(NamedPath.lastComponent(of: folder.pathAside), in: handle)
    if aside.isWhole { _ = try? aside.remove() }
  }

  /// Makes the folders of a new output where its files will wait.
  func makeFolders(into diagnostics: inout DiagnosticCollector) {
    do throws(FileSystemError) {
      try staging.makeFolders(folderPaths)
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
    (try? handle.status(of: PathBuffer(path.text))) ?? nil
  }

  /// Reports links and files that stand where folders are needed; a link could lead anywhere.
  func checkFolders(into diagnostics: inout DiagnosticCollector) {
    for path in (folderPaths + [RelativePath(StagingFolder.name)]).sorted() {
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
