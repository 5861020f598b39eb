import Diagnostics
@_spi(Borrowing) import JSONSource

extension Row {
  /// Decodes the `rows` of a section without a selection.
  static func decodeAll(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> [Row] {
    guard value.isArray("rows", into: &diagnostics) else { return [] }
    var rows: [Row] = []
    rows.reserveCapacity(value.count)
    value.forEachElement { element in
      guard element.isPart("a row", into: &diagnostics) else { return }
      if let row = decode(element, into: &diagnostics) { rows.append(row) }
    }
    return rows
  }

  private static func decode(_ object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row? {
    guard let kindValue = object.member("kind") ?? object.misspelt("kind", besides: allFieldNames) else {
      var fix = "Use \"switch\", \"text\", \"select\" or another kind of row."
      if object["value"] != nil, object["title"] != nil, object["key"] == nil {
        fix = "Use \"value\" for a fact, or give the section a \"selection\" to make its rows options."
      }
      diagnostics.missingField("kind", in: "a row", at: object, fix: fix)
      return nil
    }
    guard kindValue.kind == .string else {
      _ = kindValue.text("kind", into: &diagnostics)
      return nil
    }
    return kindValue.withWord { decode(object, kind: $0, into: &diagnostics) }
  }

  private static func decode(
    _ object: BorrowedJSON,
    kind: JSONWord,
    into diagnostics: inout DiagnosticCollector
  ) -> Row {
    switch kind {
    case "switch": RowDraft.decode(object, ToggleDraft(), into: &diagnostics)
    case "value": RowDraft.decode(object, ValueDraft(), into: &diagnostics)
    case "link": RowDraft.decode(object, LinkDraft(), into: &diagnostics)
    case "number", "range": RowDraft.decode(object, NumberDraft(kind: kind.description), into: &diagnostics)
    case "select": RowDraft.decode(object, SelectDraft(), into: &diagnostics)
    case "date", "time", "color": RowDraft.decode(object, PickerDraft(kind: kind.description), into: &diagnostics)
    case "button": RowDraft.decode(object, ButtonDraft(), into: &diagnostics)
    case "note": RowDraft.decode(object, NoteDraft(), into: &diagnostics)
    default:
      if let textKind = TextField.Kind.allCases.first(where: { kind.isSame(as: $0.rawValue) }) {
        RowDraft.decode(object, TextFieldDraft(kind: textKind), into: &diagnostics)
      } else {
        RowDraft.decode(object, CustomDraft(kind: kind.description), into: &diagnostics)
      }
    }
  }

  /// The fields that each kind of the library has beside those that every row has.
  static let fieldsByKind: [(kind: String, fields: [String])] = libraryKinds.map { kind in
    switch kind {
    case "switch": (kind, ToggleDraft().fieldNames)
    case "value": (kind, ValueDraft().fieldNames)
    case "link": (kind, LinkDraft().fieldNames)
    case "number", "range": (kind, NumberDraft(kind: kind).fieldNames)
    case "select": (kind, SelectDraft().fieldNames)
    case "date", "time", "color": (kind, PickerDraft(kind: kind).fieldNames)
    case "button": (kind, ButtonDraft().fieldNames)
    case "note": (kind, NoteDraft().fieldNames)
    default: (kind, TextFieldDraft(kind: TextField.Kind(rawValue: kind) ?? .text).fieldNames)
    }
  }

  /// The fields that every row has.
  static let commonFieldNames = [
    "kind", "key", "title", "subtitle", "icon", "iconLabel", "lang", "disabled", "reason", "if", "onlyIf", "synonyms",
    "event", "template", "fields",
  ]

  /// The fields that every control has besides.
  static let controlFieldNames = ["error"]

  /// The fields that some row has.
  static let allFieldNames = Set(commonFieldNames + controlFieldNames + fieldsByKind.flatMap(\.fields))
}
