/// A kind of record that templates see: its name and its fields in the order of their slots.
public struct RecordType: Sendable {
  /// The name, as other records use it.
  public let name: String

  /// What it is in a sentence, as diagnostics use it: `a row`.
  public let noun: String

  /// The fields; the position of a field is its slot.
  public let fields: [(name: String, type: FieldType)]

  /// Creates a record type.
  ///
  /// - Parameters:
  ///   - name: The name, as other records use it.
  ///   - noun: What it is in a sentence, with its article; left out, `a` and the name.
  ///   - fields: The fields in the order of their slots.
  public init(name: String, noun: String? = nil, fields: [(name: String, type: FieldType)]) {
    self.name = name
    self.noun = noun ?? "a \(name.lowercased())"
    self.fields = fields
  }
}
