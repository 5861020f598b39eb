extension Fault {
  /// Errors, headings, icons with words, storage of a form, and replaced words.
  static let offers: [Fault] = [
    Fault(
      row: #"{"kind": "value", "title": "T", "value": "1", "error": "E"}"#,
      #"""
      2:47: error: a row of the kind "value" cannot have "error" [misplaced-field]
        fix: Only a control can be at fault; give it to the row of one.
      """#
    ),
    Fault(
      row: #"{"kind": "own", "error": "E"}"#,
      #"""
      2:17: error: a row of the kind "own" cannot have "error" [misplaced-field]
        fix: Only a control can be at fault; give it to the row of one.
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "iconLabel": "Warning", "synonyms": ["a", ""]}"#,
      #"""
      2:44: warning: "iconLabel" has no effect without "icon" [ineffective-field]
        fix: Add "icon", or take "iconLabel" out.
      """#,
      #"""
      2:73: error: "synonyms" is blank [blank-text]
        fix: Write what a person is to read.
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "icon": "i", "iconLabel": " ", "synonyms": "a"}"#,
      #"""
      2:57: error: "iconLabel" is blank [blank-text]
        fix: Write what a person is to read.
      """#,
      #"""
      2:74: error: "synonyms" must be an array, not a string [wrong-type]
        fix: Write it like "synonyms": ["…"].
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "event": "heard"}"#,
      #"""
      2:40: warning: "event" in a row of the kind "note", which is only read [ineffective-field]
        fix: Give it to a control, a button, a link or a row of a kind of your own.
      """#
    ),
    Fault(
      row: #"{"kind": "switch", "key": "k", "title": "T", "event": " ", "template": "a/b"}"#,
      #"""
      2:55: error: "event" is blank [blank-text]
        fix: Write the name that your script waits for.
      """#,
      #"""
      2:72: error: the template "a/b" is no name [invalid-kind]
        fix: Write the name of a template without its folder and without ".mustache": letters, digits, hyphens, underscores and dots, not beginning with a dot.
      """#
    ),
    Fault(
      section: #"{"event": "heard", "rows": [{"kind": "own", "template": "other"}]}"#,
      #"""
      2:2: error: a section without "selection" cannot have "event" [misplaced-field]
        fix: Give it to the rows themselves.
      """#,
      #"""
      2:45: error: unknown field "template" in a row of the kind "own" [unknown-field]
        fix: Put the fields of a kind of your own under "fields".
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "error": "a\u0000"}"#,
      #"""
      2:53: error: "error" has the control character U+0000 [control-character]
        fix: Take it out.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "patternHint": "Letters"}"#,
      #"""
      2:59: warning: "patternHint" has no effect without "pattern" [ineffective-field]
        fix: Add "pattern", or take "patternHint" out.
      """#
    ),
    Fault(
      section: #"{"headerHidden": true, "rows": [{"kind": "note", "text": "N"}]}"#,
      #"""
      2:18: warning: "headerHidden" has no effect without "header" [ineffective-field]
        fix: Add "header", or take "headerHidden" out.
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": {"kind": "own", "fields": {"title": true}}, "selection": "single", "rows": [{"value": "a", "title": "A"}]}"#,
      #"""
      2:50: error: missing text "title" in the fields of the header of a section with "selection" [missing-field]
        fix: It names the group, whatever the template shows.
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": {"kind": "own"}, "selection": "single", "rows": [{"value": "a", "title": "A"}]}"#,
      #"""
      2:24: error: missing text "title" in the fields of the header of a section with "selection" [missing-field]
        fix: It names the group, whatever the template shows.
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": {"kind": "own", "fields": {"title": " "}}, "selection": "single", "rows": [{"value": "a", "title": "A"}]}"#,
      #"""
      2:60: error: "title" is blank [blank-text]
        fix: Write what a person is to read.
      """#
    ),
    Fault(
      page: #"""
        {"title": "P", "filter": true, "header": "H", "sections": [
          {"key": "a", "header": "A", "selection": "single", "pageHeading": true, "rows": [{"value": "a", "title": "A"}]},
          {"key": "b", "header": "B", "selection": "single", "pageHeading": true, "rows": [{"value": "a", "title": "A"}]}]}
        """#,
      #"""
      1:42: warning: the page's header is left out, since a section is the page's heading [ineffective-field]
        note: 2:69: the section
        fix: Take the header or "pageHeading" out.
      """#,
      #"""
      3:69: error: two sections are the page's heading [page-heading]
        note: 2:69: first here
        fix: Leave "pageHeading" out of one of them.
      """#
    ),
    Fault(
      page: #"""
        {"title": "P", "sections": [{"header": "A", "rows": [{"kind": "switch", "key": "s", "title": "S"}]},
          {"key": "b", "header": "B", "selection": "single", "pageHeading": true, "onlyIf": {"key": "s", "is": true},
           "rows": [{"value": "a", "title": "A"}]}]}
        """#,
      #"""
      2:69: error: the section that is the page's heading stands below another heading [page-heading]
        fix: Move it up, before all sections with a header.
      """#,
      #"""
      2:69: error: the section that is the page's heading depends on a setting, and a page needs its heading always [page-heading]
        fix: Leave "pageHeading" or "onlyIf" out.
      """#
    ),
    Fault(
      page:
        #"{"title": "P", "filter": 1, "form": {"storage": {"kind": "extension"}, "changes": 1, "transfer": "a", "events": null}}"#,
      #"""
      1:26: error: "filter" must be true or false, not a number [wrong-type]
        fix: Write true, without quotes.
      """#,
      #"""
      1:49: warning: a storage of the kind "extension" without "namespace" keeps settings under the site's title; another title would lose them [missing-namespace]
        fix: Add a "namespace", such as the app's name.
      """#,
      #"""
      1:83: error: "changes" must be true or false, not a number [wrong-type]
        fix: Write true, without quotes.
      """#,
      #"""
      1:98: error: "transfer" must be true or false, not a string [wrong-type]
        fix: Write true or false, without quotes.
      """#,
      #"""
      1:113: error: "events" must be true or false, not null [wrong-type]
        fix: Write true or false, without quotes.
      """#
    ),
    Fault(
      page: #"{"title": "P", "form": {"storage": {"kind": "post", "url": "mailto:a@example.org"}, "event": true}}"#,
      #"""
      1:60: error: "url" has the scheme "mailto", to which no settings can be sent [refused-url]
        fix: Use "https" or a relative address.
      """#,
      #"""
      1:85: error: unknown field "event" in a form [unknown-field]
        fix: Did you mean "events"?
      """#
    ),
    Fault(
      site: #"""
        {"title": "S", "strings": {"atLeast": "At least",
          "atMost": "At most {maximun}",
          "save": "Save {title}",
          "selectedOfCount": "{count}: {selected}, {total}"}}
        """#,
      #"""
      1:39: error: "atLeast" has lost the placeholder "{minimum}" [lost-placeholder]
        fix: Write "{minimum}" where it is to be filled in.
      """#,
      #"""
      2:13: error: unknown placeholder "{maximun}" in "atMost" [unknown-placeholder]
        fix: Did you mean "{maximum}"?
      """#,
      #"""
      3:11: error: unknown placeholder "{title}" in "save" [unknown-placeholder]
        fix: It has no placeholders.
      """#,
      #"""
      4:22: error: unknown placeholder "{total}" in "selectedOfCount" [unknown-placeholder]
        fix: It has "{selected}" and "{count}".
      """#
    ),
  ]
}
