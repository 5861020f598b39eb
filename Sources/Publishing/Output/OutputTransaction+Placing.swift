import Diagnostics

extension OutputTransaction {
  func writeManifest(_ manifest: OutputManifest) throws(FileSystemError) {
    let bytes = manifest.bytes
    let path = NamedPath.join(folder.path, OutputManifest.fileName)
    if bytes == manifestBytes, try FileSystem.read(path) == bytes { return }
    let staged = NamedPath.join(stagingPath, "manifest")
    try FileSystem.makeFolder(stagingPath)
    try FileSystem.write(bytes, toNewFile: staged)
    try FileSystem.move(staged, to: path)
  }

  /// Moves files to their places: what pages point to, then new pages, then changed ones.
  func putInPlace(_ files: [StagedFile]) throws(FileSystemError) {
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
  func remove(
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

  func isAsWritten(
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
