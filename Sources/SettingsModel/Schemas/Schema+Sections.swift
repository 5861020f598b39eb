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
        parents: [
          Field(
            "parents",
            .word(
              "What the choice of a parent means: each option is chosen for itself, or a parent and its descendants "
                + "are never chosen together.",
              [Selection.Parents.independent.rawValue, Selection.Parents.exclusive.rawValue]
            ).with("default", .text(Selection.Parents.independent.rawValue))
          )
        ],
        option: "treeOption"
      )
    ),
    (
      "derivedSection",
      selection(
        "A tree whose leaves are chosen; parents follow from them.",
        mode: .multiple,
        selected: .reference("value"),
        parents: [
          Field(
            "parents",
            .constant(
              Selection.Parents.derived.rawValue,
              "Only options without options below them can be chosen; parents submit nothing."
            ),
            isRequired: true
          )
        ],
        option: "derivedOption"
      )
    ),
  ]

  private static let headerHidden = Field("headerHidden", .flag("Whether the header is hidden from sight only."))
  private static let footer = Field("footer", .reference("footer", "What stands below the rows: a text or an object."))

  private static let plainSection = object(
    "Rows under a header.",
    [
      Field("key", .reference("key", "A name that links can lead to.")),
      Field("header", .reference("header", "What stands above the rows: a heading or an object.")),
      headerHidden,
      footer,
      condition,
      Field("rows", .array("The rows in order.", of: .reference("row"))),
    ]
  )

  private static func selection(
    _ description: String,
    mode: Selection.Mode,
    selected: Schema,
    mostSelected: Int? = nil,
    parents: [Field] = [],
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
        Field("selection", .constant(mode.rawValue, description), isRequired: true),
        Field("selected", .oneOf("What is chosen at first: a value or several in an array.", [selected, list])),
      ] + parents + [
        Field(
          "rows",
          array("The options in order.", of: .reference(option)).with("minItems", .number(1)),
          isRequired: true
        )
      ]
    )
  }
}
