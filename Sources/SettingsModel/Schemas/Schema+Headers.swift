// The schemas of headers and footers.
extension Schema {
  static let headerDefinitions: [(name: String, schema: Schema)] = [
    (
      "header",
      .oneOf(
        "A string, which is a heading, or an object with a kind.",
        [.reference("title")] + headerKinds
      )
    ),
    (
      "groupHeader",
      .oneOf(
        "A string, which is a heading, or an object with a kind that has one: it names the group.",
        [.reference("title"), .reference("titleHeader"), .reference("customGroupHeader")]
      )
    ),
    (
      "footer",
      .oneOf(
        "A string, which is a paragraph, or an object with a kind.",
        [.reference("paragraph")] + headerKinds
      )
    ),
    (
      "titleHeader",
      .object(
        "A heading with a line of help.",
        [
          Field("kind", .constant("title", "A heading."), isRequired: true),
          Field("title", .reference("title", "The heading."), isRequired: true),
          Field("subtitle", .reference("paragraph", "A line of help below the heading.")),
          language,
        ]
      )
    ),
    (
      "textHeader",
      .object(
        "A paragraph.",
        [
          Field("kind", .constant("text", "A paragraph."), isRequired: true),
          Field("text", .reference("paragraph", "The paragraph."), isRequired: true),
          language,
        ]
      )
    ),
    (
      "customHeader",
      .object(
        "A header or footer of a kind of your own.",
        [
          Field(
            "kind",
            customKind("A kind of your own, with a template headers/KIND.mustache.", except: ["title", "text"]),
            isRequired: true
          ),
          Field("fields", .reference("fields")),
          language,
        ]
      )
    ),
    (
      "customGroupHeader",
      .object(
        "A header of a kind of your own; the title among its fields names the group.",
        [
          Field(
            "kind",
            customKind("A kind of your own, with a template headers/KIND.mustache.", except: ["title", "text"]),
            isRequired: true
          ),
          Field("fields", .reference("groupFields"), isRequired: true),
          language,
        ]
      )
    ),
    (
      "groupFields",
      Schema()
        .with("description", .text("What the template may use: a title, and other names with values of any kind."))
        .with("type", .text("object"))
        .with("required", .texts(["title"]))
    ),
    (
      "fields",
      Schema()
        .with("description", .text("What the template of a kind of your own may use: names with values of any kind."))
        .with("type", .text("object"))
    ),
  ]

  private static let headerKinds: [Schema] = [
    .reference("titleHeader"), .reference("textHeader"), .reference("customHeader"),
  ]

  /// The field for the language of a part.
  static let language = Field("lang", .reference("language", "The language of these texts, if not the page's."))

  /// A kind that is none of the library's.
  static func customKind(_ description: String, except kinds: [String]) -> Schema {
    .text(description, pattern: TextPattern.name).excluding(kinds)
  }
}
