/// A command as its parser and its help know it.
struct CommandDefinition: Hashable, Sendable {
  /// Something that is given without a name, by its place.
  struct Operand: Hashable, Sendable {
    /// What stands for it in help.
    let name: String

    /// The words that it may be; empty for a path.
    var choices: [String] = []
  }

  /// The word that calls it.
  let name: String

  /// What it does, in one line.
  let summary: String

  /// What else there is to know about it.
  let details: String

  let operands: [Operand]

  /// The options of its own, besides the common ones.
  let options: [OptionDefinition]

  /// All options that it takes.
  var allOptions: [OptionDefinition] { options + OptionDefinition.common }

  /// How it is written, in each way that there is when one of a few words is needed.
  var usage: String {
    let ending = self == .importing ? " --output DIR" : ""
    if operands.count == 1, operands[0].choices.count > 1 {
      return operands[0].choices.map { "fieldset \(name) \($0)" }.joined(separator: " or ")
    }
    let words = operands.map { $0.choices.count == 1 ? $0.choices[0] : $0.name }
    return "fieldset \(name) \(words.joined(separator: " "))\(ending)"
  }

  /// The command with this name.
  static func named(_ name: String) -> CommandDefinition? {
    all.first { $0.name == name }
  }

  /// All commands in the order of help.
  static let all = [build, check, new, importing, schema, diff, decode]

  static let build = CommandDefinition(
    name: "build",
    summary: "Turn a site's settings into pages.",
    details: """
      SITE is the folder that holds site.json and pages/. Only files that differ are written, and only files that an
      earlier build wrote are removed. When anything is wrong, nothing is written.
      """,
    operands: [Operand(name: "SITE")],
    options: [
      OptionDefinition(name: "--output", value: "DIR", summary: "Write the pages into DIR (SITE/_site)."),
      OptionDefinition(
        name: "--verify",
        summary: "Make everything, and tell of each file that was missing or another."
      ),
      OptionDefinition(
        name: "--link-inputs",
        value: "DIR",
        summary: "Keep links to the site's and the theme's folders in DIR."
      ),
    ] + buildOptions
  )

  static let check = CommandDefinition(
    name: "check",
    summary: "Do everything that build does, but write nothing.",
    details: "SITE is the folder that holds site.json and pages/.",
    operands: [Operand(name: "SITE")],
    options: buildOptions
  )

  static let new = CommandDefinition(
    name: "new",
    summary: "Make a small site that builds as it is.",
    details: "DIR must be empty, or not there yet.",
    operands: [Operand(name: "DIR")],
    options: []
  )

  static let importing = CommandDefinition(
    name: "import",
    summary: "Make a site of the settings that an app already has.",
    details: """
      ios reads a Settings.bundle: PATH is the bundle, or a folder with Root.plist. What cannot be carried over is a
      plain row and a warning.
      """,
    operands: [Operand(name: "FORMAT", choices: ["ios"]), Operand(name: "PATH")],
    options: [
      OptionDefinition(name: "--output", value: "DIR", summary: "Write the site into DIR, which must be empty.")
    ]
  )

  static let schema = CommandDefinition(
    name: "schema",
    summary: "Print a JSON Schema, for completion in editors.",
    details: "KIND is page (files in pages/) or site (site.json).",
    operands: [Operand(name: "KIND", choices: ["page", "site"])],
    options: []
  )

  static let diff = CommandDefinition(
    name: "diff",
    summary: "Tell in what two states of a site or page differ.",
    details: """
      OLD and NEW are two sites' folders, or two page files. Pages are known by their paths, sections and rows by their
      keys, options by their values; each line is one thing that was added, removed, moved or changed. Sites are compared
      with their flags as they are, single pages with all their conditions. --format json prints one document; --quiet
      leaves out the last line, which counts. Differences are no fault: the exit code is 0 with and without them.
      """,
    operands: [Operand(name: "OLD"), Operand(name: "NEW")],
    options: []
  )

  static let decode = CommandDefinition(
    name: "decode",
    summary: "Judge a submitted form against its page.",
    details: """
      The form is read from standard input. PAGE is a page's file, or a page of a site as in Sample/preferences. When all
      is right its values are printed as JSON, of the same form as the page's defaults; when anything is wrong, all that is.
      """,
    operands: [Operand(name: "PAGE")],
    options: [
      OptionDefinition(
        name: "--type",
        value: "TYPE",
        summary: "Read it as form, which is urlencoded, or as json (as it looks)."
      ),
      define,
    ]
  )

  private static let buildOptions = [
    OptionDefinition(
      name: "--theme",
      value: "NAME|DIR",
      summary: "Dress the pages in this theme, whatever site.json says."
    ),
    define,
    OptionDefinition(name: "--inline", summary: "Make each page one file that holds its style, script and images."),
    OptionDefinition(name: "--jobs", value: "N", summary: "Work on N threads (one for each processor)."),
    OptionDefinition(
      name: "--shard",
      value: "I/N",
      summary: "Make only the Ith of N parts of the pages."
    ),
  ]

  private static let define = OptionDefinition(
    name: "--define",
    value: "FLAG[=VALUE]",
    summary: "Set a flag to true, or to VALUE: true or false.",
    isRepeatable: true
  )
}
