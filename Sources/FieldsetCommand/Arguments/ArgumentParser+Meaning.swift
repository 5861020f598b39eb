import Fieldset

extension ArgumentParser {
  mutating func invocation() -> Invocation? {
    let format = format()
    let verbosity = verbosity()
    if isAskingForHelp, !hasUnknownCommand {
      // Help is given whatever else is wrong with the line.
      diagnostics = DiagnosticCollector()
      return Invocation(action: .help(command), format: format, verbosity: verbosity)
    }
    if values["--version"] != nil, !diagnostics.hasErrors {
      return Invocation(action: .version, format: format, verbosity: verbosity)
    }
    guard let command else {
      if !hasUnknownCommand, !diagnostics.hasErrors {
        diagnostics.error(.missingArgument, "a command is missing", fix: "\"fieldset help\" lists the commands.")
      }
      return nil
    }
    checkOperands(of: command)
    let action = action(of: command, format)
    return diagnostics.hasErrors ? nil : action.map { Invocation(action: $0, format: format, verbosity: verbosity) }
  }

  private mutating func checkOperands(of command: CommandDefinition) {
    for (position, operand) in command.operands.enumerated() {
      guard position < operands.count else {
        diagnostics.error(
          .missingArgument,
          "\"\(command.name)\" needs \(operand.name)",
          fix: "Write \(command.usage)."
        )
        return
      }
      let word = operands[position]
      if word.isEmpty {
        diagnostics.error(.invalidArgument, "\(operand.name) is empty", fix: "Write \(command.usage).")
      }
      guard !operand.choices.isEmpty, !operand.choices.contains(word), !word.isEmpty else { continue }
      diagnostics.error(
        .invalidArgument,
        "\"\(command.name)\" does not know \"\(word)\"",
        fix: suggestion(for: word, among: operand.choices)
      )
    }
    for word in operands.dropFirst(command.operands.count) {
      diagnostics.error(
        .unexpectedArgument,
        "\"\(command.name)\" does not know what to do with \"\(word)\"",
        fix: "\"fieldset help \(command.name)\" shows what it takes."
      )
    }
  }

  private mutating func action(of command: CommandDefinition, _ format: DiagnosticFormat) -> Invocation.Action? {
    let first = operands.first ?? ""
    switch command {
    case .build: return .build(buildArguments(site: first))
    case .check: return .check(buildArguments(site: first))
    case .new: return .new(folder: first)
    case .schema: return .schema(kind: first)
    case .diff:
      if format == .sarif {
        diagnostics.error(
          .invalidArgument,
          "\"diff\" has no format \"sarif\"",
          fix: "Write text, json or github."
        )
      }
      return .diff(old: first, new: operands.count > 1 ? operands[1] : "")
    case .decode: return .decode(decodeArguments(page: first))
    case .importing:
      guard let output = value("--output") else {
        if values["--output"] == nil {
          diagnostics.error(
            .missingArgument,
            "\"import\" needs --output",
            fix: "Name the folder of the new site with --output DIR."
          )
        }
        return nil
      }
      return .importSettings(format: first, path: operands.count > 1 ? operands[1] : "", output: output)
    default: return nil
    }
  }

  private mutating func buildArguments(site: String) -> Invocation.BuildArguments {
    var arguments = Invocation.BuildArguments(site: site)
    arguments.output = value("--output")
    arguments.theme = value("--theme")
    arguments.flags = flags()
    arguments.isInline = values["--inline"] != nil
    if let text = value("--jobs") {
      if let jobs = Int(text), (1...1024).contains(jobs) {
        arguments.jobs = jobs
      } else {
        diagnostics.error(
          .invalidArgument,
          "\"\(text)\" is no number of threads",
          fix: "Write --jobs with a number from 1 to 1024."
        )
      }
    }
    if let text = value("--shard") {
      if let share = share(text) {
        arguments.share = share
      } else {
        diagnostics.error(
          .invalidArgument,
          "\"\(text)\" is no part of the pages",
          fix: "Write --shard with the number of this part and the number of all, such as 2/8."
        )
      }
    }
    arguments.isVerifying = values["--verify"] != nil
    arguments.inputLinks = value("--link-inputs")
    return arguments
  }

  private func share(_ text: String) -> PageShare? {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count <= 1_000_000 else { return nil }
    return PageShare(number, of: count)
  }

  private mutating func decodeArguments(page: String) -> Invocation.DecodeArguments {
    var arguments = Invocation.DecodeArguments(page: page, flags: flags())
    if let type = value("--type"), !type.isEmpty {
      // The help's own word for what a form is.
      arguments.encoding = type == "urlencoded" ? .form : FormEncoding(rawValue: type)
      if arguments.encoding == nil {
        diagnostics.error(
          .invalidArgument,
          "there is no type \"\(type)\" of forms",
          fix: suggestion(for: type, among: FormEncoding.allCases.map(\.rawValue))
        )
      }
    }
    return arguments
  }

  private mutating func flags() -> [String: Bool] {
    var flags: [String: Bool] = [:]
    for definition in values["--define", default: []] {
      let parts = definition.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      let value = parts.count > 1 ? parts[1] : "true"
      guard !parts[0].isEmpty, value == "true" || value == "false" else {
        diagnostics.error(
          .invalidArgument,
          "\"\(definition)\" defines no flag",
          fix: "Write --define FLAG, --define FLAG=true or --define FLAG=false."
        )
        continue
      }
      flags[parts[0]] = value == "true"
    }
    return flags
  }

  private mutating func format() -> DiagnosticFormat {
    guard let text = value("--format") else { return .text }
    if let format = DiagnosticFormat(rawValue: text) { return format }
    diagnostics.error(
      .invalidArgument,
      "there is no format \"\(text)\"",
      fix: suggestion(for: text, among: DiagnosticFormat.allCases.map(\.rawValue))
    )
    return .text
  }

  private mutating func verbosity() -> Invocation.Verbosity {
    switch (values["--quiet"] != nil, values["--verbose"] != nil) {
    case (true, true):
      diagnostics.error(
        .unexpectedArgument,
        "\"--quiet\" and \"--verbose\" contradict each other",
        fix: "Give one of them."
      )
      return .normal
    case (true, false): return .quiet
    case (false, true): return .verbose
    case (false, false): return .normal
    }
  }

  func value(_ name: String) -> String? {
    values[name]?.last
  }

  private func suggestion(for word: String, among choices: [String]) -> String {
    if let nearest = choices.nearest(to: word) { return "Did you mean \"\(nearest)\"?" }
    guard choices.count > 1, let last = choices.last else { return "Write \(choices.joined())." }
    return "Write \(choices.dropLast().joined(separator: ", ")) or \(last)."
  }
}
