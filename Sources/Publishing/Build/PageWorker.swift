import Contract
import Diagnostics
import Rendering
import SettingsModel

/// Reads, judges and makes pages one after another, in the same memory.
final class PageWorker {
  private(set) var findings = PageFindings()

  private let job: PageJob
  private let keptPages: KeptPages?
  private let renderer: PageRenderer?
  private var path = PathBuffer()
  private var isFutile = false
  private var hasLinkFault = false

  init(_ job: PageJob) {
    self.job = job
    keptPages = KeptPages(job)
    renderer = job.renderer?.makePageRenderer(expectsMany: job.makesMany)
  }

  /// Works until there are no more pages.
  func run(_ next: () -> Range<Int>?) {
    while let positions = next() {
      isFutile = job.futility.isRaised
      let old = job.stamps?.read(positions)
      let new = positions.map { work(on: $0, stamp: old?[$0 - positions.lowerBound] ?? PageStamp()) }
      handOn(new, of: positions, instead: old)
    }
  }

  /// Sees to one page, and returns what the next build has to know of it.
  private func work(on position: Int, stamp: PageStamp) -> PageStamp {
    let number = job.share.page(at: position)
    if let keptPages, let kept = keptPages.keep(number, at: position, stamp, with: &path) {
      findings.usage.formUnion(keptPages.usage(kept))
      return kept
    }
    hasLinkFault = false
    var diagnostics = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
    var made: (usage: SiteUsage, outputs: [FileStamp])?
    var reading = job.source.read(number, with: &path, into: &diagnostics)
    // Nobody else holds the page, so that no part of it is copied when it changes.
    if var page = reading.page.take() {
      made = make(&page, number, into: &diagnostics)
    } else {
      findings.hasUnreadablePage = true
    }
    // What is wrong with links is told in every build.
    var isKnown = !hasLinkFault
    if !diagnostics.diagnostics.isEmpty {
      if diagnostics.hasErrors {
        isFutile = true
        job.futility.raise()
      }
      var faults = DiagnosticCollector()
      faults.append(faults: diagnostics, of: SourceLocation(file: job.source.sourceName(of: number)))
      findings.faults.append(faults, of: number)
      isKnown = false
    }
    guard let made, let format = job.stampFormat else { return PageStamp() }
    guard isKnown else { return PageStamp(outputs: made.outputs) }
    let anchored = findings.anchored.last.flatMap { $0.number == number ? $0.slugs : nil }
    return format.stamp(reading, made.usage, anchorCount: anchored?.count ?? 0, made.outputs)
  }

  /// Hands on what the next build has to know of some pages.
  private func handOn(_ stamps: [PageStamp], of positions: Range<Int>, instead old: [PageStamp]?) {
    if let old {
      for (position, (stamp, former)) in zip(positions, zip(stamps, old)) where stamp != former {
        if stamp.isTouched(former) {
          findings.touchedStamps.append((position, stamp))
        } else {
          findings.changedStamps.append((position, stamp))
        }
      }
    } else if let newStamps = job.newStamps {
      do throws(FileSystemError) {
        try newStamps.write(stamps, from: positions.lowerBound)
      } catch {
        findings.stampFailure = error
      }
    } else if job.stampFormat != nil {
      findings.changedStamps += zip(positions, stamps).map { ($0, $1) }
    }
  }

  // MARK: Pages that are made

  /// Judges a page and, where nothing is wrong anywhere, makes its files.
  private func make(
    _ page: inout Page,
    _ number: Int,
    into diagnostics: inout DiagnosticCollector
  ) -> (usage: SiteUsage, outputs: [FileStamp])? {
    if !job.source.isMade(number) {
      if job.source.isOfFiles { job.resolver?.resolve(&page, into: &diagnostics) }
      if job.resolver != nil { judge(&page, number, into: &diagnostics) }
    }
    if diagnostics.hasErrors { findings.isWhole = false }
    guard let dresser = job.dresser, job.resolver != nil else { return nil }
    let outline = PageOutline(page)
    if !job.source.isMade(number) { dresser.check(page, outline, into: &diagnostics) }
    let usage = dresser.usage(of: page, outline)
    if usage.hasOwnKinds { findings.ownUsages.append((number, usage)) } else { findings.usage.formUnion(usage) }
    if job.guess?.hasResources(of: usage) == false {
      // All pages are made again when all that they need is known.
      isFutile = true
      job.futility.raise()
    }
    guard !isFutile, !diagnostics.hasErrors else { return nil }
    guard renderer?.render(page, outline, into: &diagnostics) == true else { return nil }
    guard let outputs = stage(page, number, into: &diagnostics) else { return nil }
    return (usage, outputs)
  }

  private func judge(_ page: inout Page, _ number: Int, into diagnostics: inout DiagnosticCollector) {
    job.validator.validate(page, into: &diagnostics)
    job.director.prepare(&page, job.validator, into: &diagnostics)
    guard let links = job.links else { return }
    let slugs = LinkValidator.anchoredPages(of: page)
    if slugs.isEmpty {
      var faults = DiagnosticCollector()
      links.validate(page, into: &faults)
      if !faults.diagnostics.isEmpty {
        hasLinkFault = true
        findings.linkFaults.append(faults, of: number)
      }
    } else {
      findings.anchored.append((number, slugs))
    }
  }

  /// Puts the files of a page where they wait; `nil` when that is not to be.
  private func stage(
    _ page: Page,
    _ number: Int,
    into diagnostics: inout DiagnosticCollector
  ) -> [FileStamp]? {
    guard let transaction = job.transaction, let html = renderer?.bytes else { return nil }
    let contract = job.writesContracts ? FormContract(page) : nil
    let position = job.share.position(of: number)
    var stamps: [FileStamp] = []
    for ending in transaction.list.endings.indices {
      let output = transaction.list.number(ofPage: position, ending: ending)
      do throws(OutputTransaction.StagingFault) {
        let status: FileStatus
        if ending == 0 {
          status = try transaction.stage(html, number: output, with: &path)
        } else if let contract {
          let bytes = ending == 1 ? contract.schema : contract.defaults
          status = try transaction.stage(bytes, number: output, with: &path)
        } else {
          stamps.append(.absent)
          continue
        }
        stamps.append(FileStamp(status, transaction.outputs[output].hash))
      } catch {
        switch error {
        case .inTheWay:
          // The other pages are made all the same: all that is in the way is told at once.
          findings.filesInTheWay.append(output)
        case .system(let path, let error):
          transaction.report(error, at: path, into: &diagnostics)
          return nil
        }
      }
    }
    return stamps.count == transaction.list.endings.count ? stamps : nil
  }
}
