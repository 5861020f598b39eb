public import Diagnostics

extension XMLTree {
  /// An attribute of an element, with its place.
  public struct Attribute: Sendable {
    /// The tree that holds the attribute.
    public let tree: XMLTree
    let index: Int

    init(tree: XMLTree, index: Int) {
      self.tree = tree
      self.index = index
    }

    private var stored: StoredAttribute { tree.attributes[index] }

    /// The name as it is written, with its prefix.
    public var name: String { tree.spelling(stored.name) }

    /// The name without its prefix.
    public var localName: String { name.withoutPrefix }

    /// The address of the namespace of the name's prefix; a name without a prefix has none.
    public var namespace: String? { stored.namespace.map { tree.namespaces[$0] } }

    /// The value with references resolved and each white space turned into a space, as XML wants it.
    public var value: String { tree.text(stored.value) }

    /// The place of the name.
    public var location: SourceLocation { tree.location(at: stored.offset) }

    /// The place of the value, behind the quote.
    public var valueLocation: SourceLocation { tree.location(at: stored.valueOffset) }
  }
}
