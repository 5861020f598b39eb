import Fieldset

/// `fieldset import`.
struct ImportCommand {
  let path: String
  let output: String
  let console: Console
  let reporter: Reporter

  func run() -> Int32 {
    var diagnostics = DiagnosticCollector()
    let bundle = NamedPath(path, in: console.environment.currentFolder)
    guard let files = FolderFiles.open(bundle, named: "the bundle", into: &diagnostics) else {
      let isFile = FolderFiles.isFile(at: bundle)
      diagnostics.error(
        .invalidArgument,
        isFile ? "\"\(bundle.name)\" is a file, not a folder" : "there is no folder \"\(bundle.name)\"",
        fix: isFile && bundle.name.hasSuffix("/Root.plist")
          ? "Did you mean \"\(bundle.name.dropLast("/Root.plist".count))\"?"
          : "Name the Settings.bundle of an app, or a folder with Root.plist."
      )
      reporter.report(diagnostics)
      return ExitCode.wrongUsage
    }
    let folder = ImportFolder(name: bundle.name, paths: files.paths) { files.bytes(of: $0) }
    guard let site = SettingsBundleImporter(folder).importSite(into: &diagnostics), !diagnostics.hasErrors else {
      reporter.report(diagnostics)
      reporter.sayFailure("\(reporter.count(diagnostics)): nothing was written")
      return ExitCode.fault
    }
    let location = NamedPath(output, in: console.environment.currentFolder)
    let outcome = NewFolder(location, apartFrom: bundle).write(site.files, into: &diagnostics)
    reporter.report(diagnostics)
    guard outcome == .success else { return outcome.exitCode }
    for file in site.files { reporter.sayInDetail("Wrote \(location.appending(file.path).name)") }
    let warnings = diagnostics.sorted.count
    reporter.say(
      "Imported \(site.pages.count.of("page")) into \(location.name)"
        + (warnings > 0 ? ", with \(warnings.of("warning"))" : "")
        + ". Build it with: fieldset build \(location.name.quotedForShell)"
    )
    return ExitCode.success
  }
}

extension Site {
  /// The files of a site's folder.
  fileprivate var files: [NewFolder.File] {
    [NewFolder.File(path: "site.json", bytes: SiteEncoder().encode(self))]
      + pages.map { NewFolder.File(path: "pages/\($0.slug).json", bytes: PageEncoder().encode($0)) }
  }
}
