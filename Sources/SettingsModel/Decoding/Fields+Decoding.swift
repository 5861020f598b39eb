import Diagnostics
import JSONSource

extension Fields {
  /// Decodes what an author gives to a kind of their own.
  static func decode(_ value: JSONValue, _ field: String, into diagnostics: inout DiagnosticCollector) -> Fields {
    guard value.isObject(field, into: &diagnostics) else { return Fields() }
    return Fields(object: value)
  }

  fileprivate init(object: JSONValue) {
    self.init(
      object.members.compactMap { member in
        FieldValue(json: member.value).map { Field(name: member.key, value: $0) }
      }
    )
  }
}

extension FieldValue {
  /// Any JSON value; `nil` for `null`, which means the same as leaving the field out.
  fileprivate init?(json value: JSONValue) {
    switch value.kind {
    case .null: return nil
    case .boolean: self = .flag(value.boolean ?? false)
    case .number: self = .text(value.number ?? "")
    case .string: self = .text(value.string ?? "")
    case .array: self = .list(value.elements.compactMap(FieldValue.init(json:)))
    case .object: self = .record(Fields(object: value))
    }
  }
}
