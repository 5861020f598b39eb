import Fieldset

/// Makes an ``Invocation`` of the words on a command line, or says everything that is wrong with them.
///
/// ```swift
/// var diagnostics = DiagnosticCollector()
/// ArgumentParser(["build", "Sample", "--output=out"]).parse(into: &diagnostics)
/// ```
///
/// A value follows its option, or is joined to it by `=`; `--` ends the options. The common options may stand before the
/// command.
struct ArgumentParser {
  var rest: ArraySlice<String>
  var command: CommandDefinition?
  var hasUnknownCommand = false
  var operands: [String] = []
  var values: [String: [String]] = [:]
  var isAskingForHelp = false
  var diagnostics = DiagnosticCollector()

  /// Takes the words that follow the program's name.
  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Reads the words; `nil` when there is a fault in them.
  ///
  /// The form of the reports is read even then.
  static func parse(
    _ arguments: [String],
    into diagnostics: inout DiagnosticCollector
  ) -> (invocation: Invocation?, format: DiagnosticFormat) {
    var parser = ArgumentParser(arguments)
    parser.readWords()
    let invocation = parser.invocation()
    diagnostics.append(contentsOf: parser.diagnostics)
    let format = parser.value("--format").flatMap(DiagnosticFormat.init) ?? .text
    return (parser.diagnostics.hasErrors ? nil : invocation, format)
  }
}
