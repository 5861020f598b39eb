import Diagnostics
import Rendering
import SettingsModel

/// One run of a builder, with what it has found so far.
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
