import Fieldset

/// `fieldset schema`.
struct SchemaCommand {
  let kind: String
  let console: Console

  func run() -> Int32 {
    ExitCode.success
  }
}
