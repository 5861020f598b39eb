@_spi(Borrowing) import JSONSource

/// What can be written instead of a value that is missing or of the wrong type, in a whole sentence.
enum WayOut {
  /// How a field that is missing can be written.
  static func add(_ field: String) -> String {
    "Add \(example(of: field))."
  }

  /// How a field that is missing is given to a part that is made in code.
  static func give(_ field: String) -> String {
    "Give it a \"\(field)\"."
  }

  /// How a field is written that holds something else than what it needs.
  static func write(_ field: String) -> String {
    "Write it like \(example(of: field))."
  }

  /// How a part is written that is no object.
  ///
  /// - Parameter noun: What the object stands for, with its article: `a section`.
  static func write(part noun: String) -> String {
    let fields =
      switch noun {
      case "a row": #""kind": "note", "text": "…""#
      case "a section": #""header": "…", "rows": […]"#
      case "an option": #""value": "…", "title": "…""#
      default: #""title": "…""#
      }
    return "Write its fields in braces: {\(fields)}."
  }

  /// What is written for a boolean, where the value shows which one is meant.
  static func boolean(for value: BorrowedJSON) -> String {
    let spelling = (value.string ?? value.number)?.lowercased()
    return switch spelling {
    case "true", "yes", "on", "1": "Write true, without quotes."
    case "false", "no", "off", "0": "Write false, without quotes."
    default: "Write true or false, without quotes."
    }
  }

  /// A field with a value that it can have.
  private static func example(of field: String) -> String {
    let value =
      switch field {
      case "fields": #"{"name": "…"}"#
      case "flags": #"{"beta": true}"#
      case "form": #"{"submit": "Save"}"#
      case "is": "true"
      case "kind": #""title""#
      case "maximum": "100"
      case "minimum": "0"
      case "navigation", "synonyms": #"["…"]"#
      case "onlyIf": #"{"key": "…", "is": true}"#
      case "options": #"[{"value": "…", "title": "…"}]"#
      case "rows", "sections": "[{…}]"
      case "scripts": #"["assets/mine.js"]"#
      case "storage": #"{"kind": "local"}"#
      case "strings": #"{"save": "Keep"}"#
      case "urlSchemes": #"["ftp"]"#
      case "values": #"{"on": "1", "off": "0"}"#
      default: #""…""#
      }
    return "\"\(field)\": \(value)"
  }
}
