public import Diagnostics

/// A value inside a ``JSONDocument``, with its place.
public struct JSONValue: Sendable {
  /// The kinds of value that JSON has.
  public enum Kind: String, Hashable, Sendable { case null, boolean, number, string, array, object }

  /// The document that holds the value.
  public let document: JSONDocument
  let index: Int

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  private var node: JSONDocument.Node { document.nodes[index] }

  /// Which kind of value it is.
  public var kind: Kind {
    switch node.kind {
    case .null: .null
    case .true, .false: .boolean
    case .number: .number
    case .string, .key: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The offset of the value's first byte in the document's source.
  public var offset: Int { Int(node.start) }

  /// The place of the value's first byte.
  public var location: SourceLocation { document.source.location(at: offset) }
}

extension JSONValue {
  /// The member of an object with this name; `nil` for other names and other kinds of value.
  public subscript(name: String) -> JSONValue? { nil }

  /// The element of an array at this position; `nil` for other positions and other kinds of value.
  public subscript(position: Int) -> JSONValue? { nil }
}
