import Diagnostics
import Rendering
import SettingsModel
import Themes

/// One run of a builder, with what it has found so far.
///
/// Pages are never all in memory: each worker reads, judges, makes and lays one after another ready. What a page cannot
/// know by itself is found out before (the heads of pages in navigation, ``BuildSurvey``) or judged afterwards (links to
/// keys of other pages, templates that nothing uses). Only when nothing at all is wrong do the files go to their places.
struct BuildRun {
  /// Where the site comes from.
  enum Source: Sendable {
    /// The folder that the options name.
    case folder
    /// Code; icons, templates and the like come from a folder, if there is one.
    case model(Site, files: NamedPath?)
  }

  let options: BuildOptions
  let source: Source
  let director: Director
  let start = FileStatus.now
  var diagnostics = DiagnosticCollector()
  var isWrongUsage = false

  mutating func check() -> BuildReport {
    guard let plan = prepare() else { return failure() }
    var job = job(plan)
    job.renderer = renderer(plan)
    let findings = job.run(jobs: options.jobs)
    conclude(findings, plan)
    if let assets = job.renderer?.assets {
      let items = sharedItems(plan, assets)
      checkClaims(plan, items)
      for item in items { _ = item.bytes(into: &diagnostics) }
    }
    if diagnostics.hasErrors { return failure() }
    var report = BuildReport(outcome: .success, diagnostics: diagnostics)
    report.themeFolders = plan.theme?.folders ?? []
    report.pagesChecked = options.share.count(of: plan.source.slugs.count)
    return report
  }

  mutating func build(entering enter: (BuildStage) -> Void) -> BuildReport {
    Workers.prepare(jobs: options.jobs)
    guard var plan = prepare(), let folder = plan.output else { return failure() }
    guard areLinksApart(plan, folder) else {
      isWrongUsage = true
      return failure()
    }
    guard let output = LockedOutput.open(folder, into: &diagnostics, beforeWaiting: { enter(.waiting) }) else {
      isWrongUsage = isSomethingInTheWay
      return failure()
    }
    if let place = options.inputLinks {
      let theme = (plan.theme?.folders ?? []).map { NamedPath($0, in: options.environment.currentFolder) }
      FolderLinks(location: place).lead(to: [options.site] + theme, into: &diagnostics)
      if diagnostics.hasErrors { return failure() }
    }
    guard let making = makeAll(&plan, in: output) else { return failure() }
    let targets = conclude(making.findings, plan)
    if !making.filesInTheWay.isEmpty {
      making.transaction.report(making.filesInTheWay, into: &diagnostics)
      isWrongUsage = true
    }
    if diagnostics.hasErrors {
      making.transaction.abandon()
      return failure()
    }
    if options.isVerifying { making.transaction.reportDifferences(into: &diagnostics) }
    return commit(making, plan, targets, beforePlacing: { enter(.placing) })
  }

  /// Makes all files, and once more where it was not foreseen what pages need together; `nil` when nothing can be made.
  private mutating func makeAll(_ plan: inout BuildPlan, in output: LockedOutput) -> Making? {
    let format = stampFormat(plan)
    let stamps = format.flatMap { PageStamps(in: output.handle, $0) }
    if let stamps, !plan.isUsageCertain { plan.usage = stamps.usage }
    let isForeseen = stamps.map { $0.counts && $0.usage.hasSameResources(as: plan.usage) } ?? false
    let known = diagnostics
    guard let making = make(plan, in: output, format, stamps: isForeseen ? stamps : nil) else { return nil }
    let usage = making.findings.wholeUsage
    guard !diagnostics.hasErrors, !making.findings.hasErrors, !plan.isUsageCertain,
      !usage.hasSameResources(as: plan.usage)
    else { return making }
    // The pages lead to the wrong style or script. What was found is found once more.
    plan.usage = usage
    diagnostics = known
    making.transaction.removeStaging(into: &diagnostics)
    return make(plan, in: output, format, stamps: nil)
  }

  /// Puts in place what was made.
  private mutating func commit(
    _ making: Making,
    _ plan: BuildPlan,
    _ targets: AnchorTargets?,
    beforePlacing: () -> Void
  ) -> BuildReport {
    var hasBegunPlacing = false
    let outcome = making.transaction.commit(
      jobs: options.jobs,
      into: &diagnostics,
      layStamps: { making.layStamps(plan.usage, targets) },
      beforePlacing: {
        hasBegunPlacing = true
        beforePlacing()
      }
    )
    guard let outcome else {
      isWrongUsage = isSomethingInTheWay
      var report = failure()
      report.isPartlyWritten = hasBegunPlacing && !isWrongUsage
      return report
    }
    return success(plan, making.transaction, outcome)
  }

  /// Whether the folder for links is one of its own; if not, says so.
  private mutating func areLinksApart(_ plan: BuildPlan, _ output: OutputFolder) -> Bool {
    guard let place = options.inputLinks else { return true }
    var inputs = plan.folder.map { [InputFolder.site($0.location)] } ?? []
    for name in plan.theme?.folders ?? [] {
      var theme = InputFolder.theme(NamedPath(name, in: options.environment.currentFolder))
      // Beside what is read they may lie in it: then no link leads to it, and that is told.
      theme.isClosed = false
      inputs.append(theme)
    }
    let home = options.environment.homeFolder
    return FolderLinks(location: place).isApart(from: inputs, output, homeFolder: home, into: &diagnostics)
  }

  /// Whether something that no build wrote stands where one would write: then the output folder is the wrong one.
  var isSomethingInTheWay: Bool { diagnostics.diagnostics.contains { $0.code == .fileInTheWay } }

  private func failure() -> BuildReport {
    BuildReport(outcome: isWrongUsage ? .wrongUsage : .fault, diagnostics: diagnostics)
  }

  private func success(
    _ plan: BuildPlan,
    _ transaction: OutputTransaction,
    _ outcome: OutputTransaction.Outcome
  ) -> BuildReport {
    var report = BuildReport(outcome: .success, diagnostics: diagnostics)
    report.themeFolders = plan.theme?.folders ?? []
    let location = transaction.folder.location
    let list = transaction.list
    for number in transaction.outputs.indices {
      let output = transaction.outputs[number]
      if list.isPage(number), output.change == .none { report.pagesUnchanged += 1 }
      guard output.isWaiting else { continue }
      if list.isPage(number) { report.pagesWritten += 1 }
      report.bytesWritten += output.size
      if options.listsWrittenFiles { report.writtenFiles.append(location.appending(list.path(of: number).text).name) }
    }
    report.removedFiles = outcome.removedPaths.map { location.appending($0.text).name }
    report.pagesRemoved = outcome.removedPaths.count(where: \.isPage)
    report.homeFile = location.appending(OutputPath.page("index")).name
    return report
  }
}
