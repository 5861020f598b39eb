extension Fault {
  /// Keys, icons, kinds, languages and flags.
  static let names: [Fault] = [
    Fault(
      row: #"{"kind": "text", "key": "my name", "title": "T"}"#,
      #"""
      2:25: error: the key "my name" is no name [invalid-key]
        fix: Begin with a letter A to Z and go on with at most 63 letters, digits, dots, hyphens and underscores.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "", "title": "T"}"#,
      #"""
      2:25: error: the key "" is no name [invalid-key]
        fix: Begin with a letter A to Z and go on with at most 63 letters, digits, dots, hyphens and underscores.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "\u00e9", "title": "T"}"#,
      #"""
      2:25: error: the key "é" is no name [invalid-key]
        fix: Begin with a letter A to Z and go on with at most 63 letters, digits, dots, hyphens and underscores.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "submit", "title": "T"}"#,
      #"""
      2:25: error: the key "submit" is reserved [reserved-key]
        fix: A control of this name breaks the form it stands in; choose another one.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "_charset_", "title": "T"}"#,
      #"""
      2:25: error: the key "_charset_" is reserved [reserved-key]
        fix: A control of this name breaks the form it stands in; choose another one.
      """#
    ),
    // Rows with a control and sections with a selection share one set of keys.
    Fault(
      page: #"""
        {"title": "P", "sections": [
          {"header": "A", "rows": [{"kind": "text", "key": "quality", "title": "T"}]},
          {"key": "quality", "header": "B", "selection": "single", "rows": [{"value": "a", "title": "A"}]}
        ]}
        """#,
      #"""
      3:11: error: the key "quality" stands twice on the page [duplicate-key]
        note: 2:52: first here
        fix: Give each its own key.
      """#
    ),
    // So do anchors.
    Fault(
      page: #"""
        {"title": "P", "sections": [
          {"key": "audio", "header": "A", "rows": [{"kind": "note", "text": "N", "key": "audio"}]}
        ]}
        """#,
      #"""
      2:81: error: the key "audio" stands twice on the page [duplicate-key]
        note: 2:11: first here
        fix: Give each its own key.
      """#
    ),
    Fault(
      page: #"""
        {"title": "P", "sections": [
          {"header": "A", "rows": [{"kind": "text", "key": "Account", "title": "T"}, {"kind": "text", "key": "account", "title": "T"}]}
        ]}
        """#,
      #"""
      2:102: warning: the keys "Account" and "account" differ by case alone [similar-key]
        note: 2:52: first here
        fix: Let them differ by more, so that nobody takes one for the other.
      """#
    ),
    Fault(
      page: #"{"title": "P", "icon": "../secret"}"#,
      #"""
      1:24: error: the icon "../secret" is no name [invalid-icon]
        fix: Write the name of a file in "icons" without its folder and without ".svg".
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "icon": "icons/a"}"#,
      #"""
      2:39: error: the icon "icons/a" is no name [invalid-icon]
        fix: Write the name of a file in "icons" without its folder and without ".svg".
      """#
    ),
    Fault(
      row: #"{"kind": "../page"}"#,
      #"""
      2:10: error: the kind "../page" is no name [invalid-kind]
        fix: Write the name of a template without its folder and without ".mustache": letters, digits, hyphens, underscores and dots, not beginning with a dot.
      """#
    ),
    Fault(
      page: #"{"title": "P", "language": "en_US"}"#,
      #"""
      1:28: error: "en_US" is no language tag [invalid-language]
        fix: Did you mean "en-US"?
      """#
    ),
    Fault(
      page: #"{"title": "P", "language": "english"}"#,
      #"""
      1:28: error: "english" is no language tag: "english" is not registered or stands twice [invalid-language]
        fix: Write a language like "en", "pt-BR" or "zh-Hant".
      """#
    ),
    Fault(
      page: #"{"title": "P", "language": "x-klingon"}"#,
      #"""
      1:28: error: "x-klingon" does not begin with a registered language [invalid-language]
        fix: Write a language like "en", "pt-BR" or "zh-Hant".
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "lang": ""}"#,
      #"""
      2:39: error: "" is no language tag [invalid-language]
        fix: Write a language like "en", "pt-BR" or "zh-Hant".
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "if": "betta"}"#,
      #"""
      2:37: error: undefined flag "betta" [undefined-flag]
        fix: Did you mean "beta"?
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "if": "!other"}"#,
      #"""
      2:37: error: undefined flag "other" [undefined-flag]
        fix: Define it under "flags" in site.json.
      """#
    ),
    Fault(
      site: #"{"title": "S", "flags": {"!a": true}}"#,
      #"""
      1:32: error: the flag "!a" is no name [invalid-flag]
        fix: Leave out "!" at the beginning, "=" and spaces.
      """#
    ),
    Fault(
      site: #"{"title": "S", "strings": {"sav": "Keep"}}"#,
      #"""
      1:35: error: the library has no words "sav" [unknown-string]
        fix: Did you mean "save"?
      """#
    ),
  ]
}
