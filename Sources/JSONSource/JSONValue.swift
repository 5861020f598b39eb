public import Diagnostics

/// A value inside a ``JSONDocument``, with its place.
///
/// ```swift
/// if let sections = document.root["sections"] {
///   sections.elements.map { $0["header"]?.string }
/// }
/// ```
public struct JSONValue: Sendable {
  /// The kinds of value that JSON has.
  public enum Kind: String, Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean
    /// A number, as it is spelled.
    case number
    /// A text.
    case string
    /// Values in order.
    case array
    /// Members with names, in order.
    case object
  }

  /// The document that holds the value.
  public let document: JSONDocument
  let index: Int

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  var node: JSONDocument.Node { document.nodes[index] }

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

  /// The offset behind the value's last byte in the document's source.
  public var endOffset: Int { Int(node.end) }

  /// The place of the value's first byte.
  public var location: SourceLocation { document.location(at: offset) }
}

extension JSONValue {
  /// The text of a string, its escapes decoded; `nil` for other kinds.
  public var string: String? {
    node.kind == .string ? document.text(of: node) : nil
  }

  /// A number as it is written in the source; `nil` for other kinds.
  public var number: String? {
    node.kind == .number ? document.spelling(of: node) : nil
  }

  /// `true` or `false`; `nil` for other kinds.
  public var boolean: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether it is `null`.
  public var isNull: Bool { node.kind == .null }

  /// The number of elements of an array or members of an object; 0 for other kinds.
  public var count: Int { Int(node.count) }

  /// The elements of an array in order; none for other kinds.
  public var elements: JSONElements { JSONElements(self) }

  /// The members of an object in the order of the text; none for other kinds.
  ///
  /// A key that stands twice is there twice.
  public var members: JSONMembers { JSONMembers(self) }

  /// The member of an object with this name; `nil` for other names and other kinds of value.
  ///
  /// Names are compared by their scalars. Of members with one name it is the first.
  public subscript(name: String) -> JSONValue? {
    guard node.kind == .object else { return nil }
    var name = name
    return name.withUTF8 { name in
      var key = index + 1
      for _ in 0..<count {
        if document.isText(of: document.nodes[key], equalTo: name) {
          return JSONValue(document: document, index: key + 1)
        }
        key = Int(document.nodes[key + 1].next)
      }
      return nil
    }
  }

  /// The element of an array at this position; `nil` for other positions and other kinds of value.
  ///
  /// - Complexity: O(*n*) in the position.
  public subscript(position: Int) -> JSONValue? {
    guard node.kind == .array, 0..<count ~= position else { return nil }
    var element = index + 1
    for _ in 0..<position { element = Int(document.nodes[element].next) }
    return JSONValue(document: document, index: element)
  }
}
