#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program `fieldset`.
///
/// Everything it does is in the libraries; here words become calls, and results become words and an exit code.
@main
struct FieldsetCommand {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static func main() {
    StandardStream.prepareAll()
    let output = StandardStream(descriptor: STDOUT_FILENO)
    let error = StandardStream(descriptor: STDERR_FILENO)
    let run = CommandRun(console: .process(output: output, error: error))
    let exitCode = run.run(Array(CommandLine.arguments.dropFirst()))
    if output.hasFailed {
      error.write("error: standard output cannot be written\n")
      exit(max(exitCode, ExitCode.fault))
    }
    exit(exitCode)
  }
}
