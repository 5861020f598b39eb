extension Fault {
  /// Options and what is selected of them.
  static let choices: [Fault] = [
    Fault(
      section: #"{"selection": "single", "rows": []}"#,
      #"""
      2:1: error: missing field "key" in a section with "selection" [missing-field]
        fix: The key is the name under which the choice is submitted.
      """#,
      #"""
      2:1: error: missing field "header" in a section with "selection" [missing-field]
        fix: The header names the group; "headerHidden": true hides it from sight.
      """#,
      #"""
      2:33: error: a section with "selection" has no rows [no-options]
        fix: Add at least one row with "value" and "title".
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": {"kind": "text", "text": "H"}, "selection": "single", "rows": [{"value": "a", "title": "A"}]}"#,
      #"""
      2:24: error: missing field "title" in the header of a section with "selection" [missing-field]
        fix: Use a header of the kind "title".
      """#
    ),
    // Titles may be alike, values may not.
    Fault(
      section: #"""
        {"key": "size", "header": "Size", "selection": "single", "selected": "m", "rows": [
          {"value": "s", "title": "Small"},
          {"value": "m", "title": "Medium"},
          {"value": "m", "title": "Small"}]}
        """#,
      #"""
      5:13: error: two options have the value "m" [duplicate-value]
        note: 4:13: first here
        fix: Give each its own value; titles may be alike.
      """#
    ),
    // A number is the string of its spelling.
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "single", "rows": [{"value": 1, "title": "A"}, {"value": "1", "title": "B"}, {"value": 1.0, "title": "C"}, {"value": true, "title": "D"}]}"#,
      #"""
      2:99: error: two options have the value "1" [duplicate-value]
        note: 2:71: first here
        fix: Give each its own value; titles may be alike.
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "single", "selected": "twoo", "rows": [{"value": "one", "title": "A"}, {"value": "two", "title": "B"}]}"#,
      #"""
      2:64: error: the selected value "twoo" is no option [unknown-selected]
        fix: Did you mean "two"?
      """#
    ),
    // Values are compared scalar by scalar.
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "single", "selected": "\u00e9", "rows": [{"value": "e\u0301", "title": "A"}]}"#,
      #"""
      2:64: error: the selected value "é" is no option [unknown-selected]
        fix: Use "é".
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "single", "selected": ["a", "b"], "rows": [{"value": "a", "title": "A"}, {"value": "b", "title": "B"}]}"#,
      #"""
      2:70: error: more than one value is selected where one can be chosen [too-many-selected]
        fix: Select one, or use "selection": "multiple".
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "multiple", "selected": ["a", "a", "c"], "rows": [{"value": "a", "title": "A"}, {"value": "", "title": "B"}]}"#,
      #"""
      2:72: error: "a" is selected twice [duplicate-selected]
        note: 2:67: first here
        fix: List each value once.
      """#,
      #"""
      2:77: error: the selected value "c" is no option [unknown-selected]
        fix: Use "a" or "".
      """#,
      #"""
      2:132: error: an option of a section with "selection": "multiple" has the value "" [empty-value]
        fix: "" is submitted when nothing is chosen; give the option another value.
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "single", "rows": [{"value": "a", "title": "A", "rows": [{"value": "b", "title": "B"}]}]}"#,
      #"""
      2:98: error: an option of a section with "selection": "single" has rows [unexpected-tree]
        fix: Use "selection": "multiple", or move the rows up.
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "multiple", "rows": [{"value": "1", "title": "T", "rows": [{"value": "2", "title": "T", "rows": [{"value": "3", "title": "T", "rows": [{"value": "4", "title": "T", "rows": [{"value": "5", "title": "T", "rows": [{"value": "6", "title": "T", "rows": [{"value": "7", "title": "T", "rows": [{"value": "8", "title": "T", "rows": [{"value": "9", "title": "T", "rows": [{"value": "10", "title": "T", "rows": [{"value": "11", "title": "T", "rows": [{"value": "12", "title": "T", "rows": [{"value": "13", "title": "T", "rows": [{"value": "14", "title": "T", "rows": [{"value": "15", "title": "T", "rows": [{"value": "16", "title": "T", "rows": [{"value": "17", "title": "T"}]}]}]}]}]}]}]}]}]}]}]}]}]}]}]}]}]}"#,
      #"""
      2:677: error: the tree is more than 16 levels deep [tree-depth]
        fix: Give the lower levels a section or page of their own.
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "multiple", "parents": "derived", "selected": ["car"], "rows": [{"value": "car", "title": "Car", "rows": [{"value": "gas", "title": "Gas"}]}, {"title": "No value"}]}"#,
      #"""
      2:89: error: the selected value "car" is that of a parent, which follows from its children [parent-selected]
        fix: Select the children, or use "parents": "independent".
      """#,
      #"""
      2:184: error: missing field "value" in an option [missing-field]
        fix: The value is what is submitted.
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "multiple", "parents": "exclusive", "selected": ["gas", "car"], "rows": [{"value": "car", "title": "Car", "rows": [{"value": "gas", "title": "Gas"}]}]}"#,
      #"""
      2:91: error: "gas" is selected together with its parent "car" [exclusive-selected]
        note: 2:98: the parent is selected here
        fix: Select one of them, or use "parents": "independent".
      """#
    ),
    Fault(
      row: #"{"kind": "switch", "key": "k", "title": "T", "values": {"on": "1", "off": 1}}"#,
      #"""
      2:56: error: the switch submits "1" both when on and when off [duplicate-value]
        fix: Give it two values that differ.
      """#
    ),
    Fault(
      row: #"{"kind": "select", "key": "k", "title": "T", "options": [{"header": "H", "options": []}]}"#,
      #"""
      2:85: error: a group of options is empty [no-options]
        fix: Add an option, or take the group out.
      """#
    ),
    Fault(
      row: #"{"kind": "select", "key": "k", "title": "T", "options": []}"#,
      #"""
      2:57: error: a row of the kind "select" has no options [no-options]
        fix: Add at least one.
      """#
    ),
    Fault(
      row:
        #"{"kind": "select", "key": "k", "title": "T", "value": "enn", "options": [{"value": "en", "title": "A"}, {"header": "H", "options": [{"value": "en", "title": ""}]}]}"#,
      #"""
      2:55: error: the value "enn" is no option [unknown-selected]
        fix: Use "en".
      """#,
      #"""
      2:143: error: two options have the value "en" [duplicate-value]
        note: 2:84: first here
        fix: Give each its own value; titles may be alike.
      """#,
      #"""
      2:158: error: "title" is blank [blank-text]
        fix: Write what a person is to read.
      """#
    ),
    Fault(
      row: ##"{"kind": "select", "key": "k", "title": "T", "value": "", "options": [{"value": "en", "title": "A"}]}"##,
      #"""
      2:55: error: the value "" is no option [unknown-selected]
        fix: Leave "value" out to start with nothing chosen.
      """#
    ),
  ]
}
