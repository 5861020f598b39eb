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

  /// Whether the key is this name, compared by scalars and without making a string of it.
  public func hasKey(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { value.document.isText(of: node, equalTo: $0) }
  }
}

/// The members of an object in the order of the text.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private var remaining: Int

  init(_ value: JSONValue) {
    document = value.document
    index = value.index + 1
    remaining = value.kind == .object ? value.count : 0
  }

  /// The number of members that are left.
  public var underestimatedCount: Int { remaining }

  /// The next member.
  public mutating func next() -> JSONMember? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    defer { index = Int(document.nodes[index + 1].next) }
    return JSONMember(document: document, keyIndex: index)
  }
}
