/// Writes markup that is well formed by construction: names are literals, texts and values are escaped.
///
/// ```swift
/// var writer = HTMLWriter()
/// writer.start("input")
/// writer.attribute("name", "wifi")
/// writer.attribute("checked", if: true)
/// writer.end()
/// writer.html.description  // <input name="wifi" checked>
/// ```
public struct HTMLWriter: Sendable {
  private var bytes: [UInt8] = []

  /// Creates an empty writer.
  public init() { bytes.reserveCapacity(256) }

  /// What was written.
  public var html: HTML { HTML(trusted: bytes) }

  /// Opens a start tag; attributes follow, then ``end()``.
  public mutating func start(_ element: StaticString) {
    append("<")
    append(element)
  }

  /// Writes an attribute with a value inside the open start tag.
  public mutating func attribute(_ name: StaticString, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    HTMLEscaping.append(value, to: &bytes)
    append("\"")
  }

  /// Writes an attribute with JSON as its value: between single quotes, since JSON is full of the others.
  package mutating func attribute(_ name: StaticString, json: String) {
    append(" ")
    append(name)
    append("='")
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: "'"): append("&#39;")
      default: bytes.append(byte)
      }
    }
    append("'")
  }

  /// Writes an attribute with a value, if there is one.
  public mutating func attribute(_ name: StaticString, _ value: String?) {
    if let value { attribute(name, value) }
  }

  /// Writes a boolean attribute, if it holds.
  public mutating func attribute(_ name: StaticString, if condition: Bool) {
    guard condition else { return }
    append(" ")
    append(name)
  }

  /// Closes the open start tag.
  public mutating func end() {
    append(">")
  }

  /// Writes text as element content.
  public mutating func text(_ text: String) {
    HTMLEscaping.append(text, to: &bytes)
  }

  /// Writes an end tag.
  public mutating func close(_ element: StaticString) {
    append("</")
    append(element)
    append(">")
  }

  /// Writes ready markup.
  public mutating func markup(_ html: HTML) {
    bytes.append(contentsOf: html.bytes)
  }

  private mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
