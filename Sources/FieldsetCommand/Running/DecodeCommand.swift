import Fieldset

/// `fieldset decode`.
struct DecodeCommand {
  let arguments: Invocation.DecodeArguments
  let console: Console
  let reporter: Reporter

  func run() -> Int32 {
    var diagnostics = DiagnosticCollector()
    guard let input = PageInput.find(arguments.page, in: console.environment.currentFolder) else {
      diagnostics.error(
        .invalidArgument,
        "there is no page \"\(arguments.page)\"",
        fix: "Name a page's file, or a page of a site as in Sample/preferences."
      )
      return refuse(diagnostics, ExitCode.wrongUsage)
    }
    let page = input.read(defines: arguments.flags, into: &diagnostics)
    guard let page, !diagnostics.hasErrors else {
      // A flag that is not defined has no place when the command line names it.
      let isWrongUsage = diagnostics.diagnostics.contains { $0.code == .undefinedFlag && $0.location == nil }
      return refuse(diagnostics, isWrongUsage ? ExitCode.wrongUsage : ExitCode.fault)
    }
    return decode(page)
  }

  private func decode(_ page: Page) -> Int32 {
    var decoder = FormDecoder(page)
    decoder.name = "standard input"
    // One byte more tells that there is too much, and one is for the line's end.
    guard let bytes = console.standardInput(decoder.limits.bytes + 2) else {
      var diagnostics = DiagnosticCollector()
      diagnostics.error(
        .invalidArgument,
        "standard input cannot be read",
        fix: "Hand it a form: fieldset decode PAGE < body."
      )
      return refuse(diagnostics, ExitCode.wrongUsage)
    }
    let encoding = arguments.encoding ?? FormEncoding(detecting: bytes)
    do throws(FormProblems) {
      let form = try decoder.decode(encoding == .form ? withoutLineEnd(bytes) : bytes, as: encoding)
      console.standardOutput(String(decoding: form.json, as: UTF8.self))
      return ExitCode.success
    } catch {
      return refuse(error.diagnostics, ExitCode.fault)
    }
  }

  /// Editors and `echo` end a file with a line break, which is no part of the last value.
  private func withoutLineEnd(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return bytes
  }

  private func refuse(_ diagnostics: DiagnosticCollector, _ exitCode: Int32) -> Int32 {
    reporter.report(diagnostics)
    if exitCode == ExitCode.fault { reporter.sayFailure("\(reporter.count(diagnostics)): nothing was decoded") }
    return exitCode
  }
}
