extension OutputTransaction {
  private var manifestName: PathBuffer { PathBuffer(OutputManifest.fileName) }

  /// Adds what is coming to the manifest that is there, so that it is known as ours wherever the build may be stopped.
  func announce() throws(FileSystemError) {
    if manifest.isTorn {
      // A line behind half a line would be none.
      let file = try staging.make(.mendedManifest)
      try file.write(manifest.bytes)
      try file.close()
      try staging.place(.mendedManifest, as: OutputManifest.fileName)
    }
    let file = try handle.append(to: manifestName)
    var lines = ManifestLines()
    var path = PathBuffer()
    if manifest.bytes.isEmpty { lines.appendFirstLine() }
    for number in outputs.indices where outputs[number].isWaiting {
      list.write(number, to: &path)
      lines.append(outputs[number], at: path)
      if let block = lines.takeBlock() { try file.write(block) }
    }
    if let block = lines.takeBlock(isLast: true) { try file.write(block) }
    try file.close()
  }

  /// Lays the list of what will be there ready, if it is not what the manifest says, and tells whether it was needed.
  ///
  /// - Parameter stale: Files that are going to be removed.
  func stageManifest(without stale: [RelativePath], hasChanged: Bool) throws(FileSystemError) -> Bool {
    if !hasChanged, try isManifestRight() { return false }
    if staging.isWhole {
      try write(to: staging.appendToManifest(), hasFirstLine: false)
    } else {
      try stageManifest(without: Set(stale))
    }
    return true
  }

  /// Lays the list of what will be there ready as a file that is moved by itself.
  func stageManifest(without stale: Set<RelativePath> = []) throws(FileSystemError) {
    try write(to: staging.make(.manifest), without: stale, hasFirstLine: true)
  }

  private func write(
    to file: OpenFile,
    without stale: Set<RelativePath> = [],
    hasFirstLine: Bool
  ) throws(FileSystemError) {
    try forEachBlock(without: stale, hasFirstLine: hasFirstLine) { (block) throws(FileSystemError) in
      try file.write(block)
    }
    try file.close()
  }

  private func isManifestRight() throws(FileSystemError) -> Bool {
    guard !manifest.isTorn, try handle.status(of: manifestName)?.kind == .file else { return false }
    var position = 0
    var isRight = true
    try forEachBlock { (block) throws(FileSystemError) in
      isRight = isRight && manifest.bytes.dropFirst(position).starts(with: block)
      position += block.count
    }
    return isRight && position == manifest.bytes.count
  }

  private func forEachBlock(
    without stale: Set<RelativePath> = [],
    hasFirstLine: Bool = true,
    _ body: ([UInt8]) throws(FileSystemError) -> Void
  ) throws(FileSystemError) {
    var lines = ManifestLines()
    var path = PathBuffer()
    if hasFirstLine { lines.appendFirstLine() }
    for number in outputs.indices where outputs[number].change != .absent {
      list.write(number, to: &path)
      lines.append(outputs[number], at: path)
      if let block = lines.takeBlock() { try body(block) }
    }
    if list.isPart {
      for position in 0..<manifest.count {
        let path = manifest[position].path
        guard list.number(of: path) == nil, !stale.contains(path) else { continue }
        lines.append(manifest[position])
        if let block = lines.takeBlock() { try body(block) }
      }
    }
    if let block = lines.takeBlock(isLast: true) { try body(block) }
  }
}
