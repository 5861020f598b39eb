/// Steps over what stands in an array or object, from node to node.
struct JSONChildren: Sendable {
  let document: JSONDocument
  private(set) var remaining: Int
  private var index: Int

  /// What stands in a value; nothing when the value is of another kind.
  init(of value: JSONValue, as kind: JSONValue.Kind) {
    document = value.document
    remaining = value.kind == kind ? value.count : 0
    index = value.index + 1
  }

  /// The next node.
  ///
  /// - Parameter valueDistance: How many nodes behind it its value is: a key comes before its own.
  @inline(__always)
  mutating func next(valueDistance: Int) -> Int? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    defer { index = Int(document.nodes[index + valueDistance].next) }
    return index
  }
}
