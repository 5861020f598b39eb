// The schemas of options: of sections with a selection, and of menus.
extension Schema {
  static let optionDefinitions: [(name: String, schema: Schema)] = [
    ("option", option("An option to choose.", value: .reference("value", submitted), rows: nil)),
    (
      "treeOption",
      option(
        "An option to choose, which may have options below it.",
        value: .reference("value", submitted).with("minLength", .number(1)),
        rows: .array("Options below this one, at most 16 deep.", of: .reference("treeOption"))
      )
    ),
    (
      "derivedOption",
      option(
        "An option to choose or, with rows below it, a parent that follows from them.",
        value: .reference("value", submitted + " A parent needs none.").with("minLength", .number(1)),
        isValueRequired: false,
        rows: .array("Options below this one, at most 16 deep.", of: .reference("derivedOption"))
          .with("minItems", .number(1))
      )
      .with(
        "anyOf",
        .schemas([Schema().with("required", .texts(["value"])), Schema().with("required", .texts(["rows"]))])
      )
    ),
    (
      "menuOption",
      .object(
        "An entry of the menu.",
        [
          Field("value", .reference("value", submitted), isRequired: true),
          Field("title", .reference("title", "What people read."), isRequired: true),
          language, disabled, condition,
        ]
      )
    ),
    (
      "menuGroup",
      .object(
        "Entries of the menu under a heading.",
        [
          Field("header", .reference("title", "The heading."), isRequired: true),
          Field(
            "options",
            .array("The entries.", of: .reference("menuOption")).with("minItems", .number(1)),
            isRequired: true
          ),
          condition,
        ]
      )
    ),
  ]

  private static let submitted = "What is submitted when it is chosen; unique among the options."

  static let disabled = Field("disabled", .flag("Whether it can be seen but not changed."))
  static let reason = Field("reason", .reference("paragraph", "Why it is disabled, in words."))
  static let icon = Field("icon", .reference("icon", "The name of an icon."))
  static let iconLabel = Field(
    "iconLabel",
    .reference("title", "What the icon says, where the title does not; without it the icon is decoration.")
  )
  static let subtitle = Field("subtitle", .reference("paragraph", "A line of help below the title."))
  static let condition = Field("if", .reference("condition"))
  static let dependency = Field("onlyIf", .reference("dependency"))
  static let synonyms = Field("synonyms", .reference("synonyms"))
  static let event = Field(
    "event",
    .reference("title", "What your own script hears as detail.name when it is chosen, pressed or changed.")
  )
  static let error = Field(
    "error",
    .reference("paragraph", "What is wrong with the value and what to do; shown before the hint and above the page.")
  )

  private static let divider = Field(
    "divider",
    .reference("title", "A word that stands above the option and sets it apart: or.")
  )
  private static let exclusive = Field(
    "exclusive",
    .flag("Whether it cannot be chosen with any other option: None of these.")
  )

  /// What needs what in rows and options.
  static let needs = Value.requirements(needed)
  static let needed: [(name: String, needs: [String])] = [("reason", ["disabled"]), ("iconLabel", ["icon"])]

  private static func option(
    _ description: String,
    value: Schema,
    isValueRequired: Bool = true,
    rows: Schema?
  ) -> Schema {
    let fields = [
      Field("value", value, isRequired: isValueRequired),
      Field("title", .reference("title", "What people read."), isRequired: true),
      subtitle, icon, iconLabel, language, disabled, reason, condition, divider, synonyms,
      event,
    ]
    // Where one option is chosen, each excludes the others.
    return .object(description, fields + (rows.map { [exclusive, Field("rows", $0)] } ?? [])).with(
      "dependentRequired",
      needs
    )
  }
}
