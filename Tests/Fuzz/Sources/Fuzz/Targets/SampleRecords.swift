import Fieldset

/// A small set of records with all fields of a schema, as deep as two of a kind in one another.
struct SampleRecords {
  /// The records by the templates that they name, because making them takes longer than all else.
  nonisolated(unsafe) private static var known: [[TemplateIdentifier?]: TemplateValue] = [:]

  private let library: TemplateLibrary
  private let schema: TemplateSchema
  private let text: String

  init(_ library: TemplateLibrary, _ schema: TemplateSchema, text: String) {
    self.library = library
    self.schema = schema
    self.text = text
  }

  var page: TemplateValue {
    let templates = schema.records.flatMap(\.fields).map { field -> TemplateIdentifier? in
      if case .templateName(let folder) = field.type { library["\(folder)/a"] } else { nil }
    }
    if let page = Self.known[templates] { return page }
    let page = record("Page", [])
    Self.known[templates] = page
    return page
  }

  private func record(_ name: String, _ around: [String]) -> TemplateValue {
    let layout = schema.layout(of: name)
    var record = TemplateRecord(layout)
    guard let type = schema.records.first(where: { $0.name == name }) else { return .record(record) }
    for (slot, field) in type.fields.enumerated() {
      // Every third record lacks every third text.
      let isThere = (slot + around.count) % 3 != 2
      record[slot] = isThere || !isText(field.type) ? value(field.type, around + [name]) : .absent
    }
    return .record(record)
  }

  private func isText(_ type: FieldType) -> Bool { type == .text }

  private func value(_ type: FieldType, _ around: [String]) -> TemplateValue {
    switch type {
    case .text: return .text(text)
    case .url: return .url("a.html?b&c")
    case .html: return .html(HTML(trusted: Array("<b>x</b>".utf8)))
    case .attributes: return .html(HTML(trusted: Array(" hidden".utf8)))
    case .flag: return .flag(true)
    case .open: return .open([("left", .text(text)), ("list", .list([.text(text), .text("")]))])
    case .templateName(let folder):
      return library["\(folder)/a"].map { .template($0) } ?? .absent
    case .record(let name):
      return around.filter { $0 == name }.count < 2 ? record(name, around) : .absent
    case .list(let name):
      guard around.filter({ $0 == name }).count < 2 else { return .list([]) }
      return .list([record(name, around), record(name, around + [""])])
    }
  }
}
