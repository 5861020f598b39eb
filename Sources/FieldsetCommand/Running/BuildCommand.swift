import Fieldset

/// `fieldset build` and `fieldset check`.
struct BuildCommand {
  let arguments: Invocation.BuildArguments
  let console: Console
  let reporter: Reporter

  func build() -> Int32 {
    let start = console.milliseconds()
    Interruption.expectBeforePlacing()
    let report = SiteBuilder(options).build { stage in
      switch stage {
      case .waiting: reporter.sayFailure("another build is in the output folder: waiting until it ends")
      case .placing: Interruption.expectWhilePlacing()
      }
    }
    Interruption.expectNoMore()
    let duration = console.milliseconds() - start
    reporter.report(
      report.diagnostics,
      facts: [
        Fact("pagesWritten", report.pagesWritten), Fact("pagesUnchanged", report.pagesUnchanged),
        Fact("pagesRemoved", report.pagesRemoved), Fact("bytesWritten", report.bytesWritten),
        Fact("milliseconds", duration),
      ] + (report.homeFile.map { [Fact("home", $0)] } ?? [])
    )
    guard report.outcome == .success else {
      let result =
        report.isPartlyWritten
        ? "each file is the old one or the new one, and the next build does the rest" : "nothing was written"
      reporter.sayFailure("\(reporter.count(report.diagnostics)): \(result)")
      return report.outcome.exitCode
    }
    for path in report.themeFolders { reporter.sayInDetail("Theme from \(path)") }
    for path in report.writtenFiles { reporter.sayInDetail("Wrote \(path)") }
    for path in report.removedFiles { reporter.sayInDetail("Removed \(path)") }
    if let homeFile = report.homeFile { reporter.say("Open \(homeFile)") }
    reporter.say(
      "\(report.pagesWritten.of("page")) written, \(report.pagesUnchanged.grouped) unchanged, "
        + "\(report.pagesRemoved.grouped) removed (\(report.bytesWritten.of("byte"))) in \(duration.grouped) ms"
    )
    return report.outcome.exitCode
  }

  func check() -> Int32 {
    let start = console.milliseconds()
    let report = SiteBuilder(options).check()
    let duration = console.milliseconds() - start
    reporter.report(
      report.diagnostics,
      facts: [Fact("pagesChecked", report.pagesChecked), Fact("milliseconds", duration)]
    )
    guard report.outcome == .success else {
      reporter.sayFailure(reporter.count(report.diagnostics))
      return report.outcome.exitCode
    }
    for path in report.themeFolders { reporter.sayInDetail("Theme from \(path)") }
    reporter.say(
      "\(report.pagesChecked.of("page")) checked: \(reporter.count(report.diagnostics)) in \(duration.grouped) ms"
    )
    return report.outcome.exitCode
  }

  private var options: BuildOptions {
    let folder = console.environment.currentFolder
    var options = BuildOptions(
      site: NamedPath(arguments.site, in: folder),
      output: arguments.output.map { NamedPath($0, in: folder) },
      theme: arguments.theme,
      flags: arguments.flags,
      environment: console.environment
    )
    options.isInline = arguments.isInline
    if let jobs = arguments.jobs { options.jobs = jobs }
    options.share = arguments.share
    options.isVerifying = arguments.isVerifying
    options.inputLinks = arguments.inputLinks.map { NamedPath($0, in: folder) }
    options.listsWrittenFiles = reporter.verbosity == .verbose
    return options
  }
}
