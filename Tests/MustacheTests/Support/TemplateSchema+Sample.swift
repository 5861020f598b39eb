import Mustache

extension TemplateSchema {
  /// A page with rows, some of which have rows of their own.
  static let sample = TemplateSchema(
    [
      RecordType(
        name: "Page",
        fields: [
          ("title", .text), ("home", .url), ("isHome", .flag), ("footer", .record("Footer")), ("rows", .list("Row")),
        ]
      ),
      RecordType(name: "Footer", fields: [("text", .text)]),
      RecordType(
        name: "Row",
        fields: [
          ("template", .templateName(folder: "rows")), ("label", .text), ("link", .url), ("control", .html),
          ("hooks", .attributes),
          ("children", .list("Row")), ("fields", .open),
        ]
      ),
    ],
    roots: ["page": "Page"]
  )

  /// A record of the schema with some of its fields.
  func record(_ name: String, _ fields: [String: TemplateValue] = [:]) -> TemplateValue {
    let layout = layout(of: name)
    var record = TemplateRecord(layout)
    for (name, value) in fields {
      if let slot = layout.slot(of: name) { record[slot] = value }
    }
    return .record(record)
  }
}
