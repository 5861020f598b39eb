import Diagnostics

extension OutputTransaction {
  /// Moves files to their places: what pages point to, then new pages, then changed ones.
  func putInPlace(jobs: Int) throws(FileSystemError) {
    for path in folderPaths {
      let name = PathBuffer(path.text)
      try handle.makeFolder(name)
      // A link that somebody has put there in the meantime could lead anywhere.
      guard try handle.status(of: name)?.kind == .folder else {
        throw .notAFolder(NamedPath.join(folder.path, path.text))
      }
    }
    try place(jobs: jobs) { !list.isPage($0) }
    try place(jobs: jobs) { list.isPage($0) && outputs[$0].change == .new }
    try place(jobs: jobs) { list.isPage($0) && outputs[$0].change == .replacement }
  }

  private func place(jobs: Int, where belongs: @Sendable (Int) -> Bool) throws(FileSystemError) {
    let faults = Workers.run(outputs.indices, jobs: jobs) { next -> FileSystemError? in
      var (source, target) = (PathBuffer(), PathBuffer())
      do throws(FileSystemError) {
        while let numbers = next() {
          for number in numbers where outputs[number].isWaiting && belongs(number) {
            list.write(number, to: &target)
            try staging.place(number, at: target, with: &source)
          }
        }
        return nil
      } catch {
        return error
      }
    }
    if let fault = faults.lazy.compactMap(\.self).first { throw fault }
  }

  /// Files of ours that are no longer made, in the order of their paths.
  ///
  /// A build of a part of the pages knows that only of those pages' files, and of what stands where its files go.
  var stalePaths: [RelativePath] {
    let folders = list.isPart ? Set(folderPaths) : []
    var stale: Set<RelativePath> = []
    var (expected, coming) = (0, PathBuffer())
    manifest.forEachPath { path in
      // The list was written by a build like this one: almost always its files are the same, in the same order.
      if expected < list.count {
        list.write(expected, to: &coming)
        if coming.withBytes({ $0.elementsEqual(path) }), outputs[expected].change != .absent {
          expected += 1
          return
        }
      }
      let path = RelativePath(String(decoding: path, as: UTF8.self))
      let number = list.number(of: path)
      if let number, outputs[number].change != .absent {
        expected = number + 1
      } else if !list.isPart || number != nil || folders.contains(path)
        || path.folders.contains(where: isMade)
      {
        stale.insert(path)
      }
    }
    return stale.sorted()
  }

  /// The folders that files are put into or removed from, in order; the output folder itself is not among them.
  func changedFolders(_ stale: [RelativePath]) -> [RelativePath] {
    var folders: Set<RelativePath> = []
    var last = ""
    func add(_ path: RelativePath) {
      guard let slash = path.text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
      let folder = path.text[..<slash]
      // Files of one folder follow each other.
      if folder.utf8.elementsEqual(last.utf8) { return }
      last = String(folder)
      folders.insert(RelativePath(last))
    }
    for number in outputs.indices where outputs[number].isWaiting { add(list.path(of: number)) }
    for path in stale { add(path) }
    return folders.sorted()
  }

  /// Removes old files of ours that still are as we wrote them, and the folders that this leaves empty.
  ///
  /// What leads to others goes first: a build that is stopped leaves no page without its style.
  func remove(
    _ paths: [RelativePath],
    into outcome: inout Outcome,
    _ diagnostics: inout DiagnosticCollector
  ) {
    guard !paths.isEmpty else { return }
    var found = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
    defer { diagnostics.append(faults: found, of: SourceLocation(file: folder.location.name)) }
    var spellings = NewSpellings(of: list)
    var emptied: Set<RelativePath> = []
    let pages = paths.filter(\.isPage)
    for path in pages + paths.filter({ !$0.isPage }) {
      let location = folder.location.appending(path.text)
      let name = PathBuffer(path.text)
      emptied.formUnion(path.folders)
      guard path.folders.allSatisfy({ status(of: $0)?.kind == .folder }), let status = status(of: path) else {
        continue
      }
      do throws(FileSystemError) {
        let newSpelling = spellings.of(path).first { isMade($0) && self.status(of: $0)?.identity == status.identity }
        if let newSpelling {
          // One file on a disk that ignores case: it only takes its new name.
          try handle.move(name, to: PathBuffer(newSpelling.text), in: handle)
          continue
        }
        guard status.kind == .file, try isAsWritten(path, size: status.size) else {
          found.warning(
            .changedOutput,
            "\"\(location.name)\" is no longer made, but was changed since a build wrote it and is left in place",
            at: SourceLocation(file: location.name),
            fix: "Remove it if you do not need it."
          )
          continue
        }
        try handle.removeFile(name)
        outcome.removedPaths.append(path)
      } catch {
        found.unwritable(location, error)
      }
    }
    for path in emptied.sorted().reversed() where status(of: path)?.kind == .folder {
      handle.removeEmptyFolder(PathBuffer(path.text))
    }
  }

  /// Whether a file of some size is what a build says it wrote.
  func isAsWritten(_ path: RelativePath, size: Int) throws(FileSystemError) -> Bool {
    let entries = manifest.entries(at: path)
    guard entries.contains(where: { $0.size == size }) else { return false }
    let hash = Checksum(of: try handle.read(PathBuffer(path.text)).bytes)
    return entries.contains { $0.hash == hash }
  }
}
