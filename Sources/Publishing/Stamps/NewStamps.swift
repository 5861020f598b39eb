/// The stamps of a build as they are written, for the next.
struct NewStamps: Sendable {
  private let file: OpenFile

  /// Starts a file that waits with the others of a build.
  init(in staging: StagingFolder) throws(FileSystemError) {
    file = try staging.make(.stamps)
  }

  /// Writes the stamps of pages that follow each other; from any thread.
  func write(_ stamps: [PageStamp], from position: Int) throws(FileSystemError) {
    try file.write(StampFormat.bytes(of: stamps), at: StampFormat.offset(of: position))
  }

  /// Takes over all stamps of the last build but for some.
  ///
  /// - Parameters:
  ///   - old: The stamps of the last build; without them those that are not among the others are unknown.
  ///   - count: How many pages there are.
  ///   - changes: The others, by position.
  func write(
    _ old: PageStamps?,
    count: Int,
    changes: [(position: Int, stamp: PageStamp)]
  ) throws(FileSystemError) {
    let sorted = changes.sorted { $0.position < $1.position }
    var rest = sorted[...]
    for start in stride(from: 0, to: count, by: 1024) {
      let positions = start..<min(start + 1024, count)
      var stamps = old?.read(positions) ?? positions.map { _ in PageStamp() }
      while let change = rest.first, change.position < positions.upperBound {
        stamps[change.position - start] = change.stamp
        rest.removeFirst()
      }
      try write(stamps, from: start)
    }
  }

  /// Writes where links lead, behind all stamps.
  func write(_ targets: AnchorTargets, at offset: Int) throws(FileSystemError) {
    try file.write(StampFormat.bytes(of: targets), at: offset)
  }

  /// Writes what comes before the stamps, without which they count for nothing.
  func finish(_ header: [UInt8]) throws(FileSystemError) {
    try file.write(header, at: 0)
    try file.close()
  }
}
