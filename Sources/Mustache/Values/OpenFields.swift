/// Named values without a schema: an author's own fields, or any data at all.
///
/// Names are compared byte by byte; of equal names the first counts.
public struct OpenFields: Sendable {
  private let names: [[UInt8]]
  private let values: [TemplateValue]
  /// Positions by name, kept only for many fields: a few are found faster by comparing.
  private let positions: [[UInt8]: Int]?

  /// Creates fields from names and values.
  public init(_ fields: [(name: String, value: TemplateValue)]) {
    names = fields.map { Array($0.name.utf8) }
    values = fields.map(\.value)
    guard fields.count > 16 else {
      positions = nil
      return
    }
    positions = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The value of a name, `nil` when the name is not there at all.
  public subscript(name: String) -> TemplateValue? { self[Array(name.utf8)] }

  subscript(name: [UInt8]) -> TemplateValue? {
    if let positions { return positions[name].map { values[$0] } }
    for index in names.indices where names[index] == name { return values[index] }
    return nil
  }
}
