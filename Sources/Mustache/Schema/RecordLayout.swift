/// Where the fields of a record stand: one slot each, in the order of the fields.
public struct RecordLayout: Sendable {
  /// The name of the record type.
  public let name: String

  /// The names of the fields in the order of their slots.
  public let fieldNames: [String]

  /// The position of the record type in its schema, -1 for one that is not in it.
  package let index: Int

  /// The number of slots.
  public var count: Int { fieldNames.count }

  /// The slot of a field.
  ///
  /// - Complexity: O(*n*) in the number of fields; ask once and keep the answer.
  public func slot(of name: String) -> Int? { fieldNames.firstIndex(of: name) }
}
