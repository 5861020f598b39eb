import Diagnostics

/// Puts the files of one build into an output folder, all of them or none.
///
/// 1. Every file that differs from what is there is written whole into a staging folder inside the output
///    (``stage(_:number:with:)``, from any thread). A build that fails until then is undone by ``abandon()``.
/// 2. ``commit(jobs:into:layStamps:)`` writes the new list beside them, adds the coming files to the manifest, moves the
///    staged files to their places one by one, what pages point to before the pages, removes the files of ours that are
///    no longer made, and moves the new list to its place. Where there was no output folder, the staging folder takes
///    its place instead, with all that is in it.
///
/// A move replaces a file in one step, so that no reader ever meets half a page. A build that is killed leaves at most
/// some new pages among old ones and a staging folder, which may stand beside the output for a moment; both are known as
/// ours, and the next build puts them right. A build that changes nothing writes nothing.
///
/// Nothing waits for the disk itself: after a power cut a page is the old one or the new one on file systems that keep
/// the order of a write and the move that follows it (ext4, XFS, Btrfs, APFS as they come), and the next build mends
/// the rest.
final class OutputTransaction: Sendable {
  /// What a build did to the folder.
  struct Outcome: Hashable, Sendable {
    var removedPaths: [RelativePath] = []
  }

  /// The folder, which is ours alone for as long as the transaction lasts.
  let output: LockedOutput

  /// The files of this build.
  let list: OutputList

  /// What becomes of the files of this build.
  let outputs: StagedOutputs

  let staging: StagingFolder

  private init(in output: LockedOutput, list: OutputList) {
    self.output = output
    self.list = list
    outputs = StagedOutputs(count: list.count)
    staging = StagingFolder(in: output, list: list)
  }

  var folder: OutputFolder { output.folder }
  var handle: FolderHandle { output.handle }
  var manifest: OutputManifest { output.manifest }

  /// Clears what a killed build left, and checks the folders that will be written to.
  static func begin(
    in output: LockedOutput,
    list: OutputList,
    into diagnostics: inout DiagnosticCollector
  ) -> OutputTransaction? {
    let transaction = OutputTransaction(in: output, list: list)
    var faults = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
    transaction.removeLeftFolders(into: &faults)
    if output.isNew {
      transaction.makeFolders(into: &faults)
    } else {
      transaction.checkFolders(into: &faults)
    }
    diagnostics.append(faults: faults, of: SourceLocation(file: output.folder.location.name))
    if faults.hasErrors {
      transaction.abandon()
      return nil
    }
    return transaction
  }

  /// Whether builds wrote what stands at a path, or all that stands in the folder there.
  func isOurs(_ path: RelativePath, status: FileStatus) -> Bool {
    switch status.kind {
    case .file, .link:
      if manifest.contains(path) { return true }
      // On a disk that ignores case, our own file may still go by its former spelling.
      if output.spellings.of(path).contains(where: { self.status(of: $0)?.identity == status.identity }) { return true }
      return status.kind == .file && output.contents.include(path)
    case .folder:
      return manifest.hasFiles(in: path)
    case .other:
      return false
    }
  }

  /// Compares a file with what is there and, where they differ, writes it into the staging folder.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - number: The file's number in the list.
  ///   - buffer: Memory for paths.
  /// - Returns: What the system says of the file, there or waiting.
  func stage(
    _ bytes: UnsafeRawBufferPointer,
    number: Int,
    with buffer: inout PathBuffer
  ) throws(StagingFault) -> FileStatus {
    let found: (change: StagedOutput.Change, status: FileStatus?)?
    do throws(FileSystemError) {
      found = try output.isNew ? (.new, nil) : compare(bytes, number: number, with: &buffer)
    } catch {
      throw .system(list.path(of: number), error)
    }
    guard let (change, present) = found else { throw .inTheWay }
    outputs[number] = StagedOutput(size: bytes.count, hash: Checksum(of: bytes), change: change)
    if let present { return present }
    do throws(FileSystemError) {
      return try staging.write(bytes, number: number, with: &buffer)
    } catch {
      throw .system(list.path(of: number), error)
    }
  }

