/// The elements of an array in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private var children: JSONChildren

  init(_ value: JSONValue) {
    children = JSONChildren(of: value, as: .array)
  }

  /// The number of elements that are left.
  public var underestimatedCount: Int { children.remaining }

  /// The next element.
  public mutating func next() -> JSONValue? {
    children.next(valueDistance: 0).map { JSONValue(document: children.document, index: $0) }
  }
}
