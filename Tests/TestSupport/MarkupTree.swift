/// A page as a tree, read by a strict parser of its own, so that tests can compare pages as documents.
///
/// The parser knows only what the generator is meant to write: every element closed in order, every attribute value
/// quoted, five character references. Anything else is an error, which is the point.
public indirect enum MarkupTree: Equatable, Sendable {
  /// An element, its attributes by name, and what is in it.
  case element(String, [String: String], [MarkupTree])
  /// Text, with references decoded and white space kept.
  case text(String)
}

extension MarkupTree {
  /// The tree as indented lines; white space between elements is left out, so that layout of the source does not
  /// count.
  public func dump(indentation: String = "") -> String {
    switch self {
    case .text(let text):
      return "\(indentation)\"\(text)\"\n"
    case .element(let name, let attributes, let children):
      let list = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
      return "\(indentation)<\(name)\(list)>\n" + children.map { $0.dump(indentation: indentation + "  ") }.joined()
    }
  }

  /// All elements in document order that a condition holds for.
  public func elements(where condition: (String, [String: String]) -> Bool) -> [MarkupTree] {
    guard case .element(let name, let attributes, let children) = self else { return [] }
    return (condition(name, attributes) ? [self] : []) + children.flatMap { $0.elements(where: condition) }
  }

  /// All elements of a name in document order.
  public func elements(_ wanted: String) -> [MarkupTree] {
    elements { name, _ in name == wanted }
  }

  /// An attribute's value.
  public subscript(attribute: String) -> String? {
    if case .element(_, let attributes, _) = self { attributes[attribute] } else { nil }
  }

  /// The text in it, white space at the ends left out.
  public var text: String {
    switch self {
    case .text(let text): text
    case .element(_, _, let children):
      children.map(\.text).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
