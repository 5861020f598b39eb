import Contract
import Diagnostics
import Rendering
import SettingsModel

/// What is to be done with every page of a build; workers share it.
struct PageJob: Sendable {
  /// Where the pages come from.
  let source: PageSource

  /// Which of them this build makes, by position.
  let share: PageShare

  /// What settles conditions; `nil` when `site.json` cannot be read.
  let resolver: PageResolver?

  let validator: PageValidator

  /// What judges links that need no other page.
  let links: LinkValidator?

  let director: Director

  /// The theme, if there is one.
  let dresser: SiteDresser?

  /// What makes pages; `nil` when they are only judged.
  var renderer: SiteRenderer?

  /// Where they are put; `nil` when nothing is written.
  var transaction: OutputTransaction?

  /// Whether a page's contract stands beside it.
  let writesContracts: Bool

  /// How stamps are kept for the next build; `nil` when they are not.
  var stampFormat: StampFormat?

  /// What the last build left, when that counts.
  var stamps: PageStamps?

  /// Where links lead that the last build has judged, when nothing has changed there.
  var anchorTargets: AnchorTargets?

  /// Where the stamps of all pages are written at once, when there are many and the last build left none.
  var newStamps: NewStamps?

  /// Whether pages that the last build has left are made all the same, and compared.
  let isVerifying: Bool

  /// What pages are thought to need of the theme, where that is not certain.
  var guess: SiteUsage?

  /// Tells the workers that nothing of what they make will be written.
  let futility = Flag()

  /// Whether so many pages are made, and not kept as they are, that what is learned from one is of use for others.
  var makesMany: Bool { stamps == nil && share.count(of: source.slugs.count) >= Self.manyPages }

  /// Pages that make up for the time in which the others wait until one is learned from.
  private static let manyPages = 9

  /// Does it, on several threads.
  func run(jobs: Int) -> PageFindings {
    let findings = Workers.run(0..<share.count(of: source.slugs.count), jobs: jobs) { next in
      let worker = PageWorker(self)
      worker.run(next)
      return worker.findings
    }
    return PageFindings(joining: findings)
  }
}
