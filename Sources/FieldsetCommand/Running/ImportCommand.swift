import Fieldset

/// `fieldset import`.
struct ImportCommand {
  let path: String
  let output: String
  let console: Console
  let reporter: Reporter

  func run() -> Int32 {
    ExitCode.success
  }
}
