import Fieldset

/// Hands out what a command found, in the form that was asked for.
///
/// Documents (JSON, SARIF) are what was asked for and go to standard output, alone. Lines for people and workflows go to
/// standard error, and what a command says about its success to standard output.
struct Reporter {
  let console: Console
  let format: DiagnosticFormat
  let verbosity: Invocation.Verbosity

  /// Prints diagnostics, and facts where the form has a place for them.
  func report(_ diagnostics: DiagnosticCollector, facts: [Fact] = []) {
    let printer = DiagnosticPrinter(format, version: FieldsetCommand.version)
    if format.isDocument {
      console.standardOutput(printer.text(of: diagnostics, facts: facts))
      return
    }
    var shown = diagnostics
    if verbosity == .quiet {
      shown = DiagnosticCollector()
      for diagnostic in diagnostics.diagnostics where diagnostic.severity == .error { shown.append(diagnostic) }
    }
    let text = printer.text(of: shown)
    if !text.isEmpty { console.standardError(text) }
  }

  /// Prints a line about what was done, unless a document is all that was asked for.
  func say(_ line: String) {
    if !format.isDocument, verbosity != .quiet { console.standardOutput(line + "\n") }
  }

  /// Prints a line for those who want to know it all.
  func sayInDetail(_ line: @autoclosure () -> String) {
    if verbosity == .verbose { say(line()) }
  }

  /// Prints a line about what was not done, or not yet.
  func sayFailure(_ line: String) {
    if !format.isDocument, verbosity != .quiet { console.standardError(line + "\n") }
  }

  /// How many errors and warnings there are, in words.
  func count(_ diagnostics: DiagnosticCollector) -> String {
    let sorted = diagnostics.sorted
    let errors = sorted.count { $0.severity == .error }
    let warnings = sorted.count - errors
    return warnings == 0 ? errors.of("error") : "\(errors.of("error")), \(warnings.of("warning"))"
  }
}
