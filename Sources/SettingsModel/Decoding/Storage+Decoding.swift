import Diagnostics
@_spi(Borrowing) import JSONSource

extension Storage {
  /// Decodes the `storage` of a site or form.
  static func decode(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Storage? {
    guard value.isObject("storage", into: &diagnostics) else { return nil }
    var draft = StorageDraft()
    draft.read(value, into: &diagnostics)
    if value["kind"] == nil, value.misspelt("kind", besides: Set(draft.fieldNames)) == nil {
      let fix = "Add \"kind\": \(Kind.allCases.map(\.rawValue).alternatives)."
      diagnostics.missingField("kind", in: draft.noun, at: value, fix: fix)
    }
    return draft.storage
  }
}

private struct StorageDraft: Draft {
  var storage = Storage()

  var noun: String { "a storage" }

  var fieldNames: [String] { ["kind", "url", "namespace"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "kind": storage.kind = value.word(field, into: &diagnostics) ?? .none
    case "url": storage.url = value.text(field, into: &diagnostics)
    case "namespace": storage.namespace = value.text(field, into: &diagnostics)
    default: return false
    }
    return true
  }
}
