extension Fault {
  /// How many options can be chosen, and which together.
  static let limits: [Fault] = [
    Fault(
      section: multiple(#""minimum": 3, "maximum": 2"#),
      #"""
      2:65: error: the minimum 3 is over the maximum 2 [invalid-limits]
        fix: Exchange them.
      """#
    ),
    Fault(
      section: multiple(#""maximum": 4"#),
      #"""
      2:65: error: the maximum 4 is over the number of options that can be chosen together, 3 [invalid-limits]
        fix: Leave it out if any number can be chosen.
      """#
    ),
    Fault(
      section: multiple(#""minimum": 4"#),
      #"""
      2:65: error: the minimum 4 is over the number of options that can be chosen together, 3 [invalid-limits]
        fix: Write a smaller one.
      """#
    ),
    Fault(
      section: multiple(#""minimum": 4, "maximum": 5"#),
      #"""
      2:79: error: the maximum 5 is over the number of options that can be chosen together, 3 [invalid-limits]
        fix: Leave it out if any number can be chosen.
      """#
    ),
    Fault(
      section: multiple(#""maximum": 0"#),
      #"""
      2:65: error: the maximum 0 lets nothing be chosen [invalid-limits]
        fix: Write a number from 1.
      """#
    ),
    Fault(
      section: multiple(#""minimum": -1, "maximum": 1.5"#),
      #"""
      2:65: error: "minimum" must be a whole number that is not negative, not -1 [wrong-type]
        fix: Write a number like 0 or 12.
      """#,
      #"""
      2:80: error: "maximum" must be a whole number that is not negative, not 1.5 [wrong-type]
        fix: Write a number like 0 or 12.
      """#
    ),
    Fault(
      section: multiple(#""minimum": 2, "selected": ["a"]"#),
      #"""
      2:80: error: the number of selected values, 1, is below the minimum 2 [outside-limits]
        fix: Select more, or none to let people choose.
      """#
    ),
    Fault(
      section: multiple(#""maximum": 1, "selected": ["a", "b"]"#),
      #"""
      2:80: error: the number of selected values, 2, is over the maximum 1 [outside-limits]
        fix: Select fewer.
      """#
    ),
    Fault(
      section: multiple(#""maximum": 2, "selectAll": true"#),
      #"""
      2:81: warning: "selectAll" cannot choose all, but only the maximum 2 [ineffective-field]
        fix: Leave one of them out.
      """#
    ),
    // Where nothing is selected the person chooses.
    Fault(section: multiple(#""minimum": 1, "maximum": 3, "selectAll": true"#)),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "single", "minimum": 1, "maximum": 1, "selectAll": true, "rows": [{"value": "a", "title": "A", "exclusive": true, "divider": "or"}]}"#,
      #"""
      2:63: error: a section with "selection": "single" cannot have "minimum" [misplaced-field]
        fix: Leave it out, or use "selection": "multiple".
      """#,
      #"""
      2:77: error: a section with "selection": "single" cannot have "maximum" [misplaced-field]
        fix: Leave it out, or use "selection": "multiple".
      """#,
      #"""
      2:93: error: a section with "selection": "single" cannot have "selectAll" [misplaced-field]
        fix: Leave it out, or use "selection": "multiple".
      """#,
      #"""
      2:150: error: an option of a section with "selection": "single" cannot have "exclusive" [misplaced-field]
        fix: Leave it out: each option excludes the others.
      """#
    ),
    Fault(
      section: #"{"minimum": 1, "selectAll": true, "error": "E", "pageHeading": true, "rows": []}"#,
      #"""
      2:2: error: a section without "selection" cannot have "minimum" [misplaced-field]
        fix: Add "selection": "multiple".
      """#,
      #"""
      2:16: error: a section without "selection" cannot have "selectAll" [misplaced-field]
        fix: Add "selection": "multiple".
      """#,
      #"""
      2:35: error: a section without "selection" cannot have "error" [misplaced-field]
        fix: Give it to the row at fault.
      """#,
      #"""
      2:49: error: a section without "selection" cannot have "pageHeading" [misplaced-field]
        fix: Add "selection": "single" or "multiple".
      """#
    ),
    Fault(
      section: exclusive(#""selected": ["a", "none"]"#),
      #"""
      2:72: error: "none" is exclusive, but selected together with "a" [exclusive-selected]
        note: 2:67: the other is selected here
        fix: Select one of them.
      """#
    ),
    Fault(
      section: exclusive(#""minimum": 2"#),
      #"""
      2:65: error: "none" is exclusive and alone never as many as the minimum 2 [invalid-limits]
        fix: Leave "exclusive" out, or write a minimum of 1.
      """#
    ),
    Fault(
      section: exclusive(#""maximum": 3"#),
      #"""
      2:65: error: the maximum 3 is over the number of options that can be chosen together, 2 [invalid-limits]
        fix: Leave it out if any number can be chosen.
      """#
    ),
    Fault(section: exclusive(#""minimum": 1, "maximum": 2, "selected": "none""#)),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "multiple", "rows": [{"value": "a", "title": "A", "exclusive": true, "divider": "", "rows": [{"value": "b", "title": "B", "exclusive": true}]}]}"#,
      #"""
      2:105: error: an option with others below it cannot have "exclusive" [misplaced-field]
        fix: It excludes all other options of the section; let it stand on the first level, without rows.
      """#,
      #"""
      2:122: error: "divider" is blank [blank-text]
        fix: Write what a person is to read.
      """#,
      #"""
      2:177: error: an option below another cannot have "exclusive" [misplaced-field]
        fix: It excludes all other options of the section; let it stand on the first level, without rows.
      """#
    ),
    // Where a condition left out options, limits are loosened.
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "multiple", "minimum": 2, "maximum": 2, "rows": [{"value": "a", "title": "A"}, {"value": "b", "title": "B", "if": "!beta"}]}"#
    ),
    Fault(
      row: #"{"kind": "number", "key": "k", "title": "T", "exclusive": true, "divider": "or"}"#,
      #"""
      2:46: error: a row of the kind "number" cannot have "exclusive" [misplaced-field]
        fix: The options of a section with "selection" have it.
      """#,
      #"""
      2:65: error: a row of the kind "number" cannot have "divider" [misplaced-field]
        fix: The options of a section with "selection" have it.
      """#
    ),
    Fault(
      row:
        #"{"kind": "select", "key": "k", "title": "T", "options": [{"value": "a", "title": "A", "divider": "or"}]}"#,
      #"""
      2:87: error: unknown field "divider" in an option of a menu [unknown-field]
        fix: The options of a section with "selection" have it.
      """#
    ),
  ]

  private static func multiple(_ fields: String) -> String {
    #"{"key": "k", "header": "H", "selection": "multiple", \#(fields), "rows": [{"value": "a", "title": "A"}, {"value": "b", "title": "B"}, {"value": "c", "title": "C"}]}"#
  }

  private static func exclusive(_ fields: String) -> String {
    #"{"key": "k", "header": "H", "selection": "multiple", \#(fields), "rows": [{"value": "a", "title": "A"}, {"value": "b", "title": "B"}, {"value": "none", "title": "None", "exclusive": true, "divider": "or"}]}"#
  }
}
