extension Fault {
  /// What depends on other settings.
  static let dependencies: [Fault] = [
    Fault(
      row: dependent(#"{"ky": "wifi", "is": true, "not": 1}"#),
      #"""
      2:59: error: missing field "key" in an "onlyIf" [missing-field]
        fix: Name the key of a switch, selection or menu of the page.
      """#,
      #"""
      2:60: error: unknown field "ky" in an "onlyIf" [unknown-field]
        fix: Its fields are "key" and "is".
      """#,
      #"""
      2:86: error: unknown field "not" in an "onlyIf" [unknown-field]
        fix: Its fields are "key" and "is".
      """#
    ),
    Fault(
      row: dependent(#"{}"#),
      #"""
      2:59: error: missing field "key" in an "onlyIf" [missing-field]
        fix: Name the key of a switch, selection or menu of the page.
      """#,
      #"""
      2:59: error: missing field "is" in an "onlyIf" [missing-field]
        fix: Write true or false for a switch, or the value of an option.
      """#
    ),
    Fault(
      row: dependent(#"true"#),
      #"""
      2:59: error: "onlyIf" must be an object, not a boolean [wrong-type]
        fix: Write it like "onlyIf": {"key": "…", "is": true}.
      """#
    ),
    Fault(
      row: dependent(#"{"key": 1, "is": null}"#),
      #"""
      2:67: error: "key" must be a string, not a number [wrong-type]
        fix: Put it in quotes: "1".
      """#,
      #"""
      2:76: error: "is" must be a string, a number or a boolean, not null [wrong-type]
        fix: Take it out, or write a string, a number or a boolean.
      """#
    ),
    Fault(
      row: dependent(#"{"key": "wfi", "is": true}"#),
      #"""
      2:67: error: the page has no setting "wfi" [unknown-dependency]
        fix: Did you mean "wifi"?
      """#
    ),
    Fault(
      row: dependent(#"{"key": "nothing.like.it", "is": true}"#),
      #"""
      2:67: error: the page has no setting "nothing.like.it" [unknown-dependency]
        fix: Name the key of a switch, selection or menu of this page.
      """#
    ),
    Fault(
      row: dependent(#"{"key": "name", "is": "x"}"#),
      #"""
      2:67: error: "name" is no switch, selection or menu, on which alone others can depend [invalid-dependency]
        fix: Use "self", "wifi", "size" or "many".
      """#
    ),
    Fault(
      row: dependent(#"{"key": "wifi", "is": "on"}"#),
      #"""
      2:81: error: "is" must be true or false, since "wifi" is a switch [invalid-dependency]
        fix: Write "is": true.
      """#
    ),
    Fault(
      row: dependent(#"{"key": "wifi", "is": "perhaps"}"#),
      #"""
      2:81: error: "is" must be true or false, since "wifi" is a switch [invalid-dependency]
        fix: Write "is": true or "is": false.
      """#
    ),
    Fault(
      row: dependent(#"{"key": "size", "is": true}"#),
      #"""
      2:81: error: "is" must be the value of an option, since "size" is a menu, not true [invalid-dependency]
        fix: Use "small" or "large".
      """#
    ),
    Fault(
      row: dependent(#"{"key": "size", "is": "lagre"}"#),
      #"""
      2:81: error: the menu "size" has no option "lagre" [unknown-option]
        fix: Did you mean "large"?
      """#
    ),
    Fault(
      row: dependent(#"{"key": "size", "is": ""}"#),
      #"""
      2:81: error: the menu "size" has no option "" [unknown-option]
        fix: Use "small" or "large".
      """#
    ),
    Fault(
      row: dependent(#"{"key": "many", "is": "x"}"#),
      #"""
      2:81: error: the menu "many" has no option "x" [unknown-option]
        fix: Use the value of an option, such as "1.0".
      """#
    ),
    Fault(
      row: dependent(#"{"key": "self", "is": true}"#),
      #"""
      2:67: error: "self" depends on itself [cyclic-dependency]
        fix: Name the key of another setting.
      """#
    ),
    // true and "true" are one value; a number stands for its spelling.
    Fault(row: dependent(#"{"key": "many", "is": true}"#)),
    Fault(row: dependent(#"{"key": "many", "is": 1.0}"#)),
    Fault(
      section: #"""
        {"onlyIf": {"key": "a", "is": true}, "rows": [
          {"kind": "switch", "key": "a", "title": "A"}]}
        """#,
      #"""
      2:20: error: a section depends on "a", which stands in it [cyclic-dependency]
        fix: Move "a" out of the section, or let the other rows depend on it.
      """#
    ),
    Fault(
      section: #"""
        {"rows": [
          {"kind": "switch", "key": "a", "title": "A", "onlyIf": {"key": "b", "is": true}},
          {"kind": "switch", "key": "b", "title": "B", "onlyIf": {"key": "a", "is": true}}]}
        """#,
      #"""
      4:66: error: "b" depends on itself by way of "a" [cyclic-dependency]
        fix: Take one of these dependencies out.
      """#
    ),
    Fault(
      section: #"""
        {"rows": [
          {"kind": "switch", "key": "a", "title": "A", "onlyIf": {"key": "b", "is": true}},
          {"kind": "switch", "key": "b", "title": "B", "onlyIf": {"key": "c", "is": true}},
          {"kind": "switch", "key": "c", "title": "C", "onlyIf": {"key": "d", "is": true}},
          {"kind": "switch", "key": "d", "title": "D", "onlyIf": {"key": "e", "is": true}},
          {"kind": "switch", "key": "e", "title": "E", "onlyIf": {"key": "a", "is": true}}]}
        """#,
      #"""
      7:66: error: "e" depends on itself by way of "a", "b", "c" and others [cyclic-dependency]
        fix: Take one of these dependencies out.
      """#
    ),
    Fault(
      section: "{\"rows\": [\n" + chain(of: 103).joined(separator: ",\n") + "]}",
      #"""
      104:67: error: "k101" waits for more than 100 settings, one by way of the other [too-many-dependencies]
        fix: Let it wait for a setting that waits for few others or none.
      """#
    ),
    Fault(
      section: #"""
        {"key": "k", "header": "H", "selection": "single", "onlyIf": {"key": "k", "is": "a"}, "rows": [
          {"value": "a", "title": "A", "onlyIf": {"key": "b", "is": true}, "error": "E"}]}
        """#,
      #"""
      2:70: error: "k" depends on itself [cyclic-dependency]
        fix: Name the key of another setting.
      """#,
      #"""
      3:32: error: an option cannot have "onlyIf" [misplaced-field]
        fix: Give it to the section, whose options are one setting.
      """#,
      #"""
      3:68: error: an option cannot have "error" [misplaced-field]
        fix: Give it to the section, whose options are one setting.
      """#
    ),
  ]

  /// Switches, one in a line, of which each waits for the one before.
  private static func chain(of count: Int) -> [String] {
    (0..<count).map { number in
      let dependency = number == 0 ? "" : #", "onlyIf": {"key": "k\#(number - 1)", "is": true}"#
      return #"{"kind": "switch", "key": "k\#(number)", "title": "T"\#(dependency)}"#
    }
  }

  private static func dependent(_ dependency: String) -> String {
    #"""
    {"kind": "switch", "key": "self", "title": "T", "onlyIf": \#(dependency)},
    {"kind": "switch", "key": "wifi", "title": "W"}, {"kind": "text", "key": "name", "title": "N"},
    {"kind": "select", "key": "size", "title": "S", "options": [
      {"value": "small", "title": "S"}, {"header": "H", "options": [{"value": "large", "title": "L"}]}]},
    {"kind": "select", "key": "many", "title": "S", "options": [
      {"value": "1.0", "title": "1"}, {"value": "true", "title": "2"}, {"value": "c", "title": "3"},
      {"value": "d", "title": "4"}, {"value": "e", "title": "5"}, {"value": "f", "title": "6"}]}
    """#
  }
}
