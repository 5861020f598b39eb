import Diagnostics
import JSONSource
import Rendering
import SettingsModel
import Themes

extension BuildRun {
  /// Takes in what workers have found, and judges what can only be judged when all pages are known.
  ///
  /// - Returns: Where links lead that were judged and found right.
  @discardableResult
  mutating func conclude(_ findings: PageFindings, _ plan: BuildPlan) -> AnchorTargets? {
    var targets: AnchorTargets?
    // Who points to a page that cannot be read is not at fault.
    let canJudgeLinks = plan.folder?.hasMisnamedPages != true && !findings.hasUnreadablePage
    if let site = plan.site {
      var judged = site.with(\.pages, pagesWithNotableSlugs(plan))
      if !canJudgeLinks { judged.navigation = nil }
      SiteValidator().validateSettings(of: judged, pageIndex(plan), into: &diagnostics)
    }
    let pages = plan.folder?.pages.folder.name
    findings.faults.report(in: pages, into: &diagnostics)
    guard plan.site != nil else { return nil }
    if canJudgeLinks {
      findings.linkFaults.report(in: pages, into: &diagnostics)
      targets = judgeAnchors(findings.anchored, plan)
    }
    var usage = findings.wholeUsage
    // What no page of this share uses, one of another does.
    if options.share.isPart { usage.formUnion(plan.usage) }
    plan.dresser?.check(usage, isWhole: findings.isWhole && canJudgeLinks, into: &diagnostics)
    return targets
  }

  /// Judges links to keys of pages, for which those pages have to be read once more.
  ///
  /// - Returns: Where they lead; `nil` when something is wrong, which is to be told in the next build too.
  private mutating func judgeAnchors(
    _ anchored: [(number: Int, slugs: [String])],
    _ plan: BuildPlan
  ) -> AnchorTargets? {
    guard !anchored.isEmpty else { return AnchorTargets() }
    let reader = PageReader(plan, director)
    let positions = Set(anchored.flatMap(\.slugs).compactMap(plan.source.authorSlugs.position))
    let numbers = positions.map(plan.source.number(ofAuthorPage:)).sorted()
    let targets = numbers.map { (number: $0, reading: reader.read($0)) }
    let validator = LinkValidator(pageIndex(plan, targets.compactMap(\.reading.page)))
    var found = PageFaults()
    for (number, _) in anchored {
      var faults = DiagnosticCollector()
      if let page = reader.page(number) { validator.validate(page, into: &faults) }
      if !faults.diagnostics.isEmpty { found.append(faults, of: number) }
    }
    found.report(in: plan.folder?.pages.folder.name, into: &diagnostics)
    guard found.isEmpty else { return nil }
    var stamps: [Int: FileStamp] = [:]
    for (number, reading) in targets {
      guard let status = reading.status, let hash = reading.hash else { return nil }
      stamps[number] = FileStamp(status, hash).doubtful(at: start)
    }
    return AnchorTargets(stamps)
  }

  /// The pages whose slugs have to be judged one beside the other, without content; none where all are plain.
  private func pagesWithNotableSlugs(_ plan: BuildPlan) -> [Page] {
    let slugs = plan.source.authorSlugs
    // Among plain names only one that a system keeps for itself, or has no room for, is worth a look.
    let areDistinct = slugs.areDistinctOnEveryDisk
    return slugs.indices.filter { !areDistinct || slugs.hasNotableName(at: $0) }
      .map { plan.source.head(ofAuthorPage: $0) }
  }
}
