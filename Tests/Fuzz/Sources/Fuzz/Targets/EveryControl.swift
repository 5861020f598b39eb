import Fieldset

/// A page with every control there is, and with rules for most of them.
func everyControl() -> Page {
  let text = """
    {"title": "All", "sections": [
      {"key": "number", "header": "Number", "selection": "single", "selected": "two",
       "rows": [{"value": "one", "title": "One"}, {"value": "two", "title": "Two"}, {"value": "é", "title": "É"}]},
      {"key": "letters", "header": "Letters", "selection": "multiple", "selected": ["a"], "minimum": 1, "maximum": 2,
       "rows": [{"value": "a", "title": "A"}, {"value": "b", "title": "B"}, {"value": "c", "title": "C"},
                {"value": "none", "title": "None", "exclusive": true}]},
      {"key": "topics", "header": "Topics", "selection": "multiple", "parents": "exclusive",
       "rows": [{"value": "car", "title": "Car", "rows": [
         {"value": "gas", "title": "Gas", "rows": [{"value": "lpg", "title": "LPG"}]}]}]},
      {"rows": [
        {"kind": "switch", "key": "wifi", "title": "Wi-Fi", "value": true},
        {"kind": "switch", "key": "flight", "title": "Flight", "value": false, "values": {"on": "1", "off": "0"}},
        {"kind": "text", "key": "name", "title": "Name", "value": "Ada", "maximumLength": 5, "required": true},
        {"kind": "text", "key": "code", "title": "Code", "minimumLength": 2, "pattern": "([A-Z]+\\\\d*)+x?"},
        {"kind": "multiline", "key": "notes", "title": "Notes", "maximumLength": 9},
        {"kind": "password", "key": "secret", "title": "Secret", "minimumLength": 8},
        {"kind": "search", "key": "find", "title": "Find"},
        {"kind": "telephone", "key": "phone", "title": "Phone"},
        {"kind": "email", "key": "mail", "title": "Mail"},
        {"kind": "url", "key": "home", "title": "Home"},
        {"kind": "range", "key": "volume", "title": "Volume", "value": 5, "minimum": 0, "maximum": 11},
        {"kind": "number", "key": "ratio", "title": "Ratio", "minimum": 0.2, "maximum": 0.9, "step": 0.1},
        {"kind": "number", "key": "days", "title": "Days", "spinner": true},
        {"kind": "select", "key": "language", "title": "Language", "options": [{"value": "en", "title": "English"}]},
        {"kind": "select", "key": "region", "title": "Region", "required": true,
         "options": [{"header": "Europe", "options": [{"value": "fr", "title": "France"}]}]},
        {"kind": "date", "key": "day", "title": "Day", "value": "2026-11-30"},
        {"kind": "time", "key": "hour", "title": "Hour", "value": ""},
        {"kind": "color", "key": "tint", "title": "Tint", "value": "#0a84ff"},
        {"kind": "button", "key": "save", "title": "Save", "value": "1"},
        {"kind": "button", "key": "remove", "title": "Remove"}
      ]}
    ]}
    """
  var diagnostics = DiagnosticCollector()
  let source = SourceFile(name: "all.json", bytes: Array(text.utf8))
  let page = JSONDocument.read(source, into: &diagnostics).flatMap {
    PageDecoder().decode($0, slug: "all", into: &diagnostics)
  }
  expect(!diagnostics.hasErrors, "the page with every control is faulty: \(diagnostics.diagnostics)")
  return page ?? Page(slug: "all", title: "All")
}
