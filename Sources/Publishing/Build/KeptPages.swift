import Rendering

/// Tells which pages are as the last build left them.
///
/// A worker has one of its own: were what it needs copied for each of ten thousand pages, workers on several cores would
/// spend more time on counting references to the same things than on looking at files.
final class KeptPages {
  private let source: PageSource
  private let format: StampFormat
  private let list: OutputList
  private let outputs: StagedOutputs
  private let folder: FolderHandle
  private let haveLinksBeenJudged: Bool

  /// Creates one where the last build has left something that counts.
  init?(_ job: PageJob) {
    guard !job.isVerifying, job.stamps != nil, let format = job.stampFormat, let transaction = job.transaction else {
      return nil
    }
    source = job.source
    self.format = format
    list = transaction.list
    outputs = transaction.outputs
    folder = transaction.handle
    haveLinksBeenJudged = job.anchorTargets != nil
  }

  /// Leaves a page as it is, if neither its file nor what was made of it has changed, and returns its stamp.
  ///
  /// - Parameters:
  ///   - number: The page.
  ///   - position: Its position among those that this build makes.
  ///   - stamp: What the last build has left of it.
  ///   - path: Memory for paths.
  func keep(_ number: Int, at position: Int, _ stamp: PageStamp, with path: inout PathBuffer) -> PageStamp? {
    guard stamp.isKnown, stamp.anchorCount == 0 || haveLinksBeenJudged,
      let status = source.status(of: number, ifStill: stamp.input, with: &path)
    else { return nil }
    var kept = stamp
    if !stamp.input.describes(status) { kept.input = format.stamp(status, stamp.input.hash) }
    for ending in list.endings.indices where !stamp.outputs[ending].isAbsent {
      list.write(list.number(ofPage: position, ending: ending), to: &path)
      guard let status = try? folder.status(of: path), stamp.outputs[ending].describes(status) else { return nil }
    }
    for ending in list.endings.indices where !stamp.outputs[ending].isAbsent {
      let output = stamp.outputs[ending]
      outputs[list.number(ofPage: position, ending: ending)] = StagedOutput(
        size: output.size,
        hash: output.hash,
        change: .none
      )
    }
    return kept
  }

  /// What a page that is left as it is needs of the theme.
  func usage(_ stamp: PageStamp) -> SiteUsage { format.usage(of: stamp) }
}
