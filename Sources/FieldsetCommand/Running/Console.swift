import Fieldset

/// Where a command's words go, and what it knows of the process it runs in.
struct Console {
  /// Folders and variables.
  var environment: BuildEnvironment

  /// Takes a piece of what was asked for.
  var standardOutput: (String) -> Void

  /// Takes a piece of what is to be told besides.
  var standardError: (String) -> Void

  /// Milliseconds since some moment.
  var milliseconds: () -> Int
}
