// The schemas of rows: one for each kind.
extension Schema {
  static let rowDefinitions: [(name: String, schema: Schema)] =
    [("row", .oneOf("A row, by its kind.", (Row.libraryKinds + ["custom"]).map { .reference($0 + "Row") }))]
    + Row.libraryKinds.map { ($0 + "Row", row($0)) }
    + [("customRow", customRow)]

  /// The schema of a kind of the library.
  private static func row(_ kind: String) -> Schema {
    switch kind {
    case "switch": control(kind, "A switch, on or off.", switchFields)
    case "value":
      plain(
        kind,
        "A fact to read.",
        [Field("value", value("What is read, which may have line breaks.", TextPattern.lines), isRequired: true)]
      )
    case "link": link
    case "text": textField(kind, "A line of text.")
    case "multiline": textField(kind, "A text of several lines.")
    case "password": textField(kind, "A password, not shown while it is typed.")
    case "email": textField(kind, "An e-mail address.")
    case "url": textField(kind, "A web address.")
    case "telephone": textField(kind, "A telephone number.")
    case "search": textField(kind, "Words to search for.")
    case "number": control(kind, "A number.", numberFields)
    case "range": control(kind, "A number on a scale from minimum to maximum.", rangeFields)
    case "select": control(kind, "One of many, in a menu.", selectFields)
    case "date":
      control(
        kind,
        "A day.",
        [picker("YYYY-MM-DD, or empty.", "^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$")]
      )
    case "time": control(kind, "A time of day.", [picker("HH:MM, or empty.", "^(([01][0-9]|2[0-3]):[0-5][0-9])?$")])
    case "color": control(kind, "A color.", [picker("#rrggbb.", "^#[0-9A-Fa-f]{6}$", isRequired: true)])
    case "button": button
    case "note":
      object(
        "A paragraph.",
        common(kind, "A paragraph.", key: anchor, title: nil)
          + [Field("text", .reference("paragraph", "The paragraph."), isRequired: true)]
      ).with("dependentRequired", needs)
    default: plain(kind, "A row.", [])
    }
  }

  private static let anchor = Field("key", .reference("key", "A name that links can lead to."))
  private static let template = Field(
    "template",
    .text("A template rows/NAME.mustache of your own that shows the row.", pattern: TextPattern.name)
  )
  private static let title = Field("title", .reference("title", "What people read."), isRequired: true)

  /// What every row has, with the key and the title as the kind has them.
  private static func common(_ kind: String, _ description: String, key: Field, title: Field?) -> [Field] {
    [Field("kind", .constant(kind, description), isRequired: true), key] + (title.map { [$0] } ?? [])
      + [
        subtitle, icon, iconLabel, language, disabled, reason, condition, dependency, synonyms, event, template,
        Field("fields", .reference("fields")),
      ]
  }

  private static func plain(_ kind: String, _ description: String, _ fields: [Field]) -> Schema {
    object(description, common(kind, description, key: anchor, title: title) + fields)
      .with("dependentRequired", needs)
  }

  static func control(
    _ kind: String,
    _ description: String,
    _ fields: [Field]
  ) -> Schema {
    let key = Field("key", .reference("key", "The name the control submits under."), isRequired: true)
    return object(description, common(kind, description, key: key, title: title) + [error] + fields)
      .with("dependentRequired", needs)
  }

  private static func picker(_ description: String, _ pattern: String, isRequired: Bool = false) -> Field {
    Field("value", .text("What it holds at first: " + description, pattern: pattern), isRequired: isRequired)
  }

  private static let link = object(
    "A way to another page or address.",
    common("link", "A way to another page or address.", key: anchor, title: title) + [
      Field("page", .reference("slug", "The page it leads to.")),
      Field("anchor", .reference("key", "The key of a section or row on that page to lead to.")),
      Field("url", .reference("url", "The address it leads to, instead of a page.")),
      Field("value", .reference("value", "A short text at the end of the row.")),
    ]
  )
  .with("oneOf", .schemas([Schema().with("required", .texts(["page"])), Schema().with("required", .texts(["url"]))]))
  .with("dependentRequired", .requirements(needed + [("anchor", ["page"])]))

  private static let button = object(
    "A button; it makes the page a form.",
    common(
      "button",
      "A button.",
      key: Field("key", .reference("key", "The name its value is submitted under when it is pressed.")),
      title: title
    ) + [
      Field(
        "type",
        .word("Whether it submits the form, resets it, or does what a script makes of it.", Button.Kind.allWords)
          .with("default", .text(Button.Kind.submit.rawValue))
      ),
      Field("value", .reference("value", "What is submitted when it is pressed.")),
      Field("action", .reference("url", "Where it submits the form to, if not to the form's own action.")),
    ]
  ).with("dependentRequired", needs)

  private static let customRow = object(
    "A row of a kind of your own.",
    [
      Field(
        "kind",
        customKind("A kind of your own, with a template rows/KIND.mustache.", except: Row.libraryKinds),
        isRequired: true
      ),
      anchor,
      Field("title", .reference("title", "What people read.")),
      subtitle, icon, iconLabel, language, disabled, reason, condition, dependency, synonyms, event,
      Field("fields", .reference("fields")),
    ]
  ).with("dependentRequired", needs)
}
