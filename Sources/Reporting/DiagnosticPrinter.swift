public import Diagnostics

/// Turns what a run found into text for a terminal, a program, a workflow or a code scanner.
///
/// ```swift
/// let printer = DiagnosticPrinter(.text)
/// printer.text(of: diagnostics)
/// // pages/index.json:2:3: error: unknown field "tittle" in a page [unknown-field]
/// //     "tittle": "Preferences"
/// //     ^
/// //   fix: Did you mean "title"?
/// ```
///
/// Names and contents of files may hold anything: characters that steer a terminal, or that turn the direction of what
/// follows, are printed as `<U+001B>`.
public struct DiagnosticPrinter: Sendable {
  /// The form that is printed.
  public let format: DiagnosticFormat

  /// The version of the program, for forms that name it.
  public let version: String

  /// Creates a printer.
  public init(_ format: DiagnosticFormat, version: String = "") {
    self.format = format
    self.version = version
  }

  /// All that was found, by file, line and column, each thing once; with a line break at its end unless it is empty.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found.
  ///   - facts: What else the summary holds, in order, in the form that has a summary.
  public func text(of diagnostics: DiagnosticCollector, facts: [Fact] = []) -> String {
    let sorted = diagnostics.sorted
    switch format {
    case .text: return sorted.map(\.terminalText).joined()
    case .github: return sorted.map(\.workflowCommand).joined()
    case .json: return JSONReport(diagnostics: sorted, facts: facts).text
    case .sarif: return SARIFReport(diagnostics: sorted, version: version).text
    }
  }
}
