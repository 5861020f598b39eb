import Diagnostics
import Rendering
import SettingsModel
import Themes

/// A site that nothing is known to be wrong with, ready to be made into files.
struct PreparedSite {
  let renderer: SiteRenderer
  let items: [OutputItem]
  let output: OutputFolder
  let themeFolders: [String]
}

extension BuildRun {
  /// Reads and checks everything; `nil` when a fault was found.
  mutating func prepare() -> PreparedSite? {
    let folder: SiteFolder?
    let site: Site?
    switch source {
    case .folder:
      folder = SiteFolder.open(options.site, into: &diagnostics)
      guard let folder else {
        isWrongUsage = diagnostics.diagnostics.contains { $0.code == .noSiteFolder }
        return nil
      }
      site = SiteSource(folder: folder, defines: options.flags, jobs: options.jobs).read(into: &diagnostics)
    case .model(let model, let files):
      folder = files.flatMap { SiteFolder.openFiles(in: $0, into: &diagnostics) }
      if files != nil, folder == nil {
        isWrongUsage = diagnostics.diagnostics.contains { $0.code == .noSiteFolder }
        return nil
      }
      let resolved = SiteResolver(defines: options.flags).resolve(model, into: &diagnostics)
      SiteValidator().validate(resolved, into: &diagnostics)
      site = resolved
    }
    // A flag that is not defined has no place when the command line names it.
    if diagnostics.diagnostics.contains(where: { $0.code == .undefinedFlag && $0.location == nil }) {
      isWrongUsage = true
    }
    let isWhole = !diagnostics.hasErrors
    let theme = theme(for: site, in: folder)
    let output = OutputFolder.open(
      options.output ?? options.site.appending("_site"),
      inputs: (folder.map { [.site($0.location)] } ?? []) + themeFolders(theme),
      homeFolder: options.environment.homeFolder,
      into: &diagnostics
    )
    if output == nil { isWrongUsage = true }
    guard let site, let theme,
      let renderer = SiteRenderer(
        site: site,
        theme: theme,
        isInline: options.isInline,
        isWhole: isWhole,
        director: director,
        into: &diagnostics
      )
    else { return nil }
    let items = OutputItem.all(of: folder, theme: theme, renderer: renderer, hasContracts: site.hasContracts)
    OutputClaim.check(items.map(\.claim), into: &diagnostics)
    guard let output, !diagnostics.hasErrors else { return nil }
    return PreparedSite(renderer: renderer, items: items, output: output, themeFolders: theme.folders)
  }

  /// The theme that was asked for, or else the one that the site names.
  private mutating func theme(for site: Site?, in folder: SiteFolder?) -> Theme? {
    let reader = SystemFolderReader(currentFolder: options.environment.currentFolder)
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
}
