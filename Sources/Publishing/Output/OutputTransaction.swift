import Diagnostics

/// Puts the files of one build into an output folder, all of them or none.
///
/// 1. Every file that differs from what is there is written whole into a staging folder inside the output
///    (``stage(_:_:number:)``, from any thread). A build that fails until then is undone by ``abandon()``.
/// 2. ``commit(_:into:)`` lists old and coming files in the manifest, moves the staged files to their places one by one,
///    what pages point to before the pages, removes the files of ours that are no longer made, and writes the new list.
///
/// A move replaces a file in one step, so that no reader ever meets half a page. A build that is killed leaves at most
/// some new pages among old ones and a staging folder; both are known as ours, and the next build puts them right. A
/// build that changes nothing writes nothing.
struct OutputTransaction: Sendable {
  /// What a build did to the folder.
  struct Outcome: Hashable, Sendable {
    var removedPaths: [RelativePath] = []
  }

  /// The name of the folder that files wait in.
  static let stagingName = ".fieldset-staging"

  let folder: OutputFolder

  /// What earlier builds wrote.
  let manifest: OutputManifest

  private let manifestBytes: [UInt8]
  private let spellings: [String: [RelativePath]]
  private let lock: FolderLock

  /// Locks the folder, makes it if it is missing, clears what a killed build left, and checks the folders that will be
  /// written to.
  static func begin(
    in folder: OutputFolder,
    paths: [RelativePath],
    into diagnostics: inout DiagnosticCollector
  ) -> OutputTransaction? {
    do throws(FileSystemError) {
      for path in folder.missingFolders { try FileSystem.makeFolder(path) }
    } catch {
      diagnostics.unwritable(NamedPath(name: folder.location.name, path: error.path), error)
      removeMadeFolders(of: folder)
      return nil
    }
    guard let transaction = OutputTransaction(folder, into: &diagnostics) else { return nil }
    var faults = DiagnosticCollector()
    transaction.checkFolders(of: paths, into: &faults)
    transaction.removeStaging(into: &faults)
    diagnostics.append(contentsOf: faults)
    if faults.hasErrors {
      transaction.abandon()
      return nil
    }
    return transaction
  }

  private init?(_ folder: OutputFolder, into diagnostics: inout DiagnosticCollector) {
    self.folder = folder
    lock = FolderLock(folder.path)
    let location = folder.location.appending(OutputManifest.fileName)
    var bytes: [UInt8] = []
    do throws(FileSystemError) {
      let path = NamedPath.join(folder.path, OutputManifest.fileName)
      if try FileSystem.status(of: path, followingLinks: false) != nil { bytes = try FileSystem.read(path) }
    } catch {
      diagnostics.unreadable(location, error)
      return nil
    }
    if bytes.isEmpty {
      manifest = OutputManifest()
    } else if let manifest = OutputManifest(SourceFile(name: location.name, bytes: bytes)) {
      self.manifest = manifest
    } else {
      diagnostics.error(
        .brokenManifest,
        "\"\(location.name)\", the list of the files that earlier builds wrote, is damaged",
        at: SourceLocation(file: location.name),
        fix: "Remove the output folder, if nothing else is in it, and build again."
      )
      return nil
    }
    manifestBytes = bytes
    spellings = Dictionary(grouping: manifest.paths, by: \.folded)
  }

  /// Compares a file with what is there and, where they differ, writes it into the staging folder.
  ///
  /// - Parameter number: Tells the file from all others of this build.
  func stage(_ path: RelativePath, _ bytes: [UInt8], number: Int) -> Result<StagedFile, StagingFault> {
    let target = NamedPath.join(folder.path, path.text)
    let entry = OutputManifest.Entry(path: path, size: bytes.count, hash: Checksum(of: bytes))
    do throws(FileSystemError) {
      var change = StagedFile.Change.new
      if let status = try FileSystem.status(of: target, followingLinks: false) {
        if status.kind == .file, status.size == bytes.count, try FileSystem.read(target) == bytes {
          return .success(StagedFile(entry: entry, change: .none, stagedPath: nil))
        }
        guard isOurs(path, status: status) else { return .failure(.inTheWay(path)) }
        change = .replacement
      }
      let staged = NamedPath.join(stagingPath, String(number))
      try FileSystem.makeFolder(stagingPath)
      try FileSystem.write(bytes, toNewFile: staged)
      return .success(StagedFile(entry: entry, change: change, stagedPath: staged))
    } catch {
      return .failure(.system(path, error))
    }
  }

  /// Puts the staged files in place; `nil` when the system refused, and the next build has to mend it.
  func commit(_ files: [StagedFile], into diagnostics: inout DiagnosticCollector) -> Outcome? {
    let coming = OutputManifest(entries: files.map(\.entry))
    let stale = manifest.paths.subtracting(coming.paths).sorted()
    do throws(FileSystemError) {
      var outcome = Outcome()
      let changes = files.filter { $0.change != .none }
      if !changes.isEmpty || !stale.isEmpty {
        try writeManifest(manifest.union(coming))
        let folders = Set(coming.paths.flatMap(\.folders))
        // Old files that stand where a folder is needed, or in a folder where a file is.
        let inTheWay = stale.filter { folders.contains($0) || $0.folders.contains(where: coming.paths.contains) }
        remove(inTheWay, coming: coming, into: &outcome, &diagnostics)
        try putInPlace(changes)
        remove(stale.filter { !inTheWay.contains($0) }, coming: coming, into: &outcome, &diagnostics)
      }
      try writeManifest(coming)
      removeStaging(into: &diagnostics)
      return diagnostics.hasErrors ? nil : outcome
    } catch {
      diagnostics.unwritable(NamedPath(name: name(of: error.path), path: error.path), error)
      removeStaging(into: &diagnostics)
      return nil
    }
  }

