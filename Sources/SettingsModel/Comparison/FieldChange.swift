/// A field of the page format that says something else than before.
public struct FieldChange: Hashable, Sendable {
  /// The field's name: `title`, `value`, `options`.
  public let name: String

  /// What it said, in JSON; `nil` where it was left out.
  public let old: String?

  /// What it says, in JSON; `nil` where it is left out.
  public let new: String?

  /// The fields in which two descriptions of a part differ: those of the new one in order, then those that are gone.
  static func changes(from old: EncodedPart, to new: EncodedPart) -> [FieldChange] {
    guard old != new else { return [] }
    let (oldFields, newFields) = (old.fields, new.fields)
    let oldValues = Dictionary(oldFields, uniquingKeysWith: { first, _ in first })
    let newNames = Set(newFields.map(\.name))
    // What stands in a section is told by itself.
    return newFields.compactMap { field in
      if let value = oldValues[field.name], value.hasSameScalars(as: field.value) { return nil }
      return FieldChange(field.name, oldValues[field.name], field.value)
    }.filter { $0.name != "rows" }
      + oldFields.filter { !newNames.contains($0.name) && $0.name != "rows" }.map {
        FieldChange($0.name, $0.value, nil)
      }
  }

  private init(_ name: String, _ old: String?, _ new: String?) {
    self.name = name
    // A flag that is left out is false.
    self.old = old == nil && new == "true" ? "false" : old
    self.new = new == nil && old == "true" ? "false" : new
  }
}
