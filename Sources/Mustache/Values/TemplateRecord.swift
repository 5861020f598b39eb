/// A record that a template sees: one value for each slot of its layout.
///
/// A record *has* all of its fields, absent ones too, so that a key it knows is never looked for further out: a leaf
/// of a tree does not find its parent's children.
public struct TemplateRecord: Sendable {
  /// The position of the record type in its schema.
  let type: Int

  var values: [TemplateValue]

  /// Creates a record whose fields are all absent.
  public init(_ layout: RecordLayout) {
    type = layout.index
    values = Array(repeating: .absent, count: layout.count)
  }

  init(type: Int, _ values: [TemplateValue]) {
    self.type = type
    self.values = values
  }

  /// The value in a slot.
  public subscript(slot: Int) -> TemplateValue {
    get { values[slot] }
    set { values[slot] = newValue }
  }
}