  /// Leaves the folder as it was found.
  func abandon() {
    var ignored = DiagnosticCollector()
    removeStaging(into: &ignored)
    OutputTransaction.removeMadeFolders(of: folder)
  }
}

// MARK: - Staging

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

  private func reportInTheWay(
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

  private var stagingPath: String { NamedPath.join(folder.path, OutputTransaction.stagingName) }

  private static func removeMadeFolders(of folder: OutputFolder) {
    for path in folder.missingFolders.reversed() { FileSystem.removeEmptyFolder(path) }
  }

  private func removeStaging(into diagnostics: inout DiagnosticCollector) {
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
  private func name(of path: String) -> String {
    guard NamedPath.contains(folder.path, path), path != folder.path else { return folder.location.name }
    let prefix = folder.path.utf8.count + (folder.path.utf8.last == UInt8(ascii: "/") ? 0 : 1)
    return folder.location.appending(String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self)).name
  }

  /// Whether builds wrote what stands at a path, or all that stands in the folder there.
  private func isOurs(_ path: RelativePath, status: FileStatus) -> Bool {
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

  private func status(of path: RelativePath) -> FileStatus? {
    (try? FileSystem.status(of: NamedPath.join(folder.path, path.text), followingLinks: false)) ?? nil
  }

  /// Reports links and files that stand where folders are needed; a link could lead anywhere.
  private func checkFolders(of paths: [RelativePath], into diagnostics: inout DiagnosticCollector) {
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

// MARK: - Putting in place

extension OutputTransaction {
  private func writeManifest(_ manifest: OutputManifest) throws(FileSystemError) {
    let bytes = manifest.bytes
    let path = NamedPath.join(folder.path, OutputManifest.fileName)
    if bytes == manifestBytes, try FileSystem.read(path) == bytes { return }
    let staged = NamedPath.join(stagingPath, "manifest")
    try FileSystem.makeFolder(stagingPath)
    try FileSystem.write(bytes, toNewFile: staged)
    try FileSystem.move(staged, to: path)
  }

  /// Moves files to their places: what pages point to, then new pages, then changed ones.
  private func putInPlace(_ files: [StagedFile]) throws(FileSystemError) {
    let ordered = files.sorted { first, second in
      (first.stage, first.entry.path) < (second.stage, second.entry.path)
    }
    for folderPath in Set(files.flatMap(\.entry.path.folders)).sorted() {
      try FileSystem.makeFolder(NamedPath.join(folder.path, folderPath.text))
    }
    for file in ordered {
      guard let staged = file.stagedPath else { continue }
      try FileSystem.move(staged, to: NamedPath.join(folder.path, file.entry.path.text))
    }
  }

  /// Removes old files of ours that still are as we wrote them, and the folders that this leaves empty.
  private func remove(
    _ paths: [RelativePath],
    coming: OutputManifest,
    into outcome: inout Outcome,
    _ diagnostics: inout DiagnosticCollector
  ) {
    guard !paths.isEmpty else { return }
    let current = Dictionary(grouping: coming.paths, by: \.folded)
    let written = Dictionary(grouping: manifest.entries, by: \.path)
    var emptied: Set<RelativePath> = []
    for path in paths {
      let location = folder.location.appending(path.text)
      let absolutePath = NamedPath.join(folder.path, path.text)
      emptied.formUnion(path.folders)
      guard path.folders.allSatisfy({ status(of: $0)?.kind == .folder }), let status = status(of: path) else {
        continue
      }
      do throws(FileSystemError) {
        let newSpelling = current[path.folded]?.first { self.status(of: $0)?.identity == status.identity }
        if let newSpelling {
          // One file on a disk that ignores case: it only takes its new name.
          try FileSystem.move(absolutePath, to: NamedPath.join(folder.path, newSpelling.text))
          continue
        }
        guard status.kind == .file, try isAsWritten(absolutePath, written[path, default: []], size: status.size) else {
          diagnostics.warning(
            .changedOutput,
            "\"\(location.name)\" is no longer made, but was changed since a build wrote it and is left in place",
            at: SourceLocation(file: location.name),
            fix: "Remove it if you do not need it."
          )
          continue
        }
        try FileSystem.removeFile(absolutePath)
        outcome.removedPaths.append(path)
      } catch {
        diagnostics.unwritable(location, error)
      }
    }
    for path in emptied.sorted().reversed() where status(of: path)?.kind == .folder {
      FileSystem.removeEmptyFolder(NamedPath.join(folder.path, path.text))
    }
  }

  private func isAsWritten(
    _ path: String,
    _ entries: [OutputManifest.Entry],
    size: Int
  ) throws(FileSystemError) -> Bool {
    guard entries.contains(where: { $0.size == size }) else { return false }
    let hash = Checksum(of: try FileSystem.read(path))
    return entries.contains { $0.hash == hash }
  }
}

extension StagedFile {
  fileprivate var stage: Int {
    guard entry.path.text.hasSuffix(".html") else { return 0 }
    return change == .new ? 1 : 2
  }
}
