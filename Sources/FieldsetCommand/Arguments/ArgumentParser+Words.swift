import Fieldset

extension ArgumentParser {
  mutating func readWords() {
    var areOptionsOver = false
    while let word = rest.popFirst() {
      if areOptionsOver || word == "-" || word.utf8.first != UInt8(ascii: "-") {
        readOperand(word)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        readOption(word)
      }
    }
  }

  private mutating func readOperand(_ word: String) {
    if command != nil || hasUnknownCommand {
      operands.append(word)
    } else if word == "help", !isAskingForHelp {
      isAskingForHelp = true
    } else if let named = CommandDefinition.named(word) {
      command = named
    } else {
      hasUnknownCommand = true
      let names = CommandDefinition.all.map(\.name)
      diagnostics.error(
        .unknownCommand,
        "there is no command \"\(word)\"",
        fix: names.nearest(to: word).map { "Did you mean \"\($0)\"?" }
          ?? "Commands are \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")."
      )
    }
  }

  private mutating func readOption(_ word: String) {
    let bytes = word.utf8
    let equalsSign = bytes.firstIndex(of: UInt8(ascii: "="))
    let spelling = equalsSign.map { String(word[..<$0]) } ?? word
    let name = spelling == "-h" ? "--help" : spelling
    let known = command?.allOptions ?? OptionDefinition.common
    guard let option = known.first(where: { $0.name == name }) else {
      if !hasUnknownCommand { reportUnknown(name, known) }
      // The value of a mistyped option is not mistaken for an operand.
      let meant = known.first { $0.name == known.map(\.name).nearest(to: name) } ?? ofOtherCommand(name)
      if equalsSign == nil, meant?.value != nil, let next = rest.first, !next.utf8.starts(with: "-".utf8) {
        rest.removeFirst()
      }
      return
    }
    if name == "--help" { isAskingForHelp = true }
    guard let placeholder = option.value else {
      if equalsSign != nil { diagnostics.error(.unexpectedArgument, "option \"\(name)\" takes no value") }
      values[name] = []
      return
    }
    let value: String
    if let equalsSign {
      value = String(word[bytes.index(after: equalsSign)...])
    } else if let next = rest.first, !next.utf8.starts(with: "--".utf8) {
      value = next
      rest.removeFirst()
    } else {
      diagnostics.error(
        .missingArgument,
        "option \"\(name)\" needs a value",
        fix: "Write \(name) \(placeholder)."
      )
      return
    }
    if value.isEmpty {
      diagnostics.error(.invalidArgument, "option \"\(name)\" has an empty value", fix: "Write \(name) \(placeholder).")
    }
    if !option.isRepeatable, values[name] != nil {
      diagnostics.error(.unexpectedArgument, "option \"\(name)\" is given twice", fix: "Give it once.")
    }
    values[name, default: []].append(value)
  }

  /// The commands that take an option.
  private func owners(of name: String) -> String? {
    let owners = CommandDefinition.all.filter { $0.options.contains { $0.name == name } }.map { "\"\($0.name)\"" }
    return owners.isEmpty ? nil : owners.joined(separator: " or ")
  }

  /// The option of this name that other commands take.
  private func ofOtherCommand(_ name: String) -> OptionDefinition? {
    CommandDefinition.all.flatMap(\.options).first { $0.name == name }
  }

  private mutating func reportUnknown(_ name: String, _ known: [OptionDefinition]) {
    let place = command.map { "\"\($0.name)\"" } ?? "fieldset"
    let owner = command == nil ? CommandDefinition.all.first { $0.options.contains { $0.name == name } } : nil
    let help = "fieldset \(command.map { "help \($0.name)" } ?? "help")"
    diagnostics.error(
      .unknownOption,
      command == nil ? "there is no option \"\(name)\" before a command" : "\(place) has no option \"\(name)\"",
      fix: owner.map { "Write it behind the command: fieldset \($0.name) … \(name)." }
        ?? known.map(\.name).nearest(to: name).map { "Did you mean \"\($0)\"?" }
        ?? owners(of: name).map { "Leave it out: only \($0) has it." }
        ?? "\"\(help)\" lists the options."
    )
  }
}
