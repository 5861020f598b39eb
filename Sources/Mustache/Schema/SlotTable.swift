/// For each record type and each key of a schema the slot of the field with that key, in one dense table.
struct SlotTable: Sendable {
  private let keyCount: Int
  private let slots: [Int32]

  /// The table of no schema.
  init() {
    keyCount = 0
    slots = []
  }

  /// The table of records, of each the keys in the order of its slots.
  init(_ records: [[Int]], keyCount: Int) {
    var slots = [Int32](repeating: -1, count: records.count * keyCount)
    for (index, keys) in records.enumerated() {
      for (slot, key) in keys.enumerated() { slots[index * keyCount + key] = Int32(slot) }
    }
    self.slots = slots
    self.keyCount = keyCount
  }

  /// The slot of a key in a record type; -1 when the record has no such field or is none of the schema's.
  @inline(__always)
  func slot(of key: Int, in record: Int) -> Int {
    guard key < keyCount, record >= 0 else { return -1 }
    let index = record * keyCount + key
    return index < slots.count ? Int(slots[index]) : -1
  }

  /// The number of a record's key among those of all records.
  func number(of key: Int, in record: Int) -> Int { record * keyCount + key }
}
