import Diagnostics
import Rendering
import SettingsModel
import Themes

extension BuildRun {
  /// What came of making all files once.
  struct Making {
    let transaction: OutputTransaction
    let findings: PageFindings
    /// What stands in the way of files; empty where something is wrong with the site itself.
    let filesInTheWay: FilesInTheWay
    /// The files that pages share.
    fileprivate let shared: [FileStamp]
    fileprivate let job: PageJob

    /// Lays ready for the next build what this one knows of the pages, and tells whether there is anything to keep.
    ///
    /// Where that cannot be, the next build takes longer, and nothing else.
    ///
    /// - Parameters:
    ///   - usage: What all pages need of the theme.
    ///   - targets: Where links of the pages that were made lead; `nil` when the next build has to judge them all.
    func layStamps(_ usage: SiteUsage, _ targets: AnchorTargets?) -> Bool {
      do throws(FileSystemError) {
        if let failure = findings.stampFailure { throw failure }
        guard let format = job.stampFormat else { return false }
        guard job.newStamps != nil || isWorthKeeping else { return false }
        let stamps: NewStamps
        if let newStamps = job.newStamps {
          stamps = newStamps
        } else {
          stamps = try NewStamps(in: transaction.staging)
          let changes = findings.changedStamps + findings.touchedStamps
          try stamps.write(job.stamps, count: format.count, changes: changes)
        }
        // Behind those of the pages: nobody asks for them before the list of files is lost.
        try stamps.write(shared.map { PageStamp(outputs: [$0]) }, from: format.count)
        let all = targets.map { $0.union(job.anchorTargets ?? AnchorTargets()) } ?? AnchorTargets()
        let offset = StampFormat.offset(of: format.count + shared.count)
        try stamps.write(all, at: offset)
        try stamps.finish(format.header(usage, all, at: offset))
        return true
      } catch {
        try? transaction.staging.remove(.stamps)
        return false
      }
    }

    /// Whether the next build gains by it: a build that changes nothing writes nothing, unless it is to spare very many
    /// readings.
    private var isWorthKeeping: Bool {
      if job.stamps != nil {
        let isOfPages = !findings.changedStamps.isEmpty || findings.touchedStamps.count > StampFormat.fewPages
        if isOfPages { return true }
      }
      return transaction.hasChanges
    }
  }

  /// Makes the pages and what they share, and lays those that differ ready; `nil` when nothing can be written.
  ///
  /// - Parameters:
  ///   - plan: What is known of the site.
  ///   - output: Where the files go.
  ///   - format: How stamps are kept for the next build; `nil` when they are not.
  ///   - stamps: What the last build left, when that counts.
  mutating func make(
    _ plan: BuildPlan,
    in output: LockedOutput,
    _ format: StampFormat?,
    stamps: PageStamps?
  ) -> Making? {
    guard let renderer = renderer(plan) else {
      output.folder.removeMadeFolders()
      return nil
    }
    let items = sharedItems(plan, renderer.assets)
    checkClaims(plan, items)
    let list = OutputList(
      slugs: slugs(plan),
      endings: writesContracts(plan) ? [".html", ".schema.json", ".defaults.json"] : [".html"],
      others: items.map(\.claim.path),
      isPart: options.share.isPart
    )
    guard let transaction = OutputTransaction.begin(in: output, list: list, into: &diagnostics) else {
      isWrongUsage = isWrongUsage || isSomethingInTheWay
      return nil
    }
    var job = job(plan)
    job.renderer = renderer
    job.transaction = transaction
    job.stampFormat = format
    job.stamps = stamps
    job.anchorTargets = stamps.flatMap { $0.anchorTargets.stand(in: plan.source) ? $0.anchorTargets : nil }
    job.guess = plan.isUsageCertain ? nil : plan.usage
    if diagnostics.hasErrors { job.futility.raise() }
    if let format, stamps == nil, format.count > StampFormat.fewPages {
      job.newStamps = try? NewStamps(in: transaction.staging)
    }
    let findings = job.run(jobs: options.jobs)
    var (filesInTheWay, shared): (FilesInTheWay, [FileStamp]) = (FilesInTheWay(), [])
    // Where that was met, how many pages were made is a matter of chance.
    if !job.futility.isRaised {
      filesInTheWay = findings.filesInTheWay
      shared = stage(items, in: transaction, &filesInTheWay)
    }
    return Making(
      transaction: transaction,
      findings: findings,
      filesInTheWay: filesInTheWay,
      shared: shared,
      job: job
    )
  }

