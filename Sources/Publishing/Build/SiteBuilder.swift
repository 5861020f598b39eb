import Diagnostics
import Rendering
import SettingsModel
import Themes

/// Builds a site: reads its folder, checks it, and writes its pages.
///
/// ```swift
/// let environment = BuildEnvironment.current
/// let site = NamedPath("Sample", in: environment.currentFolder)
/// let report = SiteBuilder(BuildOptions(site: site, environment: environment)).build()
/// report.homeFile  // Sample/_site/index.html
/// ```
///
/// All that can be found wrong is reported in one run, and then nothing is written.
public struct SiteBuilder: Sendable {
  private let options: BuildOptions

  /// Creates a builder.
  public init(_ options: BuildOptions) {
    self.options = options
  }

  /// Builds the site.
  public func build() -> BuildReport {
    var run = Run(options: options)
    return run.build()
  }

  /// Does everything that building does, but writes nothing.
  public func check() -> BuildReport {
    var run = Run(options: options)
    return run.check()
  }
}

/// A site that nothing is known to be wrong with, ready to be made into files.
private struct PreparedSite {
  let renderer: SiteRenderer
  let items: [OutputItem]
  let output: OutputFolder
  let themeFolders: [String]
}

/// One run of a builder, with what it has found so far.
private struct Run {
  let options: BuildOptions
  var diagnostics = DiagnosticCollector()
  var isWrongUsage = false

  mutating func check() -> BuildReport {
    guard let prepared = prepare() else { return failure() }
    let faults = Workers.map(prepared.items.count, jobs: options.jobs) { number in
      var diagnostics = DiagnosticCollector()
      _ = prepared.items[number].bytes(with: prepared.renderer, into: &diagnostics)
      return diagnostics
    }
    for found in faults { diagnostics.append(contentsOf: found) }
    if diagnostics.hasErrors { return failure() }
    var report = BuildReport(outcome: .success, diagnostics: diagnostics)
    report.themeFolders = prepared.themeFolders
    report.pagesChecked = prepared.items.count(where: \.isPage)
    return report
  }

  mutating func build() -> BuildReport {
    guard let prepared = prepare() else { return failure() }
    let paths = prepared.items.map(\.claim.path)
    guard let transaction = OutputTransaction.begin(in: prepared.output, paths: paths, into: &diagnostics) else {
      isWrongUsage = diagnostics.diagnostics.contains { $0.code == .fileInTheWay }
      return failure()
    }
    let staged = stage(prepared, in: transaction)
    if diagnostics.hasErrors {
      transaction.abandon()
      return failure()
    }
    guard let outcome = transaction.commit(staged, into: &diagnostics) else { return failure() }
    return success(prepared, staged, outcome)
  }

  /// Makes the bytes of every file and lays those that differ ready.
  private mutating func stage(_ prepared: PreparedSite, in transaction: OutputTransaction) -> [StagedFile] {
    let results = Workers.map(prepared.items.count, jobs: options.jobs) { number in
      let item = prepared.items[number]
      var diagnostics = DiagnosticCollector()
      var isInTheWay = false
      var file: StagedFile?
      if let bytes = item.bytes(with: prepared.renderer, into: &diagnostics) {
        switch transaction.stage(item.claim.path, bytes, number: number) {
        case .success(let staged):
          file = staged
        case .failure(let fault):
          transaction.report(fault, into: &diagnostics)
          if case .inTheWay = fault { isInTheWay = true }
        }
      }
      return (file: file, diagnostics: diagnostics, isInTheWay: isInTheWay)
    }
    for result in results {
      diagnostics.append(contentsOf: result.diagnostics)
      isWrongUsage = isWrongUsage || result.isInTheWay
    }
    return results.compactMap(\.file)
  }

  private func failure() -> BuildReport {
    BuildReport(outcome: isWrongUsage ? .wrongUsage : .fault, diagnostics: diagnostics)
  }

  private func success(
    _ prepared: PreparedSite,
    _ files: [StagedFile],
    _ outcome: OutputTransaction.Outcome
  ) -> BuildReport {
    var report = BuildReport(outcome: .success, diagnostics: diagnostics)
    report.themeFolders = prepared.themeFolders
    let location = prepared.output.location
    for (item, file) in zip(prepared.items, files) {
      if item.isPage, file.change == .none { report.pagesUnchanged += 1 }
      guard file.change != .none else { continue }
      if item.isPage { report.pagesWritten += 1 }
      report.bytesWritten += file.entry.size
      report.writtenFiles.append(location.appending(file.entry.path.text).name)
    }
    report.removedFiles = outcome.removedPaths.map { location.appending($0.text).name }
    report.pagesRemoved = outcome.removedPaths.count { $0.text.utf8.suffix(5).elementsEqual(".html".utf8) }
    report.homeFile = location.appending(OutputPath.page("index")).name
    return report
  }
}

// MARK: - Reading

extension Run {
  /// Reads and checks everything; `nil` when a fault was found.
  private mutating func prepare() -> PreparedSite? {
    guard let folder = SiteFolder.open(options.site, into: &diagnostics) else {
      isWrongUsage = diagnostics.diagnostics.contains { $0.code == .noSiteFolder }
      return nil
    }
    let site = SiteSource(folder: folder, defines: options.flags, jobs: options.jobs).read(into: &diagnostics)
    // A flag that is not defined has no place when the command line names it.
    if diagnostics.diagnostics.contains(where: { $0.code == .undefinedFlag && $0.location == nil }) {
      isWrongUsage = true
    }
    let theme = theme(for: site)
    let output = OutputFolder.open(
      options.output ?? options.site.appending("_site"),
      inputs: [.site(options.site)] + themeFolders(theme),
      homeFolder: options.environment.homeFolder,
      into: &diagnostics
    )
    if output == nil { isWrongUsage = true }
    guard let site, let theme, let renderer = SiteRenderer(site: site, theme: theme, into: &diagnostics) else {
      return nil
    }
    let items = OutputItem.all(of: folder, theme: theme, pages: renderer.pages)
    OutputClaim.check(items.map(\.claim), into: &diagnostics)
    guard let output, !diagnostics.hasErrors else { return nil }
    return PreparedSite(renderer: renderer, items: items, output: output, themeFolders: theme.folders)
  }

  /// The theme that was asked for, or else the one that the site names.
  private mutating func theme(for site: Site?) -> Theme? {
    let reader = SystemFolderReader(currentFolder: options.environment.currentFolder)
    let locator = ThemeLocator(
      reader: reader,
      siteFolder: options.site.name,
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
      relativeTo: options.site.name,
      at: site.origin?.location(of: "theme"),
      using: locator,
      into: &diagnostics
    )
  }

  private func themeFolders(_ theme: Theme?) -> [InputFolder] {
    (theme?.folders ?? []).map { .theme(NamedPath($0, in: options.environment.currentFolder)) }
  }
}
