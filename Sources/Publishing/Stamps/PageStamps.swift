import Rendering

/// What the last build left, read a few pages at a time.
///
/// It only saves time: a file that is missing, of another program or broken counts for nothing, and what it says of a
/// page counts only while the page's file and what was made of it are as it says.
struct PageStamps: Sendable {
  let format: StampFormat

  /// What all pages needed of the theme: of a site that has changed a good guess, and nothing more.
  let usage: SiteUsage

  /// Whether what they say of pages counts.
  let counts: Bool

  /// What links lead to that were judged.
  let anchorTargets: AnchorTargets

  private let file: ReadableFile

  /// The stamps in an output folder; `nil` when there are none.
  init?(in folder: FolderHandle, _ format: StampFormat) {
    guard let file = try? folder.open(PathBuffer(StampFormat.fileName)),
      let heading = format.read(header: file.bytes(at: 0, count: StampFormat.headerSize))
    else { return nil }
    self.format = format
    self.file = file
    usage = heading.usage
    counts = heading.counts
    anchorTargets = StampFormat.targets(in: file.bytes(at: heading.targets.lowerBound, count: heading.targets.count))
  }

  /// Calls a function with every stamp in an output folder that is not damaged, whatever build it is of.
  static func forEach(in folder: FolderHandle, _ body: (PageStamp) -> Void) {
    guard let file = try? folder.open(PathBuffer(StampFormat.fileName)),
      StampFormat.isHeader(file.bytes(at: 0, count: StampFormat.headerSize))
    else { return }
    let count = 1024
    for start in stride(from: 0, to: .max, by: count) {
      let bytes = file.bytes(at: StampFormat.offset(of: start), count: count * StampFormat.stride)
      StampFormat.stamps(in: bytes, count: bytes.count / StampFormat.stride).forEach(body)
      if bytes.count < count * StampFormat.stride { return }
    }
  }

  /// The stamps of some pages; unknown ones where the file ends too early or is damaged.
  func read(_ positions: Range<Int>) -> [PageStamp] {
    let offset = StampFormat.offset(of: positions.lowerBound)
    let bytes = file.bytes(at: offset, count: positions.count * StampFormat.stride)
    return StampFormat.stamps(in: bytes, count: positions.count)
  }
}