  /// What makes the pages; `nil` when templates are at fault.
  mutating func renderer(_ plan: BuildPlan) -> SiteRenderer? {
    guard let dresser = plan.dresser else { return nil }
    return SiteRenderer(
      dresser,
      linking: plan.linked,
      hasIndex: plan.source.hasIndex,
      plan.usage,
      isInline: options.isInline,
      into: &diagnostics
    )
  }

  func job(_ plan: BuildPlan) -> PageJob {
    let site = plan.site
    return PageJob(
      source: plan.source,
      share: options.share,
      resolver: site.map { PageResolver(flags: $0.flags) },
      validator: PageValidator(urlSchemes: site?.urlSchemes ?? []),
      links: site == nil ? nil : LinkValidator(pageIndex(plan)),
      director: director,
      dresser: plan.dresser,
      writesContracts: writesContracts(plan),
      isVerifying: options.isVerifying
    )
  }

  /// What is known of pages and assets without reading them.
  func pageIndex(_ plan: BuildPlan, _ pages: [Page] = []) -> PageIndex {
    PageIndex(
      pages,
      among: plan.source.authorSlugs,
      assets: plan.folder?.assets.map(\.relativePath),
      isInCode: !plan.source.isOfFiles
    )
  }

  func writesContracts(_ plan: BuildPlan) -> Bool { plan.site?.hasContracts ?? true }

  /// The slugs of the pages that this build makes.
  private func slugs(_ plan: BuildPlan) -> SlugList {
    let slugs = plan.source.slugs
    guard options.share.isPart else { return slugs }
    var share = SlugList()
    for position in 0..<options.share.count(of: slugs.count) { share.append(slugs[options.share.page(at: position)]) }
    return share
  }

  // MARK: What pages share

  func sharedItems(_ plan: BuildPlan, _ assets: [ThemeAsset]) -> [SharedItem] {
    plan.theme.map { SharedItem.all(theme: $0, assets: assets, folder: plan.folder) } ?? []
  }

  private mutating func stage(
    _ items: [SharedItem],
    in transaction: OutputTransaction,
    _ filesInTheWay: inout FilesInTheWay
  ) -> [FileStamp] {
    var (path, stamps): (PathBuffer, [FileStamp]) = (PathBuffer(), [])
    for (position, item) in items.enumerated() {
      guard let bytes = item.bytes(into: &diagnostics) else { continue }
      let number = transaction.list.number(ofOther: position)
      do throws(OutputTransaction.StagingFault) {
        let status = try transaction.stage(bytes, number: number, with: &path)
        stamps.append(FileStamp(status, transaction.outputs[number].hash))
      } catch {
        switch error {
        case .inTheWay: filesInTheWay.append(number)
        case .system(let path, let error): transaction.report(error, at: path, into: &diagnostics)
        }
      }
    }
    return stamps
  }

  /// Reports files that would be written to one path, or to paths that some disks take for one.
  mutating func checkClaims(_ plan: BuildPlan, _ items: [SharedItem]) {
    var claims = items.map(\.claim)
    let slugs = plan.source.slugs
    // Pages of plain names are files of their own wherever they lie, but among the assets.
    let arePagesApart = slugs.areDistinctOnEveryDisk && !slugs.contains { $0.utf8.starts(with: "assets/".utf8) }
    if !arePagesApart {
      let hasFolderLikeContract = slugs.contains { $0.contains(".json/") }
      for number in slugs.indices {
        let source = plan.source.sourceName(of: number)
        let isPage = !plan.source.isOfFiles || !plan.source.isMade(number)
        let path = RelativePath(OutputPath.page(slugs[number]))
        claims.append(OutputClaim(path: path, source: source, isPage: isPage))
        // What stands beside a page is in the way of nothing but what is no page, or of a folder named like it.
        guard writesContracts(plan), hasFolderLikeContract || slugs[number].utf8.starts(with: "assets/".utf8) else {
          continue
        }
        for path in [OutputPath.contractSchema(slugs[number]), OutputPath.contractDefaults(slugs[number])] {
          claims.append(OutputClaim(path: RelativePath(path), source: source))
        }
      }
    }
    var found = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
    OutputClaim.check(claims, into: &found)
    diagnostics.append(faults: found, of: SourceLocation(file: options.site.name))
  }
}
