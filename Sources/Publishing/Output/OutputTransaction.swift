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

  let manifestBytes: [UInt8]
  let spellings: [String: [RelativePath]]
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
        fix: "Remove it and build again: files that are as a build writes them are taken up, and others are named."
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
