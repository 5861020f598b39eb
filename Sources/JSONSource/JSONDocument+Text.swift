import Diagnostics

extension JSONDocument {
  /// What stands between the quotation marks of a string or key, decoded.
  func text(of node: Node) -> String {
    let range = Self.content(of: node)
    guard node.hasEscapes else { return String(decoding: source.bytes[range], as: UTF8.self) }
    var text: [UInt8] = []
    source.bytes.withUnsafeBufferPointer { $0.appendDecoded(range, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The source of a value as it is.
  func spelling(of node: Node) -> String {
    String(decoding: source.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// Whether a string or key decodes to this text.
  @usableFromInline
  func isText(of node: Node, equalTo text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = Self.content(of: node)
    guard node.hasEscapes else {
      guard range.count == text.count else { return false }
      for offset in 0..<text.count where source.bytes[range.lowerBound + offset] != text[offset] { return false }
      return true
    }
    var decoded: [UInt8] = []
    source.bytes.withUnsafeBufferPointer { $0.appendDecoded(range, to: &decoded) }
    return decoded.elementsEqual(text)
  }

  private static func content(of node: Node) -> Range<Int> {
    Int(node.start) + 1..<Int(node.end) - 1
  }
}
