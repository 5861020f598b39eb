import Fieldset

/// `fieldset new`.
struct NewCommand {
  let folder: String
  let console: Console
  let reporter: Reporter

  func run() -> Int32 {
    var diagnostics = DiagnosticCollector()
    let location = NamedPath(folder, in: console.environment.currentFolder)
    let outcome = NewFolder(location).write(StarterSite.files, into: &diagnostics)
    reporter.report(diagnostics)
    guard outcome == .success else { return outcome.exitCode }
    for file in StarterSite.files { reporter.sayInDetail("Wrote \(location.appending(file.path).name)") }
    reporter.say("Made a site in \(location.name). Build it with: fieldset build \(location.name.quotedForShell)")
    return outcome.exitCode
  }
}
