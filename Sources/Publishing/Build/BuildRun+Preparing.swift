import Diagnostics
import JSONSource
import Rendering
import SettingsModel
import Themes

extension BuildRun {
  /// Looks at everything but the pages; `nil` when a fault was found, and then the pages have been judged as well.
  mutating func prepare() -> BuildPlan? {
    guard var plan = plan() else { return nil }
    // A flag that is none, or is not defined, has no place when the command line names it.
    if diagnostics.diagnostics.contains(where: {
      [.undefinedFlag, .invalidFlag].contains($0.code) && $0.location == nil
    }) {
      isWrongUsage = true
    }
    if diagnostics.hasErrors || plan.dresser == nil || plan.output == nil {
      conclude(job(plan).run(jobs: options.jobs), plan)
      return nil
    }
    BuildSurvey(plan, share: options.share, director: director, jobs: options.jobs).complete(&plan)
    return plan
  }

  private mutating func plan() -> BuildPlan? {
    let folder: SiteFolder?
    let site: Site?
    let pages: PageSource
    switch source {
    case .folder:
      folder = SiteFolder.open(options.site, into: &diagnostics)
      guard let folder, let files = PageSource(folder, into: &diagnostics) else {
        isWrongUsage = diagnostics.diagnostics.contains { $0.code == .noSiteFolder }
        return nil
      }
      site = SiteSource(folder: folder, defines: options.flags).readSettings(into: &diagnostics)
      pages = files
    case .model(let model, let files):
      folder = files.flatMap { SiteFolder.openFiles(in: $0, into: &diagnostics) }
      if files != nil, folder == nil {
        isWrongUsage = diagnostics.diagnostics.contains { $0.code == .noResourceFolder }
        return nil
      }
      let resolved = SiteResolver(defines: options.flags).resolve(model, into: &diagnostics)
      if resolved.pages.isEmpty {
        let fix = "Give it a Page between the braces."
        diagnostics.error(.noPage, "there is no page", at: resolved.origin?.location, fix: fix)
      }
      pages = PageSource(resolved.pages)
      site = resolved.with(\.pages, [])
    }
    let reader = RecordingFolderReader(SystemFolderReader(currentFolder: options.environment.currentFolder))
    let theme = theme(for: site, in: folder, with: reader)
    let output = OutputFolder.open(
      options.output ?? options.site.appending("_site"),
      inputs: (folder.map { [.site($0.location)] } ?? []) + themeFolders(theme),
      homeFolder: options.environment.homeFolder,
      into: &diagnostics
    )
    if output == nil { isWrongUsage = true }
    var dresser: SiteDresser?
    if let site, let theme { dresser = SiteDresser(site: site, theme: theme, director: director, into: &diagnostics) }
    return BuildPlan(
      folder: folder,
      site: site,
      source: pages,
      theme: theme,
      themeChecksum: reader.checksum,
      dresser: dresser,
      output: output
    )
  }

  /// The theme that was asked for, or else the one that the site names.
  private mutating func theme(for site: Site?, in folder: SiteFolder?, with reader: RecordingFolderReader) -> Theme? {
    let locator = ThemeLocator(
      reader: reader,
      siteFolder: folder?.location.name,
      builtInFolders: ThemeLocator.builtInFolders(
        environment: options.environment.themesFolder.map { ["FIELDSET_THEMES": $0] } ?? [:],
        executable: options.environment.executable,
        reader: reader
      )
    )
    if let name = options.theme {
      var search = DiagnosticCollector()
      guard locator.locate(name, relativeTo: "", into: &search) != nil else {
        diagnostics.append(contentsOf: search)
        isWrongUsage = true
        return nil
      }
      return Theme.load(name, using: locator, into: &diagnostics)
    }
    guard let site else { return nil }
    return Theme.load(
      site.theme,
      relativeTo: folder?.location.name ?? "",
      at: site.origin?.location(of: "theme"),
      using: locator,
      into: &diagnostics
    )
  }

  private func themeFolders(_ theme: Theme?) -> [InputFolder] {
    let site = try? FileSystem.canonicalPath(options.site.path)
    return (theme?.folders ?? []).map { name in
      let folder = NamedPath(name, in: options.environment.currentFolder)
      let path = try? FileSystem.canonicalPath(folder.path)
      let holdsSite = if let site, let path { NamedPath.contains(path, site) } else { false }
      return .theme(folder, holdsSite: holdsSite)
    }
  }

  /// How stamps of pages are kept; `nil` for sites that are made in code, whose changes no file tells.
  func stampFormat(_ plan: BuildPlan) -> StampFormat? {
    guard plan.source.isOfFiles, director.isEmpty, let folder = plan.folder, plan.theme != nil else { return nil }
    var fingerprint = Fingerprint()
    fingerprint.combine(options.environment.programChecksum)
    fingerprint.combine(Checksum(of: folder.settings.bytes))
    fingerprint.combine(plan.themeChecksum)
    fingerprint.combine(plan.source.slugs.checksum)
    for asset in folder.assets {
      fingerprint.combine(asset.relativePath)
      // Then it may stand in pages.
      guard options.isInline, asset.relativePath.utf8.suffix(3).elementsEqual(".js".utf8) else { continue }
      fingerprint.combine(Checksum(of: (try? FileSystem.read(asset.location.path)) ?? []))
    }
    for (name, value) in options.flags.sorted(by: { $0.key < $1.key }) { fingerprint.combine("\(name)=\(value)") }
    fingerprint.combine("\(options.isInline) \(options.share.number) \(options.share.count)")
    for page in NavigationOrder.shown(plan.linked, of: plan.site ?? Site(title: "")) {
      for text in [page.slug, page.title, page.icon, page.language, page.header?.subtitle] {
        fingerprint.combine(text ?? "\0")
      }
    }
    return StampFormat(
      fingerprint.checksum,
      count: options.share.count(of: plan.source.slugs.count),
      start: start
    )
  }
}
