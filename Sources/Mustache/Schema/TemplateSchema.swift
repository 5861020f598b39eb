/// The closed set of keys that templates may use: records by name, and which record each entry template is given.
///
/// ```swift
/// let schema = TemplateSchema(
///   [
///     RecordType(name: "Page", fields: [("title", .text), ("rows", .list("Row"))]),
///     RecordType(name: "Row", fields: [("title", .text), ("control", .html), ("fields", .open)]),
///   ],
///   roots: ["page": "Page"]
/// )
/// ```
public struct TemplateSchema: Sendable {
  /// The record types in the order in which they were given.
  public let records: [RecordType]

  /// The record that each template called from outside is given, by the template's name.
  public let roots: [String: String]

  let keys: KeyTable
  let slots: SlotTable
  let indexes: [String: Int]

  /// Creates a schema.
  ///
  /// A record that a field names but that is not among `records` counts as one without fields.
  public init(_ records: [RecordType], roots: [String: String]) {
    self.records = records
    self.roots = roots
    var keys = KeyTable()
    var indexes: [String: Int] = [:]
    var fields: [[Int]] = []
    for (index, record) in records.enumerated() {
      indexes[record.name] = index
      fields.append(record.fields.map { keys.intern($0.name.utf8) })
    }
    slots = SlotTable(fields, keyCount: keys.count)
    self.keys = keys
    self.indexes = indexes
  }

  /// For each record that fields lead to, the records around and with it, from that of a root on, by the shortest way.
  var ways: [Int: [Int]] {
    var ways = Set(roots.values).sorted().compactMap { indexes[$0].map { [$0] } }
    var seen = Set(ways.compactMap { $0.last })
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let last = way.last else { continue }
      for field in records[last].fields {
        switch field.type {
        case .record(let name), .list(let name):
          if let index = indexes[name], seen.insert(index).inserted { ways.append(way + [index]) }
        default: break
        }
      }
    }
    return Dictionary(ways.compactMap { way in way.last.map { ($0, way) } }) { first, _ in first }
  }

  /// The layout of a record type; a type that is not among `records` has no fields.
  public func layout(of record: String) -> RecordLayout {
    let index = indexes[record]
    let fields = index.map { records[$0].fields.map(\.name) } ?? []
    return RecordLayout(name: record, fieldNames: fields, index: index ?? -1)
  }
}
