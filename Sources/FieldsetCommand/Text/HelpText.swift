/// What `--help` prints.
enum HelpText {
  /// Help on one command, or on all.
  static func text(for command: CommandDefinition?) -> String {
    command.map(text) ?? overview
  }

  private static var overview: String {
    let commands = CommandDefinition.all.map { (synopsis(of: $0, isShort: true), $0.summary) }
    return """
      fieldset \(FieldsetCommand.version): settings become static, accessible pages.

      usage: fieldset COMMAND …

      \(table(commands))

      options of every command:

      \(table(OptionDefinition.common.map { (spelling(of: $0), $0.summary) }))

      "fieldset help COMMAND" tells more. Exit codes: 0 done, 1 a fault in the site or theme, 2 wrong usage.

      """
  }

  private static func text(for command: CommandDefinition) -> String {
    """
    usage: fieldset \(synopsis(of: command, isShort: false))

    \(command.summary)
    \(command.details)

    options:

    \(table(command.allOptions.map { (spelling(of: $0), $0.summary) }))

    """
  }

  private static func synopsis(of command: CommandDefinition, isShort: Bool) -> String {
    let operands = command.operands.map { $0.choices.isEmpty ? $0.name : $0.choices.joined(separator: "|") }
    let options = command.options.map { option in
      // An import has no folder of its own to write to.
      command == .importing || isShort ? spelling(of: option) : "[\(spelling(of: option))]"
    }
    let shown = isShort && command != .importing ? [] : options
    return ([command.name] + operands + shown).joined(separator: " ")
  }

  private static func spelling(of option: OptionDefinition) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  /// Two columns, the second on one line with the first.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.utf8.count).max() ?? 0
    return rows.map { first, second in
      "  \(first)\(String(repeating: " ", count: width - first.utf8.count + 2))\(second)"
    }.joined(separator: "\n")
  }
}
