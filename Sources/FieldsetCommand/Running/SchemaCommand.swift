import Fieldset

/// `fieldset schema`.
struct SchemaCommand {
  let kind: String
  let console: Console

  func run() -> Int32 {
    let text = kind == "site" ? SiteSchema.text : PageSchema.text
    console.standardOutput(text.hasSuffix("\n") ? text : text + "\n")
    return ExitCode.success
  }
}
