import Fieldset

extension Diagnostic.Code {
  /// No command has this name.
  static let unknownCommand: Self = "unknown-command"

  /// The command takes no such option.
  static let unknownOption: Self = "unknown-option"

  /// Something that the command needs was not given.
  static let missingArgument: Self = "missing-argument"

  /// Something was given that the command does not need.
  static let unexpectedArgument: Self = "unexpected-argument"

  /// An option or operand has a value that it cannot have.
  static let invalidArgument: Self = "invalid-argument"

  /// Every code of this module.
  static let allFieldsetCommandCodes: [Self] = [
    unknownCommand, unknownOption, missingArgument, unexpectedArgument, invalidArgument,
  ]
}
