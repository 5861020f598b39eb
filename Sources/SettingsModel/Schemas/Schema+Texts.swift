// The schemas of texts and values, which pages and sites share.
extension Schema {
  static let textDefinitions: [(name: String, schema: Schema)] = [
    ("title", .text("One line that is not blank.", pattern: "^(?=.*\\S)\(TextPattern.line)$")),
    ("paragraph", .text("A text that may have line breaks and is not blank.", pattern: TextPattern.paragraph)),
    (
      "key",
      .text(
        "A letter, then up to 63 letters, digits, dots, underscores and hyphens; unique in the page, and none of the "
          + "names that break an HTML form.",
        pattern: "^[A-Za-z][A-Za-z0-9._-]{0,63}$"
      ).excluding(KeyRules.reserved)
    ),
    (
      "value",
      value("One line; a number or boolean stands for the string of its own spelling.", "^\(TextPattern.line)$")
    ),
    (
      "language",
      .text("A language tag, such as en, ru or pt-BR.", pattern: "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$")
    ),
    ("icon", .text("The name of an SVG file in the folder icons of the site or theme.", pattern: TextPattern.name)),
    (
      "condition",
      .text(
        "The name of a flag in site.json: there only if the flag is on; with ! before the name only if it is off.",
        pattern: "^!?" + TextPattern.name.dropFirst()
      )
    ),
    (
      "dependency",
      .object(
        "There only while another setting of the page has a value; the page says so in words.",
        [
          Field("key", .reference("key", "The key of a switch, a selection or a menu."), isRequired: true),
          Field(
            "is",
            .reference(
              "value",
              "true or false for a switch; the value of an option, which of several is among those chosen."
            ),
            isRequired: true
          ),
        ]
      )
    ),
    (
      "synonyms",
      .array("Other words under which the filter finds it.", of: .reference("title"))
    ),
    (
      "url",
      .text(
        "A relative URL, or one with the scheme http, https, mailto, tel or one of urlSchemes in site.json.",
        pattern: TextPattern.url
      )
    ),
    ("slug", .text("A page: its path in the folder pages, without .json.", pattern: TextPattern.slug)),
    (
      "number",
      Schema()
        .with("description", .text("A number, or a string that holds one."))
        .with("type", .texts(["number", "string"]))
        .with("pattern", .text("^\(TextPattern.number)$"))
    ),
    (
      "autocomplete",
      .text("What browsers may fill in: a value of HTML's autocomplete attribute.")
        .with("examples", .texts(["on", "off"] + AutocompleteRules.fields))
    ),
  ]

  /// A value whose strings have a pattern.
  static func value(_ description: String, _ pattern: String) -> Schema {
    Schema()
      .with("description", .text(description))
      .with("type", .texts(["string", "number", "boolean"]))
      .with("pattern", .text(pattern))
  }

  /// The schema without some words.
  func excluding(_ words: [String]) -> Schema {
    with("not", .schema(Schema().with("enum", .texts(words))))
  }
}

/// Regular expressions of texts, in the dialect of ECMAScript.
///
/// A schema says less than the validators do: `\s` is not every space, and all that is not ASCII may stand in a name.
enum TextPattern {
  /// Without control characters and line breaks; neither end is anchored.
  static let line = #"[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*"#

  /// Without control characters but for line breaks.
  static let lines = #"^[^\u0000-\u0009\u000B\u000C\u000E-\u001F\u007F-\u009F]*$"#

  /// The same with something to be seen in it.
  static let paragraph = #"^(?=[\s\S]*\S)"# + lines.dropFirst()

  /// Without control characters but for line breaks and tabs.
  static let multiline = #"^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]*$"#

  /// The name of a file, without its ending.
  static let name = "^\(part)$"

  /// A script among the assets.
  static let script = "^(?=.*[.]js$)assets(/\(part))+$"

  /// Names of folders and a file.
  static let slug = "^\(part)(/\(part))*$"

  /// A number as HTML spells it; neither end is anchored.
  static let number = #"-?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+-]?[0-9]+)?"#

  /// An address of a scheme that may be allowed.
  static let url = "^(?!(\(refusedSchemes)):)[^\\s\\u0000-\\u0020\\u007F-\\u00A0<>\"\\\\^`{|}]+$"

  private static let part = #"(?!\.)[^\s\u0000-\u002C\u002F\u003A-\u0040\u005B-\u005E\u0060\u007B-\u00A0]+"#

  /// The schemes in upper or lower case or any mixture, for which a pattern in a schema has no flag.
  private static let refusedSchemes = URLSchemes.never.sorted().map { scheme in
    scheme.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic ? "[\(scalar.properties.uppercaseMapping)\(scalar)]" : String(scalar)
    }.joined()
  }.joined(separator: "|")
}
