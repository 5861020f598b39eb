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

  /// What was found, in which context its first key was, and the names that were looked for in open fields.
  struct Found {
    let resolution: Resolution
    var origin: ScopeStack.Origin?
    var openKeys: [Int] = []
  }

  /// What a path stands for.
  func resolve(_ path: Path, in scopes: ScopeStack) -> Found {
    let keys = program.keys(of: path)
    guard let first = keys.first else { return Found(resolution: current(scopes), origin: scopes.entries.last?.origin) }
    var open: ScopeStack.Origin?
    for entry in scopes.entries.reversed() {
      switch entry.type {
      case .open:
        open = open ?? entry.origin
      case .value:
        break
      case .record(let record):
        guard let type = type(of: first, in: record) else { continue }
        // Open fields that do not have it leave it to the record.
        if open != nil { return Found(resolution: .open, origin: entry.origin, openKeys: [first]) }
        let (resolution, openKeys) = follow(keys.dropFirst(), from: type)
        return Found(resolution: resolution, origin: entry.origin, openKeys: openKeys)
      }
    }
    if let open { return Found(resolution: .open, origin: open, openKeys: [first]) }
    return Found(resolution: .missing(key: first, inRecord: innermostRecord(scopes), of: nil))
  }

  private func current(_ scopes: ScopeStack) -> Resolution {
    switch scopes.entries.last?.type {
    case .record(let record)?: .type(.record(schema.records[record].name))
    case .value(let type)?: .type(type)
    case .open?, nil: .open
    }
  }

  private func follow(_ keys: ArraySlice<Int>, from type: FieldType) -> (Resolution, [Int]) {
    var type = type
    for key in keys {
      switch type {
      case .open:
        return (.open, [key])
      case .record(let name):
        let record = schema.indexes[name]
        guard let record, let field = self.type(of: key, in: record) else {
          return (.missing(key: key, inRecord: record, of: nil), [])
        }
        type = field
      case .text, .url, .html, .attributes, .flag, .list, .templateName:
        return (.missing(key: key, inRecord: nil, of: type), [])
      }
    }
    return (.type(type), [])
  }

  private func type(of key: Int, in record: Int) -> FieldType? {
    let slot = schema.slots.slot(of: key, in: record)
    return slot >= 0 ? schema.records[record].fields[slot].type : nil
  }

  private func innermostRecord(_ scopes: ScopeStack) -> Int? {
    for case .record(let record) in scopes.types.reversed() { return record }
    return nil
  }

  /// The scope that a section over something pushes.
  func scope(of resolution: Resolution) -> ScopeType? {
    switch resolution {
    case .open, .type(.open): .open
    case .type(.record(let name)), .type(.list(let name)): schema.indexes[name].map { .record($0) } ?? .open
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
