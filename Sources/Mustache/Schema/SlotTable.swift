/// For each record type and each key of a schema the slot of the field with that key, in one dense table.
struct SlotTable: Sendable {
  private let keyCount: Int
  private let slots: [Int32]

  /// The table of no schema.
  init() {
    keyCount = 0
    slots = []
  }

  /// The table of records, whose keys are all interned already.
  init(_ records: [RecordType], keys: KeyTable) {
    var keys = keys
    var slots = [Int32](repeating: -1, count: records.count * keys.count)
    for (index, record) in records.enumerated() {
      for (slot, field) in record.fields.enumerated() {
        slots[index * keys.count + keys.intern(Array(field.name.utf8))] = Int32(slot)
      }
    }
    self.slots = slots
    keyCount = keys.count
  }

  /// The slot of a key in a record type; -1 when the record has no such field or is none of the schema's.
  @inline(__always)
  func slot(of key: Int, in record: Int) -> Int {
    guard key < keyCount, record >= 0 else { return -1 }
    let index = record * keyCount + key
    return index < slots.count ? Int(slots[index]) : -1
  }
}
