import Diagnostics
import XMLSource

/// Makes the values of a property list out of the elements of an XML tree; all faults are reported, not the first alone.
struct XMLPropertyListReader {
  private let tree: XMLTree
  private(set) var diagnostics = DiagnosticCollector()

  init(_ tree: XMLTree) {
    self.tree = tree
  }

  /// Reads the whole list.
  mutating func readRoot() -> PropertyListValue? {
    let root = tree.root
    guard root.name == "plist" else {
      // Apple's readers take a value without the element around it too.
      if Self.elementNames.contains(root.name) { return soundValue(of: root) }
      fault(
        "expected the element \"plist\", not \"\(root.name)\"",
        at: root.offset,
        fix: ["plist"].nearest(to: root.name).map { "Did you mean \"\($0)\"?" }
      )
      return nil
    }
    let elements = elements(in: root)
    guard let element = elements.first else {
      fault("the property list is empty", at: root.offset)
      return nil
    }
    if elements.count > 1 { fault("a property list has one value only", at: elements[1].offset) }
    return soundValue(of: element)
  }

  private static let elementNames = [
    "dict", "array", "string", "integer", "real", "true", "false", "date", "data",
  ]

  private mutating func soundValue(of element: XMLTree.Element) -> PropertyListValue? {
    let value = value(of: element, depth: 0)
    return diagnostics.hasErrors ? nil : value
  }

  /// The elements inside an element that holds nothing else.
  private mutating func elements(in parent: XMLTree.Element) -> [XMLTree.Element] {
    parent.content.compactMap { item in
      switch item {
      case .element(let element): return element
      case .text(let text, let offset):
        if let index = text.utf8.firstIndex(where: { $0 > 0x20 }) {
          let lead = text.utf8.distance(from: text.utf8.startIndex, to: index)
          fault("text may not stand in \"<\(parent.name)>\"", at: offset + lead)
        }
        return nil
      }
    }
  }

  private mutating func value(of element: XMLTree.Element, depth: Int) -> PropertyListValue? {
    guard depth < PropertyList.depthLimit else {
      fault("values lie more than \(PropertyList.depthLimit) deep inside each other", at: element.offset)
      return nil
    }
    let content: PropertyListValue.Content?
    switch element.name {
    case "dict": content = .dictionary(dictionary(in: element, depth: depth))
    case "array": content = .array(elements(in: element).compactMap { value(of: $0, depth: depth + 1) })
    default: content = scalar(element)
    }
    return content.map { PropertyListValue($0, offset: element.offset) }
  }

  private mutating func scalar(_ element: XMLTree.Element) -> PropertyListValue.Content? {
    if let inner = element.elements.first {
      let message =
        Self.elementNames.contains(element.name)
        ? "\"<\(element.name)>\" holds \"<\(inner.name)>\" instead of text" : unknown(element.name)
      fault(message, at: inner.offset)
      return nil
    }
    let text = element.text
    switch element.name {
    case "string":
      return .string(text)
    case "true", "false":
      if !trimmed(text).isEmpty { fault("\"<\(element.name)>\" holds text", at: element.offset) }
      return .boolean(element.name == "true")
    case "integer":
      return integer(trimmed(text), of: element)
    case "real":
      return real(trimmed(text), of: element)
    case "date":
      return date(trimmed(text), of: element)
    case "data":
      guard let bytes = Base64.bytes(of: text) else {
        fault("\"<data>\" does not hold Base64", at: element.offset)
        return nil
      }
      return .data(bytes)
    default:
      fault(
        unknown(element.name),
        at: element.offset,
        fix: Self.elementNames.nearest(to: element.name).map { "Did you mean \"\($0)\"?" }
      )
      return nil
    }
  }

  private func unknown(_ name: String) -> String {
    "property lists have no element \"\(name)\"" + (name == "key" ? " outside a dictionary" : "")
  }

  private mutating func dictionary(in element: XMLTree.Element, depth: Int) -> PropertyListDictionary {
    var dictionary = PropertyListDictionary()
    var key: (text: String, offset: Int)?
    for item in elements(in: element) {
      guard let (text, offset) = key else {
        if item.name == "key" {
          if let inner = item.elements.first {
            fault("\"<key>\" holds \"<\(inner.name)>\" instead of text", at: inner.offset)
          }
          key = (item.text, item.offset)
        } else {
          fault("a value without a key before it", at: item.offset)
        }
        continue
      }
      if item.name == "key" {
        fault("the key \"\(text)\" has no value", at: offset)
        key = (item.text, item.offset)
        continue
      }
      key = nil
      guard let value = value(of: item, depth: depth + 1) else { continue }
      if let earlier = dictionary.insert(.init(key: text, keyOffset: offset, value: value)) {
        diagnostics.warning(
          .duplicatePropertyListKey,
          "the key \"\(text)\" stands twice in a dictionary, and the last one counts",
          at: tree.location(at: offset),
          notes: [Diagnostic.Note("first given here", at: tree.location(at: earlier.keyOffset))]
        )
      }
    }
    if let key { fault("the key \"\(key.text)\" has no value", at: key.offset) }
    return dictionary
  }

  private mutating func integer(_ text: String, of element: XMLTree.Element) -> PropertyListValue.Content? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = isNegative || text.utf8.first == UInt8(ascii: "+") ? String(text.dropFirst()) : text
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let magnitude = isHexadecimal ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
    guard let magnitude, digits.utf8.first != UInt8(ascii: "+"), !isNegative || magnitude <= 1 << 63 else {
      fault("\"\(text)\" is no whole number of 64 bits", at: element.offset)
      return nil
    }
    return .integer(isNegative && magnitude > 0 ? "-\(magnitude)" : "\(magnitude)")
  }

  private mutating func real(_ text: String, of element: XMLTree.Element) -> PropertyListValue.Content? {
    let names = ["nan", "inf", "infinity", "+inf", "+infinity", "-inf", "-infinity"]
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    guard names.contains(text.lowercased()) || isPlain && Double(text) != nil else {
      fault("\"\(text)\" is no number", at: element.offset)
      return nil
    }
    return .real(text)
  }

  private mutating func date(_ text: String, of element: XMLTree.Element) -> PropertyListValue.Content? {
    let pattern = "dddd-dd-ddTdd:dd:ddZ"
    let isFine =
      text.utf8.count == pattern.utf8.count
      && zip(text.utf8, pattern.utf8).allSatisfy { byte, wanted in
        wanted == UInt8(ascii: "d") ? (0x30...0x39).contains(byte) : byte == wanted
      }
    if !isFine { fault("\"\(text)\" is no date like \"2026-01-31T12:00:00Z\"", at: element.offset) }
    return isFine ? .date(text) : nil
  }

  private func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }), let end = bytes.lastIndex(where: { $0 > 0x20 }) else {
      return ""
    }
    return String(text[start...end])
  }

  private mutating func fault(_ message: String, at offset: Int, fix: String? = nil) {
    diagnostics.error(.malformedPropertyList, message, at: tree.location(at: offset), fix: fix)
  }
}
