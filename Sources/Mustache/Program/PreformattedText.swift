/// Follows literal text into and out of `pre` and `textarea` elements, whose lines must not be indented: blanks are
/// content there.
struct PreformattedText {
  private static let names = ["pre", "textarea"].map { Array($0.utf8) }

  /// The element that the text is in.
  private var element: [UInt8]?

  /// Whether the text is inside such an element.
  var isInside: Bool { element != nil }

  /// Reads on; tags are taken to be whole in one piece of text up to their names.
  mutating func read(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while let tag = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = tag + 1
      if let element {
        if Self.stands(element, in: text, at: index, isEnd: true) { self.element = nil }
      } else {
        element = Self.names.first { Self.stands($0, in: text, at: index, isEnd: false) }
      }
    }
  }

  private static func stands(_ name: [UInt8], in text: ArraySlice<UInt8>, at start: Int, isEnd: Bool) -> Bool {
    var index = start
    if isEnd {
      guard index < text.endIndex, text[index] == UInt8(ascii: "/") else { return false }
      index += 1
    }
    guard text.endIndex - index >= name.count else { return false }
    for offset in name.indices where text[index + offset].lowercased != name[offset] { return false }
    let next = index + name.count
    guard next < text.endIndex else { return true }
    return text[next].isWhitespace || text[next] == UInt8(ascii: ">") || text[next] == UInt8(ascii: "/")
  }
}
