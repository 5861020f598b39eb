import Diagnostics
import Rendering

/// What one worker of a build, or all of them, has found out about pages.
struct PageFindings: Sendable {
  /// What is wrong with pages.
  var faults = PageFaults()

  /// What is wrong with links; it does not count where some page could not be read.
  var linkFaults = PageFaults()

  /// What pages need of the theme, but for kinds of the author's own.
  var usage = SiteUsage()

  /// What pages with kinds of the author's own need, by number, so that the first of all pages is the one that is named.
  var ownUsages: [(number: Int, usage: SiteUsage)] = []

  /// Pages with links to keys of pages, by number.
  var anchored: [(number: Int, slugs: [String])] = []

  /// Stamps that are not as the last build left them, by position.
  var changedStamps: [(position: Int, stamp: PageStamp)] = []

  /// Stamps of which only the time of the page's file is another, by position; keeping them saves a reading each.
  var touchedStamps: [(position: Int, stamp: PageStamp)] = []

  /// Why stamps could not be written.
  var stampFailure: FileSystemError?

  /// Whether nothing is wrong with the pages themselves.
  var isWhole = true
  var hasUnreadablePage = false

  /// Files of pages in whose place something else stands.
  var filesInTheWay = FilesInTheWay()

  /// Joins what all workers have found.
  init(joining shares: [PageFindings] = []) {
    for share in shares {
      faults.formUnion(share.faults)
      linkFaults.formUnion(share.linkFaults)
      usage.formUnion(share.usage)
      ownUsages += share.ownUsages
      anchored += share.anchored
      changedStamps += share.changedStamps
      touchedStamps += share.touchedStamps
      stampFailure = stampFailure ?? share.stampFailure
      isWhole = isWhole && share.isWhole
      hasUnreadablePage = hasUnreadablePage || share.hasUnreadablePage
      filesInTheWay.formUnion(share.filesInTheWay)
    }
    // Whichever worker was first, what is said is said in the order of the pages.
    anchored.sort { $0.number < $1.number }
  }

  /// Whether something is wrong with a page itself.
  var hasErrors: Bool { faults.hasErrors }

  /// What all pages need of the theme, in the order of the pages.
  var wholeUsage: SiteUsage {
    ownUsages.sorted { $0.number < $1.number }.reduce(into: usage) { $0.formUnion($1.usage) }
  }
}
