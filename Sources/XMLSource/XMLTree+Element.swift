public import Diagnostics

extension XMLTree {
  /// An element inside a tree, with its place.
  public struct Element: Sendable {
    /// The tree that holds the element.
    public let tree: XMLTree
    let index: Int

    init(tree: XMLTree, index: Int) {
      self.tree = tree
      self.index = index
    }

    private var parts: (name: Range<Int>, namespace: Int?, attributes: Range<Int>) {
      guard case .element(let name, let namespace, let attributes) = tree.nodes[index].kind else {
        return (0..<0, nil, 0..<0)
      }
      return (name, namespace, attributes)
    }

    /// The name as it is written, with its prefix.
    public var name: String { tree.spelling(parts.name) }

    /// The name without its prefix.
    public var localName: String { name.withoutPrefix }

    /// The address of the namespace that the name belongs to.
    public var namespace: String? { parts.namespace.map { tree.namespaces[$0] } }

    /// The offset of the opening bracket in the tree's source.
    public var offset: Int { tree.nodes[index].offset }

    /// The place of the opening bracket.
    public var location: SourceLocation { tree.location(at: offset) }

    /// The attributes in order, without declarations of namespaces.
    public var attributes: [Attribute] {
      parts.attributes.map { Attribute(tree: tree, index: $0) }
    }

    /// The attribute of a name.
    ///
    /// - Parameters:
    ///   - localName: The name without its prefix.
    ///   - namespace: The address of its namespace; attributes without a prefix have none.
    public func attribute(_ localName: String, in namespace: String? = nil) -> Attribute? {
      for index in parts.attributes {
        let attribute = Attribute(tree: tree, index: index)
        if attribute.localName == localName, attribute.namespace == namespace { return attribute }
      }
      return nil
    }

    /// The elements and texts directly inside, in order.
    public var content: [Content] {
      var content: [Content] = []
      var position = index + 1
      while position < tree.nodes[index].next {
        switch tree.nodes[position].kind {
        case .element: content.append(.element(Element(tree: tree, index: position)))
        case .text(let bytes): content.append(.text(tree.text(bytes), offset: tree.nodes[position].offset))
        }
        position = tree.nodes[position].next
      }
      return content
    }

    /// The elements directly inside, in order.
    public var elements: [Element] {
      content.compactMap { item in
        if case .element(let element) = item { element } else { nil }
      }
    }

    /// All text inside, that of elements inside too.
    public var text: String {
      var bytes: [UInt8] = []
      for position in index..<tree.nodes[index].next {
        if case .text(let range) = tree.nodes[position].kind { bytes += tree.decoded[range] }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// What stands inside an element.
  public enum Content: Sendable {
    /// An element.
    case element(Element)
    /// Text with references resolved, and the offset at which it begins in the tree's source.
    case text(String, offset: Int)
  }
}

extension String {
  /// What follows the colon of a name, or the whole name.
  var withoutPrefix: String {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return self }
    return String(self[index(after: colon)...])
  }
}
