/// The elements of an array in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private var remaining: Int

  init(_ value: JSONValue) {
    document = value.document
    index = value.index + 1
    remaining = value.kind == .array ? value.count : 0
  }

  /// The number of elements that are left.
  public var underestimatedCount: Int { remaining }

  /// The next element.
  public mutating func next() -> JSONValue? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    defer { index = Int(document.nodes[index].next) }
    return JSONValue(document: document, index: index)
  }
}
