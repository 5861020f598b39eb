// The schemas of texts and values, which pages and sites share.
extension Schema {
  /// Words that would hide a property or method of an HTML form.
  private static let reservedKeys = [
    "submit", "reset", "requestSubmit", "action", "method", "target", "enctype", "elements", "length", "_charset_",
    "isindex",
  ]

  private static let refusedSchemes = ["javascript", "data", "vbscript", "file", "blob"]

  /// Control characters and line breaks, as they stand in a bracketed class of a regular expression.
  private static let controls = #"\u0000-\u001F\u007F-\u009F"#

  static let textDefinitions: [(name: String, schema: Schema)] = [
    (
      "title",
      .text(
        "One line that is not blank.",
        pattern: "^(?=.*\\S)[^\(controls)\\u2028\\u2029]*$"
      )
    ),
    ("line", .text("One line.", pattern: "^[^\(controls)\\u2028\\u2029]*$")),
    (
      "paragraph",
      .text(
        "A text that may have line breaks.",
        pattern: #"^[^\u0000-\u0009\u000B\u000C\u000E-\u001F\u007F-\u009F]*$"#
      )
    ),
    (
      "key",
      .text(
        "A name to submit under: a letter, then up to 63 letters, digits, dots, underscores and hyphens; unique in the "
          + "page, and none of the names that break an HTML form.",
        pattern: keyPattern
      ).with("not", .schema(Schema().with("enum", .texts(reservedKeys))))
    ),
    (
      "anchor",
      .text(
        "A name that links can lead to: a letter, then up to 63 letters, digits, dots, underscores and hyphens.",
        pattern: keyPattern
      )
    ),
    (
      "value",
      Schema()
        .with(
          "description",
          .text("A string; a number or boolean stands for the string of its own spelling.")
        )
        .with("type", .texts(["string", "number", "boolean"]))
    ),
    (
      "language",
      .text("A language tag, such as en, ru or pt-BR.", pattern: "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$")
    ),
    ("icon", .text("The name of an SVG file in the folder icons of the site or theme.").with("minLength", .number(1))),
    (
      "condition",
      .text(
        "The name of a flag in site.json, or ! and the name: there only if the flag is on, or off.",
        pattern: "^!?[^!]"
      )
    ),
    (
      "url",
      .text(
        "A relative URL, or one with the scheme http, https, mailto, tel or one of urlSchemes in site.json.",
        pattern: "^(?!(\(refusedSchemes.map(\.inAnyCase).joined(separator: "|"))):)[^\\s\(controls)]+$"
      )
    ),
    (
      "slug",
      .text(
        "A page: its path in the folder pages, without .json.",
        pattern: #"^[^\s./?#\\][^\s/?#\\]*(/[^\s./?#\\][^\s/?#\\]*)*$"#
      )
    ),
    (
      "number",
      Schema()
        .with("description", .text("A number, or a string that holds one."))
        .with("type", .texts(["number", "string"]))
        .with("pattern", .text(numberPattern))
    ),
  ]

  private static let keyPattern = "^[A-Za-z][A-Za-z0-9._-]{0,63}$"
  static let numberPattern = #"^-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$"#

  /// A URL scheme that an author may allow.
  static let scheme = Schema.text("A URL scheme, without the colon.", pattern: "^[A-Za-z][A-Za-z0-9+.-]*$")
    .with("not", .schema(Schema().with("enum", .texts(refusedSchemes))))
}

extension String {
  /// A regular expression for the ASCII word in upper or lower case or any mixture.
  fileprivate var inAnyCase: String {
    map { "[\($0.uppercased())\($0)]" }.joined()
  }
}
