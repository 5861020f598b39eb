// The fields that controls have of their own.
extension Schema {
  static let switchFields: [Field] = [
    Field("value", .flag("Whether it is on at first.")),
    Field(
      "values",
      .object(
        "What is submitted, if not \"on\" and \"off\".",
        [
          Field("on", .reference("value", "What is submitted when it is on.").with("default", .text("on"))),
          Field("off", .reference("value", "What is submitted when it is off.").with("default", .text("off"))),
        ]
      )
    ),
  ]

  static let numberFields: [Field] =
    [
      Field(
        "value",
        Schema()
          .with("description", .text("The number at first; empty if left out."))
          .with("type", .texts(["number", "string"]))
          .with("pattern", .text("^(\(TextPattern.number))?$"))
      )
    ] + limits(areRequired: false) + [
      Field("spinner", .flag("Whether the browser's own number control with its arrows is used.")),
      Field("required", .flag("Whether it has to be filled in.")),
    ]

  static let rangeFields: [Field] =
    [Field("value", .reference("number", "The number at first."), isRequired: true)] + limits(areRequired: true)

  private static func limits(areRequired: Bool) -> [Field] {
    [
      Field("minimum", .reference("number", "The least number that is accepted."), isRequired: areRequired),
      Field("maximum", .reference("number", "The largest number that is accepted."), isRequired: areRequired),
      Field(
        "step",
        .reference("number", "The distance between two numbers that are accepted.").with(
          "exclusiveMinimum",
          .number(0)
        )
      ),
      Field("unit", .reference("title", "What is counted, shown behind the number: days, %.")),
    ]
  }

  static let selectFields: [Field] = [
    Field(
      "options",
      .array(
        "The entries of the menu, alone or in groups.",
        of: .oneOf("An entry, or entries under a heading.", [.reference("menuOption"), .reference("menuGroup")])
      ).with("minItems", .number(1)),
      isRequired: true
    ),
    Field(
      "value",
      .reference("value", "The value that is chosen at first; without it the menu starts with \"Not set\".")
    ),
    Field("required", .flag("Whether something has to be chosen.")),
  ]

  /// The schema of a row for text.
  static func textField(_ kind: String, _ description: String) -> Schema {
    let isMultiline = kind == TextField.Kind.multiline.rawValue
    let text =
      isMultiline
      ? value("The text at first, which may have line breaks and tabs.", TextPattern.multiline)
      : .reference("value", "The text at first.")
    let fields = [
      Field("value", text),
      Field("placeholder", .reference("title", "An example, shown while it is empty.")),
      Field("minimumLength", .count("The least number of UTF-16 code units that are accepted.")),
      Field("maximumLength", .count("The largest number of UTF-16 code units that are accepted.")),
      Field("autocomplete", .reference("autocomplete")),
      Field("required", .flag("Whether it has to be filled in.")),
    ]
    let patterns = [
      Field("pattern", .text("A regular expression that the whole text has to match.").with("format", .text("regex"))),
      Field("patternHint", .reference("paragraph", "What the pattern asks for, in words.")),
    ]
    return control(kind, description, isMultiline ? fields : fields + patterns)
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The words of an enumeration.
  static var allWords: [String] { allCases.map(\.rawValue) }
}
