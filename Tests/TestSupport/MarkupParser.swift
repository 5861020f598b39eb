/// What a strict parser refuses, and the markup that follows the place.
public struct MarkupError: Error, CustomStringConvertible {
  /// What is wrong, and where.
  public let description: String
}

/// Reads generated markup into a ``MarkupTree``.
public struct MarkupParser {
  private var scalars: ArraySlice<Unicode.Scalar>

  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  /// Elements of SVG, which close themselves.
  private static let selfClosing: Set<String> = ["path", "circle", "rect", "line", "polyline", "polygon", "ellipse"]
  /// Elements whose content is text alone.
  private static let rawText: Set<String> = ["style", "script", "textarea", "title"]

  /// Parses a whole page, `<!doctype html>` first.
  public static func document(_ bytes: [UInt8]) throws -> MarkupTree {
    let text = String(decoding: bytes, as: UTF8.self)
    let prefix = "<!doctype html>"
    guard text.lowercased().hasPrefix(prefix) else { throw MarkupError(description: "no doctype: \(text.prefix(40))") }
    let content = try fragment(String(text.dropFirst(prefix.count)))
    let elements = content.filter { if case .element = $0 { true } else { false } }
    guard elements.count == 1 else { throw MarkupError(description: "\(elements.count) root elements") }
    return elements[0]
  }

  /// Parses markup that stands inside an element.
  public static func fragment(_ text: String) throws -> [MarkupTree] {
    var parser = MarkupParser(scalars: Array(text.unicodeScalars)[...])
    let content = try parser.content(of: nil)
    guard parser.scalars.isEmpty else { throw parser.error("unexpected end tag") }
    return content
  }

  private func error(_ message: String) -> MarkupError {
    MarkupError(description: "\(message) at: \(String(String.UnicodeScalarView(scalars.prefix(60))))")
  }

  private func starts(with text: String) -> Bool { scalars.starts(with: text.unicodeScalars) }

  private mutating func skip(_ text: String) throws {
    guard starts(with: text) else { throw error("expected \(text)") }
    scalars.removeFirst(text.unicodeScalars.count)
  }

  private mutating func content(of parent: String?) throws -> [MarkupTree] {
    var nodes: [MarkupTree] = []
    while !scalars.isEmpty, !starts(with: "</") {
      if starts(with: "<") {
        nodes.append(try element())
      } else {
        let text = try text(until: "<")
        if !text.unicodeScalars.allSatisfy({ $0.properties.isWhitespace }) { nodes.append(.text(text)) }
      }
    }
    return nodes
  }

  private mutating func element() throws -> MarkupTree {
    try skip("<")
    let name = try self.name()
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpace()
      if starts(with: ">") || starts(with: "/>") { break }
      guard hasSpace else { throw error("no space before an attribute of \(name)") }
      let attribute = try self.name()
      guard attributes[attribute] == nil else { throw error("\(attribute) twice on \(name)") }
      attributes[attribute] = ""
      if starts(with: "=") {
        try skip("=")
        let quote = starts(with: "'") ? "'" : "\""
        try skip(quote)
        attributes[attribute] = try text(until: quote)
        try skip(quote)
      }
    }
    if starts(with: "/>") {
      guard Self.selfClosing.contains(name) else { throw error("\(name) closes itself") }
      try skip("/>")
      return .element(name, attributes, [])
    }
    try skip(">")
    if Self.void.contains(name) { return .element(name, attributes, []) }
    if Self.rawText.contains(name) {
      if name == "textarea", starts(with: "\n") { try skip("\n") }
      let text = try text(until: "</\(name)>")
      try skip("</\(name)>")
      return .element(name, attributes, text.isEmpty ? [] : [.text(text)])
    }
    let children = try content(of: name)
    try skip("</\(name)>")
    return .element(name, attributes, children)
  }

  private mutating func skipSpace() -> Bool {
    let count = scalars.count
    scalars = scalars.drop { $0 == " " || $0 == "\n" }
    return scalars.count < count
  }

  private mutating func name() throws -> String {
    let name = scalars.prefix { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-") }
    guard !name.isEmpty else { throw error("expected a name") }
    scalars = scalars.dropFirst(name.count)
    return String(String.UnicodeScalarView(name))
  }

  private mutating func text(until end: String) throws -> String {
    var text = String.UnicodeScalarView()
    while !scalars.isEmpty, !starts(with: end) {
      let scalar = scalars.removeFirst()
      switch scalar {
      case "&": text.append(try reference())
      case "<" where end != "<" && !end.hasPrefix("</"): throw error("< inside a value")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private mutating func reference() throws -> Unicode.Scalar {
    let references: [(String, Unicode.Scalar)] = [
      ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'"),
    ]
    for (spelling, scalar) in references where starts(with: spelling) {
      try skip(spelling)
      return scalar
    }
    throw error("unknown reference")
  }
}
