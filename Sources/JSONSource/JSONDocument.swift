public import Diagnostics

/// A JSON text that was read: its source file and, in the order of the text, a flat list of the values in it.
///
/// Values stay where they are in the source: a node holds byte offsets and the decoding of a string waits until it is
/// asked for, so that reading a page costs no allocation per value.
///
/// ```swift
/// var diagnostics = DiagnosticCollector()
/// if let document = JSONDocument.read(file, into: &diagnostics) {
///   document.root["title"]?.string
/// }
/// ```
public final class JSONDocument: Sendable {
  /// One value.
  ///
  /// Containers are followed by their content; `next` leads past it.
  struct Node: Sendable {
    enum Kind: UInt8, Sendable { case null, `true`, `false`, number, string, array, object, key }
    var kind: Kind
    /// Whether a string or key holds a backslash and so differs from its source.
    var hasEscapes: Bool
    /// The number of elements or members, for containers.
    var count: UInt32
    /// Offset of the first byte: the opening quote or bracket, the first digit.
    var start: UInt32
    /// Offset behind the last byte.
    var end: UInt32
    /// Index of the node that follows this value and all that is in it.
    ///
    /// In an object each `key` node is followed by
    /// its value, and its own `next` leads past that value.
    var next: UInt32
  }

  /// The file that was read.
  public let source: SourceFile
  let nodes: [Node]

  init(source: SourceFile, nodes: [Node]) {
    self.source = source
    self.nodes = nodes
  }

  /// The value that the text consists of.
  public var root: JSONValue { JSONValue(document: self, index: 0) }
}
