import Fieldset

/// The pages of the workload as the records that the template sees.
struct PageRecords {
  let schema = TemplateSchema(
    [
      RecordType(
        name: "Page",
        fields: [
          ("title", .text), ("summary", .text), ("language", .text), ("direction", .text), ("groups", .list("Group")),
        ]
      ),
      RecordType(
        name: "Group",
        fields: [
          ("key", .text), ("legend", .text), ("footer", .text), ("single", .flag), ("options", .list("Option")),
        ]
      ),
      RecordType(
        name: "Option",
        fields: [
          ("id", .text), ("value", .text), ("title", .text), ("selected", .flag), ("subtitle", .text),
          ("hintID", .text),
        ]
      ),
    ],
    roots: ["page": "Page"]
  )

  func page(_ value: JSONValue) -> TemplateValue { record(value, of: schema.records[0]) }

  private func record(_ value: JSONValue, of type: RecordType) -> TemplateValue {
    var record = TemplateRecord(schema.layout(of: type.name))
    for (slot, field) in type.fields.enumerated() {
      guard let member = value[field.name] else { continue }
      switch field.type {
      case .flag: record[slot] = .flag(member.boolean ?? false)
      case .list(let name): record[slot] = .list(elements(member, named: name))
      default: record[slot] = .text(member.string)
      }
    }
    return .record(record)
  }

  private func elements(_ value: JSONValue, named name: String) -> [TemplateValue] {
    guard let type = schema.records.first(where: { $0.name == name }) else { return [] }
    return value.elements.map { record($0, of: type) }
  }
}
