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
    \(wrapped("usage: fieldset \(synopsis(of: command, isShort: false))"))

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

  /// A line in as many lines as it takes, broken before an option.
  private static func wrapped(_ line: String) -> String {
    var lines = [""]
    for (position, part) in line.split(separator: " [").enumerated() {
      let word = position == 0 ? String(part) : " [\(part)"
      let isFull = lines[lines.count - 1].utf8.count + word.utf8.count > 100
      if isFull { lines.append("     \(word)") } else { lines[lines.count - 1] += word }
    }
    return lines.joined(separator: "\n")
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
