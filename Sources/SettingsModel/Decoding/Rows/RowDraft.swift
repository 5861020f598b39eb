import Diagnostics
@_spi(Borrowing) import JSONSource

/// What a kind of row has of its own, while it is read.
protocol RowContentDraft {
  /// The row's kind.
  var kind: String { get }

  /// Whether rows of this kind have a control.
  var isControl: Bool { get }

  /// The fields of this kind, beside those that every row has.
  var fieldNames: [String] { get }

  /// Takes a field of this kind; `false` when the kind has no such field.
  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool

  /// The content, after all members were read; what is missing is reported.
  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content
}

extension RowContentDraft {
  /// The row in a sentence.
  var noun: String { "a row of the kind \"\(kind)\"" }

  var isControl: Bool { true }
}

/// A row while it is read: what every row has, and what its kind has.
struct RowDraft<Content: RowContentDraft>: Draft, ~Copyable {
  var row: Row
  var content: Content

  /// Decodes a row whose kind is known.
  static func decode(_ object: BorrowedJSON, _ content: Content, into diagnostics: inout DiagnosticCollector) -> Row {
    var draft = RowDraft(row: Row(title: nil, content: .note(""), origin: Origin(object)), content: content)
    draft.read(object, into: &diagnostics)
    draft.row.content = draft.content.content(of: object, into: &diagnostics)
    return draft.finish()
  }

  /// The row; no part of it is copied.
  private consuming func finish() -> Row { row }

  var noun: String { content.noun }

  var fieldNames: [String] {
    let others =
      Content.self == NoteDraft.self ? ["title"] : Content.self == CustomDraft.self ? ["template", "fields"] : []
    let common = Row.commonFieldNames.filter { !others.contains($0) }
    return common + (content.isControl ? Row.controlFieldNames : []) + content.fieldNames
  }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "kind": break
    case "key": row.key = value.text(field, into: &diagnostics)
    case "title" where Content.self != NoteDraft.self: row.title = value.text(field, into: &diagnostics)
    case "subtitle": row.subtitle = value.text(field, into: &diagnostics)
    case "icon": row.icon = value.text(field, into: &diagnostics)
    case "iconLabel": row.iconLabel = value.text(field, into: &diagnostics)
    case "lang": row.language = value.text(field, into: &diagnostics)
    case "disabled": row.isDisabled = value.flag(field, into: &diagnostics) ?? false
    case "reason": row.disabledReason = value.text(field, into: &diagnostics)
    case "if": row.condition = Condition.decode(value, into: &diagnostics)
    case "onlyIf": row.dependency = Dependency.decode(value, into: &diagnostics)
    case "synonyms": row.synonyms = value.texts(field, into: &diagnostics) ?? []
    case "event": row.event = value.text(field, into: &diagnostics)
    case "template" where Content.self != CustomDraft.self: row.template = value.text(field, into: &diagnostics)
    case "fields" where Content.self != CustomDraft.self:
      row.fields = Fields.decode(value, field, into: &diagnostics)
    case "error" where content.isControl: row.error = value.text(field, into: &diagnostics)
    default: return content.take(field, value, into: &diagnostics)
    }
    return true
  }

  func reportUnknown(_ member: BorrowedMember, nearest: String?, into diagnostics: inout DiagnosticCollector) {
    if Row.controlFieldNames.contains(member.key) || Selection.Option.fieldsBesideRows.contains(member.key) {
      return diagnostics.misplacedField(
        member,
        in: noun,
        fix: Row.controlFieldNames.contains(member.key)
          ? "Only a control can be at fault; give it to the row of one."
          : "The options of a section with \"selection\" have it."
      )
    }
    if Content.self == CustomDraft.self {
      return reportUnknownOfCustomKind(member, nearest: nearest, into: &diagnostics)
    }
    let owners = Row.fieldsByKind.filter { $0.fields.contains(member.key) }.map(\.kind)
    guard !owners.isEmpty else {
      let hint = Content.self == NoteDraft.self && member.key == "title" ? "Write its words as \"text\"." : fieldList
      return diagnostics.unknownField(member, in: noun, nearest: nearest, hint: hint)
    }
    diagnostics.misplacedField(
      member,
      in: noun,
      fix: "Rows of the kind \(owners.alternatives) have it."
    )
  }

  /// A kind of the author's own may be a mistyped one of the library, whose fields then look unknown.
  private func reportUnknownOfCustomKind(
    _ member: BorrowedMember,
    nearest: String?,
    into diagnostics: inout DiagnosticCollector
  ) {
    let known = Row.libraryKinds.nearest(to: content.kind)
    let hint =
      known.map { "Did you mean the kind \"\($0)\"?" } ?? "Put the fields of a kind of your own under \"fields\"."
    diagnostics.unknownField(member, in: noun, nearest: nearest, hint: hint)
  }
}
