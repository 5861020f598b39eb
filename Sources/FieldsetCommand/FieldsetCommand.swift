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
    Console.prepareStreams()
    exit(CommandRun(console: .process).run(Array(CommandLine.arguments.dropFirst())))
  }
}
