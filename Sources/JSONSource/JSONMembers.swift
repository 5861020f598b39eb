public import Diagnostics

/// A member of an object: a key with its value, each with its place.
public struct JSONMember: Sendable {
  private let keyIndex: Int

  /// The value.
  public let value: JSONValue

  init(document: JSONDocument, keyIndex: Int) {
    self.keyIndex = keyIndex
    value = JSONValue(document: document, index: keyIndex + 1)
  }

  private var node: JSONDocument.Node { value.document.nodes[keyIndex] }

  /// The key, its escapes decoded.
  public var key: String { value.document.text(of: node) }

  /// The offset of the key's opening quotation mark in the document's source.
  public var keyOffset: Int { Int(node.start) }

  /// The place of the key's opening quotation mark.
  public var keyLocation: SourceLocation { value.document.location(at: keyOffset) }
}

/// The members of an object in the order of the text.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private var children: JSONChildren

  init(_ value: JSONValue) {
    children = JSONChildren(of: value, as: .object)
  }

  /// The number of members that are left.
  public var underestimatedCount: Int { children.remaining }

  /// The next member.
  public mutating func next() -> JSONMember? {
    children.next(valueDistance: 1).map { JSONMember(document: children.document, keyIndex: $0) }
  }
}
