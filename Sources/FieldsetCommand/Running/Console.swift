import Fieldset

/// Where a command's words go, and what it knows of the process it runs in.
struct Console {
  /// Folders and variables.
  var environment: BuildEnvironment

  /// Hands out what the process is given, up to a number of bytes; `nil` when it cannot be read.
  var standardInput: (_ limit: Int) -> [UInt8]? = StandardInput.read

  /// Takes a piece of what was asked for.
  var standardOutput: (String) -> Void

  /// Takes a piece of what is to be told besides.
  var standardError: (String) -> Void

  /// Milliseconds since some moment.
  var milliseconds: () -> Int
}
