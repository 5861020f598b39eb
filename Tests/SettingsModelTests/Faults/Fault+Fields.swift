extension Fault {
  /// Numbers, dates, texts and their limits.
  static let fields: [Fault] = [
    Fault(
      row:
        #"{"kind": "number", "key": "k", "title": "T", "value": "ten", "minimum": "0x1", "maximum": "5.", "step": 0}"#,
      #"""
      2:55: error: "value" is no number: "ten" [invalid-number]
        fix: Write it like 10, -2.5 or 1e6.
      """#,
      #"""
      2:73: error: "minimum" is no number: "0x1" [invalid-number]
        fix: Write it like 10, -2.5 or 1e6.
      """#,
      #"""
      2:91: error: "maximum" is no number: "5." [invalid-number]
        fix: Write it like 10, -2.5 or 1e6.
      """#,
      #"""
      2:105: error: "step" is not over 0 [invalid-limits]
        fix: Write a number over 0.
      """#
    ),
    Fault(
      row: #"{"kind": "number", "key": "k", "title": "T", "value": 5, "minimum": 10, "maximum": 1}"#,
      #"""
      2:69: error: the minimum 10 is over the maximum 1 [invalid-limits]
        fix: Exchange them.
      """#
    ),
    Fault(
      row: #"{"kind": "number", "key": "k", "title": "T", "value": 5, "minimum": 10}"#,
      #"""
      2:55: error: the value 5 is below the minimum 10 [outside-limits]
        fix: Write 10 or more, or a smaller "minimum".
      """#
    ),
    Fault(
      row: #"{"kind": "number", "key": "k", "title": "T", "value": 50, "maximum": 10}"#,
      #"""
      2:55: error: the value 50 is over the maximum 10 [outside-limits]
        fix: Write 10 or less, or a larger "maximum".
      """#
    ),
    Fault(
      row: #"{"kind": "number", "key": "k", "title": "T", "value": 0.25, "minimum": 0, "step": 0.1}"#,
      #"""
      2:55: error: the value 0.25 is between two steps of 0.1 from 0 [step-mismatch]
        fix: Write 0.2 or 0.3, or another "step".
      """#
    ),
    Fault(
      row: #"{"kind": "range", "key": "k", "title": "T"}"#,
      #"""
      2:1: error: missing field "minimum" in a row of the kind "range" [missing-field]
        fix: Add "minimum": 0.
      """#,
      #"""
      2:1: error: missing field "maximum" in a row of the kind "range" [missing-field]
        fix: Add "maximum": 100.
      """#,
      #"""
      2:1: error: missing field "value" in a row of the kind "range" [missing-field]
        fix: Add where it stands at first, like "value": 50.
      """#
    ),
    Fault(
      row: #"{"kind": "date", "key": "k", "title": "T", "value": "2026-02-29"}"#,
      #"""
      2:53: error: "2026-02-29" is no date [invalid-date]
        fix: Write a day of the calendar like "2026-11-30", or "".
      """#
    ),
    Fault(
      row: #"{"kind": "time", "key": "k", "title": "T", "value": "24:00"}"#,
      #"""
      2:53: error: "24:00" is no time [invalid-time]
        fix: Write hour and minute like "08:30", or "".
      """#
    ),
    Fault(
      row: #"{"kind": "color", "key": "k", "title": "T", "value": ""}"#,
      #"""
      2:54: error: "" is no colour [invalid-color]
        fix: Write red, green and blue in two digits of base 16 each, like "#0a84ff".
      """#
    ),
    Fault(
      row: ##"{"kind": "color", "key": "k", "title": "T", "value": "#fff"}"##,
      #"""
      2:54: error: "#fff" is no colour [invalid-color]
        fix: Write red, green and blue in two digits of base 16 each, like "#0a84ff".
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "minimumLength": 3, "maximumLength": 2}"#,
      #"""
      2:61: error: the minimum length 3 is over the maximum length 2 [invalid-limits]
        fix: Exchange them.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "minimumLength": 3, "value": "ab"}"#,
      #"""
      2:73: error: the value has 2 characters, less than the minimum length 3 [outside-limits]
        fix: Write a longer one or none, or a smaller "minimumLength".
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "maximumLength": 1, "value": "\ud83d\ude00"}"#,
      #"""
      2:73: error: the value has 2 characters as HTML counts them, in UTF-16, more than the maximum length 1 [outside-limits]
        fix: Write a shorter one, or a larger "maximumLength".
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "pattern": "[a-z"}"#,
      #"""
      2:55: error: "pattern" is no regular expression: a "[" is not closed [invalid-pattern]
        fix: Write it as HTML's attribute has it, without slashes around it.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "autocomplete": "emial"}"#,
      #"""
      2:60: error: unknown token "emial" in "autocomplete" [invalid-autocomplete]
        fix: Did you mean "email"?
      """#
    ),
    Fault(
      row: #"{"kind": "button", "title": "T", "value": "1", "type": "reset", "action": "/x"}"#,
      #"""
      2:43: warning: the value of a button without a key is not submitted [ineffective-field]
        fix: Give the button a "key".
      """#,
      #"""
      2:75: warning: the action of a button of the type "reset" is not used [ineffective-field]
        fix: Use "type": "submit", or take "action" out.
      """#
    ),
    Fault(
      row: #"{"kind": "note", "text": "N", "reason": "R"}"#,
      #"""
      2:41: warning: "reason" has no effect without "disabled" [ineffective-field]
        fix: Add "disabled": true, or take "reason" out.
      """#
    ),
  ]
}
