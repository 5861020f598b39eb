extension Fault {
  /// Titles, hints and values.
  static let texts: [Fault] = [
    Fault(
      page: #"{"title": ""}"#,
      #"""
      1:11: error: "title" is blank [blank-text]
        fix: Write what a person is to read.
      """#
    ),
    // Spaces of any kind are blank.
    Fault(
      page: #"{"title": "\u00a0\u3000\u200b\t"}"#,
      #"""
      1:11: error: "title" has a tab [control-character]
        fix: Write spaces.
      """#,
      #"""
      1:11: error: "title" is blank [blank-text]
        fix: Write what a person is to read.
      """#
    ),
    Fault(
      page: #"{"title": "A\nB"}"#,
      #"""
      1:11: error: "title" has a line break [line-break]
        fix: Write it in one line.
      """#
    ),
    Fault(
      page: #"{"title": "A\u2028B"}"#,
      #"""
      1:11: error: "title" has a line break [line-break]
        fix: Write it in one line.
      """#
    ),
    Fault(
      page: #"{"title": "A\u0000B"}"#,
      #"""
      1:11: error: "title" has the control character U+0000 [control-character]
        fix: Take it out.
      """#
    ),
    Fault(
      page: #"{"title": "P", "header": "", "footer": "A\u0085"}"#,
      #"""
      1:26: error: "header" is blank [blank-text]
        fix: Write what a person is to read.
      """#,
      #"""
      1:40: error: "footer" has the control character U+0085 [control-character]
        fix: Take it out.
      """#
    ),
    // Empty paragraphs are read out, and a row is described by nothing.
    Fault(
      page: #"{"title": "P", "footer": "", "sections": [{"header": {"kind": "text", "text": " \n"}}]}"#,
      #"""
      1:26: error: "footer" is blank [blank-text]
        fix: Write what a person is to read, or take it out.
      """#,
      #"""
      1:79: error: "text" is blank [blank-text]
        fix: Write what a person is to read, or take it out.
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "", "subtitle": " "}"#,
      #"""
      2:26: error: "text" is blank [blank-text]
        fix: Write what a person is to read, or take it out.
      """#,
      #"""
      2:42: error: "subtitle" is blank [blank-text]
        fix: Write what a person is to read, or take it out.
      """#
    ),
    Fault(
      page: #"{"title": "P", "form": {"submit": " ", "reset": "A\rB"}}"#,
      #"""
      1:35: error: "submit" is blank [blank-text]
        fix: Write what a person is to read.
      """#,
      #"""
      1:49: error: "reset" has a line break [line-break]
        fix: Write it in one line.
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "A\u0007", "subtitle": "A\tB", "disabled": true, "reason": "\u001b"}"#,
      #"""
      2:26: error: "text" has the control character U+0007 [control-character]
        fix: Take it out.
      """#,
      #"""
      2:49: error: "subtitle" has a tab [control-character]
        fix: Write spaces.
      """#,
      #"""
      2:85: error: "reason" has the control character U+001B [control-character]
        fix: Take it out.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "value": "A\nB", "placeholder": ""}"#,
      #"""
      2:53: error: "value" has a line break [line-break]
        fix: Write it in one line.
      """#,
      #"""
      2:76: error: "placeholder" is blank [blank-text]
        fix: Write what a person is to read.
      """#
    ),
    Fault(
      row: #"{"kind": "multiline", "key": "k", "title": "T", "value": "A\tB\nC\u0001"}"#,
      #"""
      2:58: error: "value" has the control character U+0001 [control-character]
        fix: Take it out.
      """#
    ),
    Fault(
      row: #"{"kind": "meter", "fields": {"a": [{"b": "\u0000"}]}}"#,
      #"""
      2:35: error: "a" has the control character U+0000 [control-character]
        fix: Take it out.
      """#
    ),
    Fault(
      section: #"{"key": "k", "header": "H", "selection": "single", "rows": [{"value": "a\nb", "title": "\n"}]}"#,
      #"""
      2:71: error: "value" has a line break [line-break]
        fix: Write it in one line.
      """#,
      #"""
      2:88: error: "title" has a line break [line-break]
        fix: Write it in one line.
      """#,
      #"""
      2:88: error: "title" is blank [blank-text]
        fix: Write what a person is to read.
      """#
    ),
    Fault(
      site: #"{"title": "\u2800", "strings": {"save": ""}}"#,
      #"""
      1:11: error: "title" is blank [blank-text]
        fix: Write what a person is to read.
      """#,
      #"""
      1:41: error: "save" is blank [blank-text]
        fix: Write what a person is to read.
      """#
    ),
  ]
}
