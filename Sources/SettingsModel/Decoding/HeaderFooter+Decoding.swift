import Diagnostics
@_spi(Borrowing) import JSONSource

extension HeaderFooter {
  /// Above or below: what a bare string means depends on it.
  enum Position: String {
    case header, footer
  }

  /// Decodes a string (a `title` above, a `text` below) or an object with a `kind`.
  static func decode(
    _ value: BorrowedJSON,
    as position: Position,
    into diagnostics: inout DiagnosticCollector
  ) -> HeaderFooter? {
    switch value.kind {
    case .string:
      let text = value.string ?? ""
      return HeaderFooter(position == .header ? .title(text) : .text(text), origin: Origin(value))
    case .object:
      return HeaderFooterDraft.decode(value, as: position, into: &diagnostics)
    default:
      value.reportType(position == .header ? "header" : "footer", "a string or an object", into: &diagnostics)
      return nil
    }
  }
}

private struct HeaderFooterDraft: Draft {
  let position: HeaderFooter.Position
  let kind: String
  var title: String?
  var subtitle: String?
  var text: String?
  var fields = Fields()
  var language: String?

  static func decode(
    _ object: BorrowedJSON,
    as position: HeaderFooter.Position,
    into diagnostics: inout DiagnosticCollector
  ) -> HeaderFooter? {
    guard let kindValue = object["kind"] ?? object.misspelt("kind", besides: HeaderFooterDraft.allFieldNames) else {
      diagnostics.missingField(
        "kind",
        in: "a \(position.rawValue)",
        at: object,
        fix: "Use \"title\", \"text\" or a kind of your own."
      )
      return nil
    }
    guard let kind = kindValue.text("kind", into: &diagnostics) else { return nil }
    var draft = HeaderFooterDraft(position: position, kind: kind)
    draft.read(object, into: &diagnostics)
    return draft.finish(object, into: &diagnostics)
  }

  /// The fields that some header or footer has.
  private static let allFieldNames: Set = ["kind", "lang", "title", "subtitle", "text", "fields"]

  var noun: String { "a \(position.rawValue) of the kind \"\(kind)\"" }

  var fieldNames: [String] {
    switch kind {
    case "title": ["kind", "lang", "title", "subtitle"]
    case "text": ["kind", "lang", "text"]
    default: ["kind", "lang", "fields"]
    }
  }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch (field, kind) {
    case ("kind", _): break
    case ("lang", _): language = value.text(field, into: &diagnostics)
    case ("title", "title"): title = value.text(field, into: &diagnostics) ?? standIn
    case ("subtitle", "title"): subtitle = value.text(field, into: &diagnostics)
    case ("text", "text"): text = value.text(field, into: &diagnostics) ?? standIn
    case ("title", _), ("subtitle", _), ("text", _): return false
    case ("fields", _) where kind != "title" && kind != "text":
      fields = Fields.decode(value, field, into: &diagnostics)
    default: return false
    }
    return true
  }

  func reportUnknown(_ member: BorrowedMember, nearest: String?, into diagnostics: inout DiagnosticCollector) {
    var hint = fieldList
    if kind != "title", kind != "text" {
      let known = ["title", "text"].nearest(to: kind)
      hint =
        known.map { "Did you mean the kind \"\($0)\"?" } ?? "Put the fields of a kind of your own under \"fields\"."
    }
    diagnostics.unknownField(member, in: noun, nearest: nearest, hint: hint)
  }

  func finish(_ object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> HeaderFooter {
    let content: HeaderFooter.Content
    switch kind {
    case "title":
      if title == nil { diagnostics.missingField("title", in: noun, at: object) }
      content = .title(title ?? standIn, subtitle: subtitle)
    case "text":
      if text == nil { diagnostics.missingField("text", in: noun, at: object) }
      content = .text(text ?? standIn)
    default:
      content = .custom(kind: kind, fields: fields)
    }
    return HeaderFooter(content, language: language, origin: Origin(object))
  }
}