  /// Compares a file with what is there and, where they differ, writes it into the staging folder.
  func stage(_ bytes: [UInt8], number: Int, with buffer: inout PathBuffer) throws(StagingFault) -> FileStatus {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(StagingFault) in try stage(bytes, number: number, with: &buffer) }
    }
    return try result.get()
  }

  /// What has to be done for a file, and its status where that is nothing; `nil` when something is in the way.
  private func compare(
    _ bytes: UnsafeRawBufferPointer,
    number: Int,
    with buffer: inout PathBuffer
  ) throws(FileSystemError) -> (change: StagedOutput.Change, status: FileStatus?)? {
    list.write(number, to: &buffer)
    guard let status = try handle.status(of: buffer) else { return (.new, nil) }
    if status.kind == .file, status.size == bytes.count, try handle.holds(bytes, at: buffer) { return (.none, status) }
    return isOurs(list.path(of: number), status: status) ? (.replacement, nil) : nil
  }

  /// Puts the staged files in place; `nil` when the system refused, and the next build has to mend it.
  ///
  /// - Parameters:
  ///   - jobs: How many threads may work at once.
  ///   - diagnostics: Takes what the system refuses.
  ///   - layStamps: Lays the stamps of all that is made ready, and tells whether there are any to be put in place.
  ///   - beforePlacing: Called before the first file is moved or removed.
  func commit(
    jobs: Int,
    into diagnostics: inout DiagnosticCollector,
    layStamps: () -> Bool = { false },
    beforePlacing: () -> Void = {}
  ) -> Outcome? {
    guard isInPlace(into: &diagnostics) else { return withdraw(into: &diagnostics) }
    let stale = stalePaths
    let hasChanges = hasChanges
    do throws(FileSystemError) {
      var outcome = Outcome()
      // The list is written before anything is moved: a disk that is full must be met while the old site stands.
      let hasNewManifest = try stageManifest(without: stale, hasChanged: hasChanges || !stale.isEmpty)
      // A folder that takes the output's place goes there with all of its files; of others the stamps come last.
      let hasStamps = staging.isWhole ? layStamps() : nil
      guard isOpen(stale, into: &diagnostics) else { return withdraw(into: &diagnostics) }
      if staging.isWhole || hasChanges || !stale.isEmpty { beforePlacing() }
      if staging.takePlace() { return outcome }
      if staging.isWhole {
        // Somebody has put something into the folder while nobody looked there.
        guard isEmptyYet(into: &diagnostics) else { return withdraw(into: &diagnostics) }
        // Its own list stays in it to the end, and tells that all that is left in it is ours.
        try stageManifest()
      }
      if hasChanges || !stale.isEmpty {
        try announce()
        let folders = stale.isEmpty ? [] : Set(folderPaths)
        // Old files that stand where a folder is needed, or in a folder where a file is.
        let inTheWay = stale.filter { path in
          folders.contains(path) || path.folders.contains(where: isMade)
        }
        remove(inTheWay, into: &outcome, &diagnostics)
        try putInPlace(jobs: jobs)
        remove(stale.filter { !inTheWay.contains($0) }, into: &outcome, &diagnostics)
      }
      // What could not be removed is still ours, as the list that is there says.
      if hasNewManifest, !diagnostics.hasErrors { try staging.place(.manifest, as: OutputManifest.fileName) }
      if hasStamps ?? layStamps() { try? staging.place(.stamps, as: StampFormat.fileName) }
      guard isInPlace(into: &diagnostics) else { return withdraw(into: &diagnostics) }
      removeStaging(into: &diagnostics)
      return diagnostics.hasErrors ? nil : outcome
    } catch {
      diagnostics.unwritable(NamedPath(name: name(of: error.path), path: error.path), error)
      return withdraw(into: &diagnostics)
    }
  }

  /// Clears away what waits and is not put in place.
  private func withdraw(into diagnostics: inout DiagnosticCollector) -> Outcome? {
    removeStaging(into: &diagnostics)
    return nil
  }

  /// Whether the system lets files be put in place and removed; if not, says so.
  ///
  /// That is asked before the first file is moved, while the old site is whole.
  private func isOpen(_ stale: [RelativePath], into diagnostics: inout DiagnosticCollector) -> Bool {
    guard !staging.isWhole else { return true }
    var found = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
    for path in changedFolders(stale) {
      guard let error = handle.refusal(toChange: PathBuffer(path.text)) else { continue }
      found.unwritable(folder.location.appending(path.text), error)
    }
    guard found.hasErrors else { return true }
    diagnostics.append(faults: found, of: SourceLocation(file: folder.location.name))
    return false
  }

  /// Whether nothing stands where files of a new output go; if not, says so.
  private func isEmptyYet(into diagnostics: inout DiagnosticCollector) -> Bool {
    var found = FilesInTheWay()
    for number in outputs.indices where outputs[number].isWaiting && status(of: list.path(of: number)) != nil {
      found.append(number)
    }
    if found.isEmpty { return true }
    report(found, into: &diagnostics)
    return false
  }

  /// Whether what is written comes to stand where it was asked for; if not, says so.
  private func isInPlace(into diagnostics: inout DiagnosticCollector) -> Bool {
    if output.isInPlace { return true }
    if (try? FileSystem.status(of: folder.path, followingLinks: false)) == nil {
      diagnostics.unwritable(folder.location, .missing(folder.path))
    } else {
      diagnostics.error(
        .unwritableFile,
        "the output folder \"\(folder.location.name)\" was moved away or replaced while the site was being built",
        at: SourceLocation(file: folder.location.name),
        fix: "Build again, and leave the folder where it is until that is done."
      )
    }
    return false
  }

  /// Whether a file waits to be put in place.
  var hasChanges: Bool { outputs.indices.contains { outputs[$0].isWaiting } }

  /// Whether a file of this build stands at a path.
  func isMade(_ path: RelativePath) -> Bool {
    list.number(of: path).map { outputs[$0].change != .absent } ?? false
  }

  /// Leaves the folder as it was found.
  func abandon() {
    var ignored = DiagnosticCollector()
    removeStaging(into: &ignored)
    folder.removeMadeFolders()
  }
}
