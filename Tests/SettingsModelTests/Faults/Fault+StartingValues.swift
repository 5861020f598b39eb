extension Fault {
  /// Values at first that browsers would not accept, and languages without the library's words.
  static let startingValues: [Fault] = [
    Fault(
      row: field("email", "nope"),
      #"""
      2:54: error: "nope" is no e-mail address [invalid-value]
        fix: Write it like "name@example.org", or take it out.
      """#
    ),
    Fault(
      row: field("email", "a@-b.org"),
      #"""
      2:54: error: "a@-b.org" is no e-mail address [invalid-value]
        fix: Write it like "name@example.org", or take it out.
      """#
    ),
    Fault(
      row: field("url", "nope"),
      #"""
      2:52: error: "nope" is no URL [invalid-value]
        fix: Write it with its scheme, like "https://example.org", or take it out.
      """#
    ),
    Fault(
      row: field("url", "https://"),
      #"""
      2:52: error: "https://" is no URL [invalid-value]
        fix: Write it with its scheme, like "https://example.org", or take it out.
      """#
    ),
    Fault(
      row: field("text", "ABC", #""pattern": "[a-z]+""#),
      #"""
      2:53: error: "ABC" does not match the pattern "[a-z]+" [invalid-value]
        fix: Write one that does, or take it out.
      """#
    ),
    Fault(
      row: [
        field("email", ""), field("email", "a.b+c@example.org", key: "l"),
        field("url", "https://example.org", key: "m"), field("url", "mailto:a@example.org", key: "n"),
      ].joined(separator: ",")
    ),
    // Patterns that cannot be judged are not.
    Fault(
      row: [
        field("text", "a-1", #""pattern": "[a-z]-\\d""#), field("text", "b", #""pattern": "(a+)+""#, key: "l"),
        field("text", "b", #""pattern": "(?=a)b""#, key: "m"),
      ].joined(separator: ",")
    ),
    Fault(
      row: #"{"kind": "number", "key": "k", "title": "T", "value": 1e400}"#,
      #"""
      2:55: error: "value" is too large: 1e400 [invalid-number]
        fix: Write a smaller one: numbers go up to 1.7e308.
      """#
    ),
    Fault(
      row: #"{"kind": "number", "key": "k", "title": "T", "value": 7, "minimum": 1, "maximum": 8, "step": 4}"#,
      #"""
      2:55: error: the value 7 is between two steps of 4 from 1 [step-mismatch]
        fix: Write 5, or another "step".
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "if": "beta && other"}"#,
      #"""
      2:37: error: "beta && other" is no flag [invalid-flag]
        fix: A condition is one flag, like "beta", or "!beta" for its opposite.
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "if": ""}"#,
      #"""
      2:37: error: "" is no flag [invalid-flag]
        fix: A condition is one flag, like "beta", or "!beta" for its opposite.
      """#
    ),
    Fault(
      site: #"{"title": "S", "language": "pt-BR"}"#,
      pages: [
        "a": #"{"title": "A", "language": "sw"}"#, "b": #"{"title": "A", "language": "SW"}"#,
        "c": #"{"title": "A", "language": "de-CH"}"#,
      ],
      #"""
      1:28: warning: the library's own words, such as "Save", are not there in "sw" and stay English [missing-words]
        fix: Translate them under "strings" in site.json; 54 are missing, such as "save". The library speaks "ar", "de", "en", "es", "fr", "he", "ja", "ru" and "zh-Hans".
      """#,
      #"""
      1:28: warning: the library's own words, such as "Save", are not there in "pt-BR" and stay English [missing-words]
        fix: Translate them under "strings" in site.json; 54 are missing, such as "save". The library speaks "ar", "de", "en", "es", "fr", "he", "ja", "ru" and "zh-Hans".
      """#
    ),
  ]

  private static func field(_ kind: String, _ value: String, _ more: String = #""required": true"#, key: String = "k")
    -> String
  {
    #"{"kind": "\#(kind)", "key": "\#(key)", "title": "T", "value": "\#(value)", \#(more)}"#
  }
}
