import Fieldset

/// What a person asked for, in full.
struct Invocation: Hashable {
  /// What is to be done.
  enum Action: Hashable {
    case build(BuildArguments)
    case check(BuildArguments)
    case new(folder: String)
    case importSettings(format: String, path: String, output: String)
    case schema(kind: String)
    case diff(old: String, new: String)
    case decode(DecodeArguments)
    /// Help on a command, or on all of them.
    case help(CommandDefinition?)
    case version
  }

  /// What `build` and `check` are given.
  struct BuildArguments: Hashable {
    var site: String
    var output: String?
    var theme: String?
    var flags: [String: Bool] = [:]
    var isInline = false
    var jobs: Int?
    var share = PageShare.whole
    var isVerifying = false
    var inputLinks: String?
  }

  /// What `decode` is given.
  struct DecodeArguments: Hashable {
    var page: String
    /// How the form is written down; `nil` for as it looks.
    var encoding: FormEncoding?
    var flags: [String: Bool] = [:]
  }

  /// How much is said.
  enum Verbosity: Hashable {
    case quiet
    case normal
    case verbose
  }

  var action: Action
  var format = DiagnosticFormat.text
  var verbosity = Verbosity.normal
}
