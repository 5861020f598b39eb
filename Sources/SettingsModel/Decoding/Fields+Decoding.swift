import Diagnostics
@_spi(Borrowing) import JSONSource

extension Fields {
  /// Decodes what an author gives to a kind of their own.
  static func decode(_ value: BorrowedJSON, _ field: JSONWord, into diagnostics: inout DiagnosticCollector) -> Fields {
    guard value.isObject(field, into: &diagnostics) else { return Fields() }
    return Fields(object: value)
  }

  fileprivate init(object: BorrowedJSON) {
    var fields: [Field] = []
    fields.reserveCapacity(object.count)
    object.forEachMember { key, value in
      if let value = FieldValue(json: value) { fields.append(Field(name: key.text, value: value)) }
    }
    self.init(fields)
  }
}

extension FieldValue {
  /// Any JSON value; `nil` for `null`, which means the same as leaving the field out.
  fileprivate init?(json value: BorrowedJSON) {
    switch value.kind {
    case .null: return nil
    case .boolean: self = .flag(value.boolean ?? false)
    case .number: self = .text(value.number ?? "")
    case .string: self = .text(value.string ?? "")
    case .array: self = .list(value.elements(FieldValue.init(json:)))
    case .object: self = .record(Fields(object: value))
    }
  }
}
