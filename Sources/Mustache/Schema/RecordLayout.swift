/// Where the fields of a record stand: slots in field order, and a dense table from interned keys to slots.
public struct RecordLayout: Sendable {
  /// Shared by all records of the kind, so that a record costs one reference.
  final class Storage: Sendable {
    let name: String
    let fieldNames: [String]
    /// The slot of each key of the schema, or -1.
    let slots: [Int32]

    init(name: String, fieldNames: [String], slots: [Int32]) {
      self.name = name
      self.fieldNames = fieldNames
      self.slots = slots
    }
  }

  let storage: Storage

  /// The name of the record type.
  public var name: String { storage.name }

  /// The names of the fields in the order of their slots.
  public var fieldNames: [String] { storage.fieldNames }

  /// The number of slots.
  public var count: Int { storage.fieldNames.count }

  /// The slot of a field.
  ///
  /// - Complexity: O(*n*) in the number of fields; ask once and keep the answer.
  public func slot(of name: String) -> Int? { storage.fieldNames.firstIndex(of: name) }

  @inline(__always)
  func slot(ofKey key: Int) -> Int {
    key < storage.slots.count ? Int(storage.slots[key]) : -1
  }
}
