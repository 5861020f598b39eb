import JSONSource
import Mustache

extension TemplateValue {
  /// Any data as a template without a schema sees it.
  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .absent
    case .boolean: self = .flag(value.boolean ?? false)
    case .number: self = .text(value.number ?? "")
    case .string: self = .text(value.string ?? "")
    case .array: self = .list(value.elements.map { TemplateValue($0) })
    case .object: self = .open(value.members.map { (name: $0.key, value: TemplateValue($0.value)) })
    }
  }
}
