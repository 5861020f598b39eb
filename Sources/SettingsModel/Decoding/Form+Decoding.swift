import Diagnostics
@_spi(Borrowing) import JSONSource

extension Form {
  /// Decodes the `form` of a page.
  static func decode(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Form? {
    guard value.isObject("form", into: &diagnostics) else { return nil }
    var draft = FormDraft(form: Form(origin: Origin(value)))
    draft.read(value, into: &diagnostics)
    return draft.form
  }
}

private struct FormDraft: Draft {
  var form: Form

  var noun: String { "a form" }

  var fieldNames: [String] { ["action", "method", "submit", "reset", "storage", "changes", "transfer", "events"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "action": form.action = value.text(field, into: &diagnostics)
    case "method": form.method = value.word(field, into: &diagnostics) ?? .get
    case "submit": form.submit = value.text(field, into: &diagnostics)
    case "reset": form.reset = value.text(field, into: &diagnostics)
    case "storage": form.storage = Storage.decode(value, into: &diagnostics)
    case "changes": form.marksChanges = value.flag(field, into: &diagnostics) ?? false
    case "transfer": form.offersTransfer = value.flag(field, into: &diagnostics) ?? false
    case "events": form.dispatchesEvents = value.flag(field, into: &diagnostics) ?? false
    default: return false
    }
    return true
  }
}
