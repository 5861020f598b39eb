/// An option that a command takes, as help shows it.
struct OptionDefinition: Hashable, Sendable {
  /// The name with its hyphens.
  let name: String

  /// What stands for the value in help; `nil` for an option without one.
  var value: String?

  /// What it does, in one line.
  let summary: String

  /// Whether it may be given several times.
  var isRepeatable = false

  /// The options that every command takes.
  static let common = [
    OptionDefinition(name: "--format", value: "FORMAT", summary: "Report as text, json, github or sarif (text)."),
    OptionDefinition(name: "--quiet", summary: "Say nothing but errors."),
    OptionDefinition(name: "--verbose", summary: "Name the theme's folders and every file that is written or removed."),
    OptionDefinition(name: "--version", summary: "Print the version."),
    OptionDefinition(name: "--help", summary: "Print this help."),
  ]
}
