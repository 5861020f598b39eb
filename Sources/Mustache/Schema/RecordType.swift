/// A kind of record that templates see: its name and its fields in the order of their slots.
public struct RecordType: Sendable {
  /// The name, as other records and diagnostics use it.
  public let name: String

  /// The fields; the position of a field is its slot.
  public let fields: [(name: String, type: FieldType)]

  /// Creates a record type.
  public init(name: String, fields: [(name: String, type: FieldType)]) {
    self.name = name
    self.fields = fields
  }
}
