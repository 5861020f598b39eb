// The schemas of sections: plain ones, and one for each mode of selection.
extension Schema {
  static let sectionDefinitions: [(name: String, schema: Schema)] = [
    (
      "section",
      .oneOf(
        "Rows under a header or, with \"selection\", options to choose from.",
        ["plainSection", "singleSection", "multipleSection", "derivedSection"].map { .reference($0) }
      )
    ),
    ("plainSection", plainSection),
    (
      "singleSection",
      selection(
        "Options of which one is chosen.",
        mode: .single,
        selected: .reference("value"),
        mostSelected: 1,
        option: "option"
      )
    ),
    (
      "multipleSection",
      selection(
        "Options of which any number is chosen.",
        mode: .multiple,
        selected: .reference("value"),
        fields: [
          Field(
            "parents",
            .word(
              "What the choice of a parent means: each option is chosen for itself, or a parent and its descendants "
                + "are never chosen together.",
              [Selection.Parents.independent.rawValue, Selection.Parents.exclusive.rawValue]
            ).with("default", .text(Selection.Parents.independent.rawValue))
          )
        ] + multipleFields,
        option: "treeOption"
      )
    ),
    (
      "derivedSection",
      selection(
        "A tree whose leaves are chosen; parents follow from them.",
        mode: .multiple,
        selected: .reference("value"),
        fields: [
          Field(
            "parents",
            .constant(
              Selection.Parents.derived.rawValue,
              "Only options without options below them can be chosen; parents submit nothing."
            ),
            isRequired: true
          )
        ] + multipleFields,
        option: "derivedOption"
      )
    ),
  ]

  private static let headerHidden = Field("headerHidden", .flag("Whether the header is hidden from sight only."))
  private static let footer = Field("footer", .reference("footer", "What stands below the rows: a text or an object."))

  /// The fields of a section in which several options can be chosen.
  private static let multipleFields = [
    Field("minimum", .count("How many options have to be chosen at least.")),
    Field("maximum", .count("How many options can be chosen at most.")),
    Field("selectAll", .flag("Whether there are buttons that choose all options, and none.")),
  ]

  private static let plainSection = object(
    "Rows under a header.",
    [
      Field("key", .reference("key", "A name that links can lead to.")),
      Field("header", .reference("header", "What stands above the rows: a heading or an object.")),
      headerHidden,
      footer,
      condition,
      dependency,
      synonyms,
      Field("rows", .array("The rows in order.", of: .reference("row"))),
    ]
  )

  private static func selection(
    _ description: String,
    mode: Selection.Mode,
    selected: Schema,
    mostSelected: Int? = nil,
    fields: [Field] = [],
    option: String
  ) -> Schema {
    let values = array("The values that are chosen at first, each once.", of: selected)
      .with("uniqueItems", .flag(true))
    let list = mostSelected.map { values.with("maxItems", .number($0)) } ?? values
    return object(
      description,
      [
        Field("key", .reference("key", "The name the choice is submitted under."), isRequired: true),
        Field("header", .reference("groupHeader", "What is chosen: a heading or an object."), isRequired: true),
        headerHidden,
        footer,
        condition,
        dependency,
        synonyms,
        error,
        event,
        Field(
          "pageHeading",
          .flag("Whether the header is the heading of the page, instead of the page's own; for one section at most.")
        ),
        Field("selection", .constant(mode.rawValue, description), isRequired: true),
        Field("selected", .oneOf("What is chosen at first: a value or several in an array.", [selected, list])),
      ] + fields + [
        Field(
          "rows",
          array("The options in order.", of: .reference(option)).with("minItems", .number(1)),
          isRequired: true
        )
      ]
    )
  }
}
