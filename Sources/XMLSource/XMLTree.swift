public import Diagnostics

/// An XML text that was read: its source file and, in the order of the text, a flat list of the nodes in it.
///
/// The reader is strict (what is not well-formed is an error with its place) and does not validate: it reads no external
/// file, and of a document type it heeds nothing but the entities that hold plain text. Comments and processing
/// instructions are passed over; text, CDATA and references that touch make one run of text.
///
/// ```swift
/// var diagnostics = DiagnosticCollector()
/// if let tree = XMLTree.read(file, into: &diagnostics) {
///   tree.root.attribute("version")?.value
/// }
/// ```
public final class XMLTree: Sendable {
  /// One element or one run of text.
  struct Node: Sendable {
    /// What the node is: an element has a name and attributes, a text has decoded bytes.
    enum Kind: Sendable {
      case element(name: Range<Int>, namespace: Int?, attributes: Range<Int>)
      case text(bytes: Range<Int>)
    }
    var kind: Kind
    /// Offset of the first byte: the opening bracket, or the first byte of a text.
    var offset: Int
    /// Index of the node that follows this one and all that is in it.
    var next: Int
  }

  /// One attribute.
  struct StoredAttribute: Sendable {
    var name: Range<Int>
    var namespace: Int?
    var value: Range<Int>
    var offset: Int
    var valueOffset: Int
  }

  /// The file that was read, in UTF-8 whatever its encoding was.
  public let source: SourceFile
  let nodes: [Node]
  let attributes: [StoredAttribute]
  /// Decoded texts and attribute values, one behind the other.
  let decoded: [UInt8]
  let namespaces: [String]
  private let lines: LineTable?

  init(
    source: SourceFile,
    nodes: [Node],
    attributes: [StoredAttribute],
    decoded: [UInt8],
    namespaces: [String]
  ) {
    self.source = source
    self.nodes = nodes
    self.attributes = attributes
    self.decoded = decoded
    self.namespaces = namespaces
    lines = LineTable(ifLarge: source)
  }

  /// The element that the text consists of.
  public var root: Element { Element(tree: self, index: 0) }

  /// The place of a byte of the source.
  public func location(at offset: Int) -> SourceLocation {
    lines?.location(at: offset) ?? source.location(at: offset)
  }

  /// A name's or other source text's spelling.
  func spelling(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }

  /// A decoded text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: decoded[range], as: UTF8.self)
  }
}
