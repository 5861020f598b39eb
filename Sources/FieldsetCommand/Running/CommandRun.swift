import Fieldset

/// Does what a command line asks for and says how it went.
///
/// ```swift
/// CommandRun(console: console).run(["build", "Sample"])  // 0
/// ```
struct CommandRun {
  let console: Console

  /// Runs the words that follow the program's name; the result is the process's exit code.
  func run(_ arguments: [String]) -> Int32 {
    var diagnostics = DiagnosticCollector()
    let (invocation, format) = ArgumentParser.parse(arguments, into: &diagnostics)
    guard let invocation else {
      Reporter(console: console, format: format, verbosity: .normal).report(diagnostics)
      return ExitCode.wrongUsage
    }
    let reporter = Reporter(console: console, format: invocation.format, verbosity: invocation.verbosity)
    switch invocation.action {
    case .build(let arguments):
      return BuildCommand(arguments: arguments, console: console, reporter: reporter).build()
    case .check(let arguments):
      return BuildCommand(arguments: arguments, console: console, reporter: reporter).check()
    case .new(let folder):
      return NewCommand(folder: folder, console: console, reporter: reporter).run()
    case .importSettings(_, let path, let output):
      return ImportCommand(path: path, output: output, console: console, reporter: reporter).run()
    case .schema(let kind):
      return SchemaCommand(kind: kind, console: console).run()
    case .diff(let old, let new):
      return DiffCommand(old: old, new: new, console: console, reporter: reporter).run()
    case .decode(let arguments):
      return DecodeCommand(arguments: arguments, console: console, reporter: reporter).run()
    case .help(let command):
      console.standardOutput(HelpText.text(for: command))
      return ExitCode.success
    case .version:
      console.standardOutput("fieldset \(FieldsetCommand.version)\n")
      return ExitCode.success
    }
  }
}

/// What the process tells whoever started it.
enum ExitCode {
  /// All was done.
  static let success: Int32 = 0
  /// The site, its theme or the disk is at fault.
  static let fault: Int32 = 1
  /// What was asked for makes no sense.
  static let wrongUsage: Int32 = 2
}

extension BuildReport.Outcome {
  /// The exit code that stands for it.
  var exitCode: Int32 {
    switch self {
    case .success: ExitCode.success
    case .fault: ExitCode.fault
    case .wrongUsage: ExitCode.wrongUsage
    }
  }
}
