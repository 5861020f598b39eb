/// A field of a record, by its number among all that a schema's records could have; see ``SlotTable``.
struct FieldKey: Sendable {
  let number: Int
}

/// Finds what a path stands for at a place, by the types of the schema.
struct KeyResolver {
  /// What a path stands for.
  enum Resolution {
    case type(FieldType)
    /// A field of the author's own, or one that may be.
    case open
    /// A key that is not there: which one, and the record in which it was looked for, or the field that has none.
    case missing(key: Int, inRecord: Int?, of: FieldType?)
  }

  let schema: TemplateSchema
  let program: Program

  /// What was found, in which context its first key was, the fields of records on the way, and the name that was looked
  /// for directly in open fields.
  struct Found {
    let resolution: Resolution
    var origin: ScopeStack.Origin?
    var fields: [FieldKey] = []
    var openKey: Int?
  }

  /// What a path stands for.
  func resolve(_ path: Path, in scopes: ScopeStack) -> Found {
    let keys = program.keys(of: path)
    guard let first = keys.first else { return Found(resolution: current(scopes), origin: scopes.entries.last?.origin) }
    var open: (origin: ScopeStack.Origin, isNested: Bool)?
    for entry in scopes.entries.reversed() {
      switch entry.type {
      case .open(let isNested):
        open = open ?? (entry.origin, isNested)
      case .value:
        break
      case .record(let record):
        guard let type = type(of: first, in: record) else { continue }
        // Open fields that do not have it leave it to the record.
        if open != nil { return Found(resolution: .open, origin: entry.origin) }
        var found = follow(keys.dropFirst(), from: type, through: field(first, of: record))
        found.origin = entry.origin
        return found
      }
    }
    if let open { return Found(resolution: .open, origin: open.origin, openKey: open.isNested ? nil : first) }
    return Found(resolution: .missing(key: first, inRecord: innermostRecord(scopes), of: nil))
  }

  private func current(_ scopes: ScopeStack) -> Resolution {
    switch scopes.entries.last?.type {
    case .record(let record)?: .type(.record(schema.records[record].name))
    case .value(let type)?: .type(type)
    case .open?, nil: .open
    }
  }

  private func follow(_ keys: ArraySlice<Int>, from type: FieldType, through start: FieldKey) -> Found {
    var type = type
    var fields = [start]
    for key in keys {
      switch type {
      case .open:
        return Found(resolution: .open, fields: fields, openKey: key)
      case .record(let name):
        let record = schema.indexes[name]
        guard let record, let field = self.type(of: key, in: record) else {
          return Found(resolution: .missing(key: key, inRecord: record, of: nil), fields: [start])
        }
        fields.append(self.field(key, of: record))
        type = field
      case .text, .url, .html, .attributes, .flag, .list, .templateName:
        return Found(resolution: .missing(key: key, inRecord: nil, of: type), fields: [start])
      }
    }
    return Found(resolution: .type(type), fields: fields)
  }

  private func type(of key: Int, in record: Int) -> FieldType? {
    let slot = schema.slots.slot(of: key, in: record)
    return slot >= 0 ? schema.records[record].fields[slot].type : nil
  }

  private func field(_ key: Int, of record: Int) -> FieldKey {
    FieldKey(number: schema.slots.number(of: key, in: record))
  }

  private func innermostRecord(_ scopes: ScopeStack) -> Int? {
    for case .record(let record) in scopes.types.reversed() { return record }
    return nil
  }

  /// The scope that a section over something pushes.
  func scope(of resolution: Resolution) -> ScopeType? {
    switch resolution {
    case .type(.open): .open(isNested: false)
    case .open: .open(isNested: true)
    case .type(.record(let name)), .type(.list(let name)):
      schema.indexes[name].map { .record($0) } ?? .open(isNested: true)
    case .type(let type): .value(type)
    case .missing: nil
    }
  }

  /// All keys that are known at a place and of a type that is wanted, the innermost first.
  func keys(in scopes: ScopeStack, where isWanted: (FieldType) -> Bool = { _ in true }) -> [String] {
    scopes.types.reversed().flatMap { type -> [String] in
      guard case .record(let record) = type else { return [] }
      return schema.records[record].fields.filter { isWanted($0.type) }.map(\.name)
    }
  }
}
