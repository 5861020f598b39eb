extension Fault {
  /// Fields that are unknown, misplaced, missing or of the wrong type.
  static let shape: [Fault] = [
    // A mistyped field is named and read as what it was meant to be.
    Fault(
      page: #"{"tittle": "P", "colour": 1}"#,
      #"""
      1:2: error: unknown field "tittle" in a page [unknown-field]
        fix: Did you mean "title"?
      """#,
      #"""
      1:17: error: unknown field "colour" in a page [unknown-field]
        fix: Its fields are "title", "language", "icon", "filter", "header", "form", "sections", "footer" and "scripts".
      """#
    ),
    Fault(
      page: "{}",
      #"""
      1:1: error: missing field "title" in a page [missing-field]
        fix: Add "title": "…".
      """#
    ),
    Fault(
      page: "[]",
      #"""
      1:1: error: a page must be an object, not an array [wrong-type]
        fix: Write its fields in braces: {"title": "…"}.
      """#
    ),
    Fault(
      page: #"{"title": 5, "header": 7, "form": [], "sections": {}}"#,
      #"""
      1:11: error: "title" must be a string, not a number [wrong-type]
        fix: Put it in quotes: "5".
      """#,
      #"""
      1:24: error: "header" must be a string or an object, not a number [wrong-type]
        fix: Write it like "header": "…".
      """#,
      #"""
      1:35: error: "form" must be an object, not an array [wrong-type]
        fix: Write it like "form": {"submit": "Save"}.
      """#,
      #"""
      1:51: error: "sections" must be an array, not an object [wrong-type]
        fix: Put it in brackets: "sections": [{…}].
      """#
    ),
    Fault(
      page: #"{"title": "P", "sections": [1, {"rows": [null]}]}"#,
      #"""
      1:29: error: a section must be an object, not a number [wrong-type]
        fix: Write its fields in braces: {"header": "…", "rows": […]}.
      """#,
      #"""
      1:42: error: a row must be an object, not null [wrong-type]
        fix: Write its fields in braces: {"kind": "note", "text": "…"}.
      """#
    ),
    Fault(
      page: #"{"title": "P", "form": {"methode": "PUT", "submit": true}}"#,
      #"""
      1:25: error: unknown field "methode" in a form [unknown-field]
        fix: Did you mean "method"?
      """#,
      #"""
      1:36: error: unknown method "PUT" [unknown-value]
        fix: Use "get" or "post".
      """#,
      #"""
      1:53: error: "submit" must be a string, not a boolean [wrong-type]
        fix: Put it in quotes: "true".
      """#
    ),
    Fault(
      page: #"{"title": "P", "form": {"method": "gte"}}"#,
      #"""
      1:35: error: unknown method "gte" [unknown-value]
        fix: Did you mean "get"?
      """#
    ),
    Fault(
      page: #"{"title": "P", "header": {"title": "T"}, "footer": {"kind": "text", "title": "T"}}"#,
      #"""
      1:26: error: missing field "kind" in a header [missing-field]
        fix: Use "title", "text" or a kind of your own.
      """#,
      #"""
      1:52: error: missing field "text" in a footer of the kind "text" [missing-field]
        fix: Add "text": "…".
      """#,
      #"""
      1:69: error: unknown field "title" in a footer of the kind "text" [unknown-field]
        fix: Its fields are "kind", "lang" and "text".
      """#
    ),
    Fault(
      page: #"{"title": "P", "header": {"kind": "titel", "title": "T"}, "footer": {"kind": "fancy", "text": "T"}}"#,
      #"""
      1:44: error: unknown field "title" in a header of the kind "titel" [unknown-field]
        fix: Did you mean the kind "title"?
      """#,
      #"""
      1:87: error: unknown field "text" in a footer of the kind "fancy" [unknown-field]
        fix: Put the fields of a kind of your own under "fields".
      """#
    ),
    Fault(
      page: #"{"title": "P", "header": {"kind": "title"}, "footer": {"kind": 1}}"#,
      #"""
      1:26: error: missing field "title" in a header of the kind "title" [missing-field]
        fix: Add "title": "…".
      """#,
      #"""
      1:64: error: "kind" must be a string, not a number [wrong-type]
        fix: Put it in quotes: "1".
      """#
    ),
    Fault(
      page: #"{"title": "P", "header": {"kind": "fancy", "fields": 1}}"#,
      #"""
      1:54: error: "fields" must be an object, not a number [wrong-type]
        fix: Write it like "fields": {"name": "…"}.
      """#
    ),
    // Without a selection its fields are misplaced, not unknown.
    Fault(
      section: #"{"header": "H", "selected": "a", "parents": "derived", "rows": []}"#,
      #"""
      2:17: error: a section without "selection" cannot have "selected" [misplaced-field]
        fix: Add "selection": "single" or "multiple".
      """#,
      #"""
      2:34: error: a section without "selection" cannot have "parents" [misplaced-field]
        fix: Add "selection": "multiple".
      """#
    ),
    Fault(
      section: #"{"key": "k", "header": "H", "selection": "multi", "rows": [{"value": "a", "title": "A"}]}"#,
      #"""
      2:42: error: unknown selection "multi" [unknown-value]
        fix: Use "single" or "multiple".
      """#
    ),
    Fault(
      section: #"{"key": "k", "header": "H", "selection": "sinlge", "selected": {}, "rows": "x"}"#,
      #"""
      2:42: error: unknown selection "sinlge" [unknown-value]
        fix: Did you mean "single"?
      """#,
      #"""
      2:64: error: "selected" must be a value or an array of values, not an object [wrong-type]
        fix: Write it like "selected": ["…"].
      """#,
      #"""
      2:76: error: "rows" must be an array, not a string [wrong-type]
        fix: Write it like "rows": [{…}].
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "single", "parents": "derived", "rows": [{"value": "a", "title": "A"}]}"#,
      #"""
      2:63: error: a section with "selection": "single" cannot have "parents" [misplaced-field]
        fix: Leave it out, or use "selection": "multiple".
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "multiple", "parents": "independant", "rows": [{"value": "a", "title": "A"}]}"#,
      #"""
      2:65: error: unknown parents "independant" [unknown-value]
        fix: Did you mean "independent"?
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "multiple", "rows": [{"value": "a"}, {"title": "B"}, {"value": [], "title": "C"}]}"#,
      #"""
      2:63: error: missing field "title" in an option [missing-field]
        fix: Add "title": "…".
      """#,
      #"""
      2:79: error: missing field "value" in an option [missing-field]
        fix: The value is what is submitted.
      """#,
      #"""
      2:105: error: "value" must be a string, a number or a boolean, not an array [wrong-type]
        fix: Write it like "value": "…".
      """#
    ),
    Fault(
      section:
        #"{"key": "k", "header": "H", "selection": "multiple", "rows": [{"kind": "switch", "value": "a", "title": "A", "titel": "A"}]}"#,
      #"""
      2:64: error: an option cannot have "kind" [misplaced-field]
        fix: The rows of a section with "selection" are options; put other rows into a section without it.
      """#,
      #"""
      2:110: error: unknown field "titel" in an option [unknown-field]
        fix: Did you mean "title"?
      """#
    ),
    Fault(
      section:
        #"{"key": 1, "header": "H", "selection": "multiple", "headerHidden": "yes", "rows": [{"value": "a", "title": "A"}]}"#,
      #"""
      2:9: error: "key" must be a string, not a number [wrong-type]
        fix: Put it in quotes: "1".
      """#,
      #"""
      2:68: error: "headerHidden" must be true or false, not a string [wrong-type]
        fix: Write true, without quotes.
      """#
    ),
    Fault(
      row: #"{"knid": "time", "key": "at", "title": "T", "tilte": "U"}"#,
      #"""
      2:2: error: unknown field "knid" in a row of the kind "time" [unknown-field]
        fix: Did you mean "kind"?
      """#,
      #"""
      2:45: error: unknown field "tilte" in a row of the kind "time" [unknown-field]
        fix: Did you mean "title"?
      """#
    ),
    Fault(
      page: #"{"title": "P", "footer": {"kinds": "text", "text": "T"}}"#,
      #"""
      1:27: error: unknown field "kinds" in a footer of the kind "text" [unknown-field]
        fix: Did you mean "kind"?
      """#
    ),
    // What is no string is no kind.
    Fault(
      row: #"{"knid": 1, "key": "at", "title": "T"}"#,
      #"""
      2:1: error: missing field "kind" in a row [missing-field]
        fix: Use "switch", "text", "select" or another kind of row.
      """#
    ),
    Fault(
      site: #"{"title": "S", "flags": ["beta"]}"#,
      pages: ["p": #"{"title": "P", "sections": [{"header": "H", "if": "beta"}]}"#],
      #"""
      1:25: error: "flags" must be an object, not an array [wrong-type]
        fix: Write it like "flags": {"beta": true}.
      """#
    ),
    Fault(
      row: #"{"title": "T"}"#,
      #"""
      2:1: error: missing field "kind" in a row [missing-field]
        fix: Use "switch", "text", "select" or another kind of row.
      """#
    ),
    Fault(
      row: #"{"title": "T", "value": "1"}"#,
      #"""
      2:1: error: missing field "kind" in a row [missing-field]
        fix: Use "value" for a fact, or give the section a "selection" to make its rows options.
      """#
    ),
    Fault(
      row: #"{"kind": 3}"#,
      #"""
      2:10: error: "kind" must be a string, not a number [wrong-type]
        fix: Put it in quotes: "3".
      """#
    ),
    // A field of another kind is said to be one.
    Fault(
      row: #"{"kind": "switch", "key": "k", "title": "T", "minimum": 1, "options": []}"#,
      #"""
      2:46: error: a row of the kind "switch" cannot have "minimum" [misplaced-field]
        fix: Rows of the kind "number" or "range" have it.
      """#,
      #"""
      2:60: error: a row of the kind "switch" cannot have "options" [misplaced-field]
        fix: Rows of the kind "select" have it.
      """#
    ),
    Fault(
      row: #"{"kind": "switch", "key": "k", "title": "T", "value": "on", "values": {"of": "0"}}"#,
      #"""
      2:55: error: "value" must be true or false, not a string [wrong-type]
        fix: Write true, without quotes.
      """#,
      #"""
      2:72: error: unknown field "of" in the values of a switch [unknown-field]
        fix: Its fields are "on" and "off".
      """#
    ),
    Fault(
      row: #"{"kind": "switch", "key": "k", "title": "T", "values": []}"#,
      #"""
      2:56: error: "values" must be an object, not an array [wrong-type]
        fix: Write it like "values": {"on": "1", "off": "0"}.
      """#
    ),
    // A kind that is nearly one of the library explains its fields.
    Fault(
      row: #"{"kind": "swich", "key": "k", "title": "T", "value": true}"#,
      #"""
      2:45: error: unknown field "value" in a row of the kind "swich" [unknown-field]
        fix: Did you mean the kind "switch"?
      """#
    ),
    Fault(
      row: #"{"kind": "meter", "title": "T", "value": 5}"#,
      #"""
      2:33: error: unknown field "value" in a row of the kind "meter" [unknown-field]
        fix: Put the fields of a kind of your own under "fields".
      """#
    ),
    Fault(
      row: #"{"kind": "meter", "title": "T", "fields": "5"}"#,
      #"""
      2:43: error: "fields" must be an object, not a string [wrong-type]
        fix: Write it like "fields": {"name": "…"}.
      """#
    ),
    Fault(
      row: #"{"kind": "value", "title": "T"}"#,
      #"""
      2:1: error: missing field "value" in a row of the kind "value" [missing-field]
        fix: Add "value": "…".
      """#
    ),
    Fault(
      row: #"{"kind": "value", "title": "T", "value": null}"#,
      #"""
      2:42: error: "value" must be a string, a number or a boolean, not null [wrong-type]
        fix: Take it out, or write a string, a number or a boolean.
      """#
    ),
    Fault(
      row: #"{"kind": "note", "title": "T"}"#,
      #"""
      2:1: error: missing field "text" in a row of the kind "note" [missing-field]
        fix: Add "text": "…".
      """#,
      #"""
      2:18: error: unknown field "title" in a row of the kind "note" [unknown-field]
        fix: Write its words as "text".
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T"}"#,
      #"""
      2:1: error: missing field "page" in a row of the kind "link" [missing-field]
        fix: Add "page" or "url".
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "url": "a", "page": "p", "anchor": "k"}"#,
      #"""
      2:52: error: a link with "url" cannot have "page" [misplaced-field]
        fix: A link leads to a page, with an anchor where you like, or to a URL.
      """#,
      #"""
      2:67: error: a link with "url" cannot have "anchor" [misplaced-field]
        fix: A link leads to a page, with an anchor where you like, or to a URL.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "minimumLength": 1.5, "maximumLength": -1, "required": 1}"#,
      #"""
      2:61: error: "minimumLength" must be a whole number that is not negative, not 1.5 [wrong-type]
        fix: Write a number like 0 or 12.
      """#,
      #"""
      2:83: error: "maximumLength" must be a whole number that is not negative, not -1 [wrong-type]
        fix: Write a number like 0 or 12.
      """#,
      #"""
      2:99: error: "required" must be true or false, not a number [wrong-type]
        fix: Write true, without quotes.
      """#
    ),
    Fault(
      row: #"{"kind": "text", "key": "k", "title": "T", "minimumLength": "1"}"#,
      #"""
      2:61: error: "minimumLength" must be a whole number that is not negative, not a string [wrong-type]
        fix: Write 1, without quotes.
      """#
    ),
    Fault(
      row: #"{"kind": "multiline", "key": "k", "title": "T", "pattern": "a"}"#,
      #"""
      2:49: error: a row of the kind "multiline" cannot have "pattern" [misplaced-field]
        fix: Rows of the kind "text", "password", "email", "url", "telephone" or "search" have it.
      """#
    ),
    Fault(
      row: #"{"kind": "range", "key": "k", "title": "T", "spinner": true}"#,
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
      """#,
      #"""
      2:45: error: a row of the kind "range" cannot have "spinner" [misplaced-field]
        fix: Rows of the kind "number" have it.
      """#
    ),
    Fault(
      row: #"{"kind": "range", "key": "k", "title": "T", "minimum": true, "maximum": 1, "value": 1}"#,
      #"""
      2:56: error: "minimum" must be a number, not a boolean [wrong-type]
        fix: Write it like 10, -2.5 or 1e6.
      """#
    ),
    Fault(
      row: #"{"kind": "select", "key": "k", "title": "T"}"#,
      #"""
      2:1: error: missing field "options" in a row of the kind "select" [missing-field]
        fix: Add "options": [{"value": "…", "title": "…"}].
      """#
    ),
    Fault(
      row: #"{"kind": "select", "key": "k", "title": "T", "options": {}}"#,
      #"""
      2:57: error: "options" must be an array, not an object [wrong-type]
        fix: Put it in brackets: "options": [{…}].
      """#
    ),
    Fault(
      row:
        #"{"kind": "select", "key": "k", "title": "T", "options": [{}, {"header": "H"}, {"options": [{"value": "a", "title": "A", "icon": "x", "titel": ""}]}]}"#,
      #"""
      2:58: error: missing field "value" in an option of a menu [missing-field]
        fix: Add "value": "…".
      """#,
      #"""
      2:58: error: missing field "title" in an option of a menu [missing-field]
        fix: Add "title": "…".
      """#,
      #"""
      2:62: error: missing field "options" in a group of options [missing-field]
        fix: Add "options": [{"value": "…", "title": "…"}].
      """#,
      #"""
      2:79: error: missing field "header" in a group of options [missing-field]
        fix: Add "header": "…".
      """#,
      #"""
      2:121: error: unknown field "icon" in an option of a menu [unknown-field]
        fix: The options of a section with "selection" have it.
      """#,
      #"""
      2:134: error: unknown field "titel" in an option of a menu [unknown-field]
        fix: Did you mean "title"?
      """#
    ),
    Fault(
      row: #"{"kind": "color", "key": "k", "title": "T"}"#,
      #"""
      2:1: error: missing field "value" in a row of the kind "color" [missing-field]
        fix: Add the colour at first, like "value": "#0a84ff".
      """#
    ),
    Fault(
      row: #"{"kind": "button", "title": "T", "type": "sumbit"}"#,
      #"""
      2:42: error: unknown type "sumbit" [unknown-value]
        fix: Did you mean "submit"?
      """#
    ),
    Fault(
      row: #"{"kind": "switch"}"#,
      #"""
      2:1: error: missing field "key" in a row of the kind "switch" [missing-field]
        fix: The key is the name under which the value is submitted.
      """#,
      #"""
      2:1: error: missing field "title" in a row of the kind "switch" [missing-field]
        fix: Add "title": "…".
      """#
    ),
    Fault(
      site:
        #"{"titel": "S", "flags": {"a": 1}, "navigation": "p", "storage": {"knd": "local"}, "strings": {"save": 1}, "urlSchemes": [1]}"#,
      #"""
      1:2: error: unknown field "titel" in a site [unknown-field]
        fix: Did you mean "title"?
      """#,
      #"""
      1:31: error: "a" must be true or false, not a number [wrong-type]
        fix: Write true, without quotes.
      """#,
      #"""
      1:49: error: "navigation" must be an array, not a string [wrong-type]
        fix: Write it like "navigation": ["…"].
      """#,
      #"""
      1:65: warning: a storage of the kind "local" without "namespace" keeps settings under the site's title; another title would lose them [missing-namespace]
        fix: Add a "namespace", such as the app's name.
      """#,
      #"""
      1:66: error: unknown field "knd" in a storage [unknown-field]
        fix: Did you mean "kind"?
      """#,
      #"""
      1:103: error: "save" must be a string, not a number [wrong-type]
        fix: Put it in quotes: "1".
      """#,
      #"""
      1:122: error: an element of "urlSchemes" must be a string, not a number [wrong-type]
        fix: Put it in quotes: "1".
      """#
    ),
    Fault(
      site: #"{"title": "S", "pages": [], "flags": [], "strings": [], "storage": 1, "theme": 1, "language": 1}"#,
      #"""
      1:16: error: unknown field "pages" in a site [unknown-field]
        fix: Pages are files of their own in the folder "pages".
      """#,
      #"""
      1:38: error: "flags" must be an object, not an array [wrong-type]
        fix: Write it like "flags": {"beta": true}.
      """#,
      #"""
      1:53: error: "strings" must be an object, not an array [wrong-type]
        fix: Write it like "strings": {"save": "Keep"}.
      """#,
      #"""
      1:68: error: "storage" must be an object, not a number [wrong-type]
        fix: Write it like "storage": {"kind": "local"}.
      """#,
      #"""
      1:80: error: "theme" must be a string, not a number [wrong-type]
        fix: Put it in quotes: "1".
      """#,
      #"""
      1:95: error: "language" must be a string, not a number [wrong-type]
        fix: Put it in quotes: "1".
      """#
    ),
    Fault(
      site: #"{"title": "S", "storage": {"url": "/x"}}"#,
      #"""
      1:27: error: missing field "kind" in a storage [missing-field]
        fix: Add "kind": "none", "local", "extension" or "post".
      """#,
      #"""
      1:35: warning: the url of a storage of the kind "none" is not used [ineffective-field]
        fix: Use "kind": "post", or take "url" out.
      """#
    ),
    Fault(
      site: #"{"title": "S", "contracts": "no"}"#,
      #"""
      1:29: error: "contracts" must be true or false, not a string [wrong-type]
        fix: Write false, without quotes.
      """#
    ),
    Fault(
      site: #""S""#,
      #"""
      1:1: error: a site must be an object, not a string [wrong-type]
        fix: Write its fields in braces: {"title": "…"}.
      """#
    ),
  ]
}
