import Diagnostics

/// Reads a text from its first byte to its last and gathers the nodes of a tree.
///
/// Open elements lie on a stack of its own, so that no depth of the text can exhaust the program's.
struct XMLReader {
  struct OpenElement {
    var node: Int
    var name: Range<Int>
    /// The prefixes that the element binds, to be let go at its end.
    var prefixes: [String]
  }

  let source: SourceFile
  var scanner: XMLScanner
  var entities = XMLEntities()
  var nodes: [XMLTree.Node] = []
  var attributes: [XMLTree.StoredAttribute] = []
  var decoded: [UInt8] = []
  var namespaces = XMLNamespaces()
  private var open: [OpenElement] = []
  /// Where the run of text that is being gathered begins, in the source and in `decoded`.
  private var text: (offset: Int, start: Int)?

  init(_ source: SourceFile, forbiddenCharacters: XMLTree.ForbiddenCharacters) {
    self.source = source
    scanner = XMLScanner(source, forbiddenCharacters: forbiddenCharacters)
  }

  var tree: XMLTree {
    XMLTree(source: source, nodes: nodes, attributes: attributes, decoded: decoded, namespaces: namespaces.addresses)
  }

  /// Reads the whole text.
  mutating func readDocument() throws(XMLFault) {
    if scanner.starts(with: "<?xml"), scanner.bytes[min(scanner.index + 5, scanner.bytes.count - 1)].isXMLSpace {
      _ = try scanner.declaration()
    }
    try readMiscellany(allowsDocumentType: true)
    guard scanner.current == UInt8(ascii: "<") else {
      throw scanner.current == nil
        ? XMLFault("the file has no element", at: scanner.index)
        : XMLFault("expected \"<\"; text may stand only inside the root element", at: scanner.index)
    }
    try readStartTag()
    while !open.isEmpty { try readContent() }
    try readMiscellany(allowsDocumentType: false)
    guard scanner.current == nil else {
      throw XMLFault("nothing but comments may follow the root element", at: scanner.index)
    }
  }

  /// Steps over white space, comments and processing instructions outside the root element.
  private mutating func readMiscellany(allowsDocumentType: Bool) throws(XMLFault) {
    var allowsDocumentType = allowsDocumentType
    while true {
      scanner.skipSpace()
      if allowsDocumentType, scanner.starts(with: "<!DOCTYPE") {
        try scanner.documentType(into: &entities)
        allowsDocumentType = false
      } else if try !scanner.skipCommentOrInstruction() {
        return
      }
    }
  }

  /// Reads one piece of an element's content: a tag, a comment, a reference, or text up to the next of these.
  private mutating func readContent() throws(XMLFault) {
    guard let byte = scanner.current else {
      let element = open[open.count - 1]
      throw XMLFault(
        "the file ends inside \"<\(source.spelling(element.name))>\"",
        at: scanner.index,
        note: ("opened here", nodes[element.node].offset),
        fix: "Close it with \"</\(source.spelling(element.name))>\"."
      )
    }
    switch byte {
    case UInt8(ascii: "<"):
      if scanner.skip("<![CDATA[") {
        try readCharacterData()
      } else if scanner.starts(with: "</") {
        endText()
        try readEndTag()
      } else if try !scanner.skipCommentOrInstruction() {
        endText()
        try readStartTag()
      }
    case UInt8(ascii: "&"):
      beginText()
      try scanner.reference(entities: &entities, isAttribute: false, into: &decoded)
    default:
      beginText()
      if byte == UInt8(ascii: "]"), scanner.starts(with: "]]>") {
        throw XMLFault("\"]]>\" may not stand in a text", at: scanner.index, fix: "Write \"]]&gt;\".")
      }
      try scanner.character(byte, into: &decoded)
    }
  }

  private mutating func readCharacterData() throws(XMLFault) {
    let start = scanner.index - 9
    beginText()
    while let byte = scanner.current {
      if scanner.skip("]]>") { return }
      try scanner.character(byte, into: &decoded)
    }
    throw XMLFault("\"<![CDATA[\" is never closed", at: start)
  }

  private mutating func beginText() {
    if text == nil { text = (scanner.index, decoded.count) }
  }

  private mutating func endText() {
    guard let (offset, start) = text else { return }
    text = nil
    guard decoded.count > start else { return }
    nodes.append(.init(kind: .text(bytes: start..<decoded.count), offset: offset, next: nodes.count + 1))
  }

  private mutating func readStartTag() throws(XMLFault) {
    let start = scanner.index
    scanner.index += 1
    let name = try scanner.name("after \"<\"")
    guard open.count < XMLTree.depthLimit else {
      throw XMLFault(.nestedTooDeep, "elements lie more than \(XMLTree.depthLimit) deep inside each other", at: start)
    }
    let attributeStart = attributes.count
    while true {
      let hasSpace = scanner.skipSpace()
      if scanner.starts(with: ">") || scanner.starts(with: "/>") { break }
      guard scanner.current != nil else { throw XMLFault("this tag is never closed", at: start) }
      guard hasSpace else { throw scanner.unexpected("expected a space, \"/>\" or \">\" in a tag") }
      try readAttribute()
    }
    let prefixes = try bindNamespaces(from: attributeStart)
    try checkAttributes(from: attributeStart)
    let namespace = try namespaces.resolve(source.spelling(name), at: start + 1, usesDefault: true)
    let node = nodes.count
    nodes.append(
      .init(
        kind: .element(name: name, namespace: namespace, attributes: attributeStart..<attributes.count),
        offset: start,
        next: node + 1
      )
    )
    if scanner.skip("/>") {
      namespaces.release(prefixes)
    } else {
      scanner.index += 1
      open.append(OpenElement(node: node, name: name, prefixes: prefixes))
    }
  }

  private mutating func readAttribute() throws(XMLFault) {
    let name = try scanner.name("of an attribute")
    scanner.skipSpace()
    try scanner.require("=", "after the attribute \"\(source.spelling(name))\"")
    scanner.skipSpace()
    guard let quote = scanner.current, quote.isXMLQuote else {
      throw scanner.unexpected("expected a quoted value of the attribute \"\(source.spelling(name))\"")
    }
    scanner.index += 1
    let valueOffset = scanner.index
    let start = decoded.count
    while let byte = scanner.current, byte != quote {
      switch byte {
      case UInt8(ascii: "<"):
        throw XMLFault("\"<\" may not stand in the value of an attribute", at: scanner.index, fix: "Write \"&lt;\".")
      case UInt8(ascii: "&"):
        try scanner.reference(entities: &entities, isAttribute: true, into: &decoded)
      default:
        let count = decoded.count
        try scanner.character(byte, into: &decoded)
        if byte.isXMLSpace, decoded.count > count { decoded[count] = UInt8(ascii: " ") }
      }
    }
    guard scanner.current != nil else { throw XMLFault("this quote is never closed", at: valueOffset - 1) }
    scanner.index += 1
    attributes.append(
      .init(
        name: name,
        namespace: nil,
        value: start..<decoded.count,
        offset: name.lowerBound,
        valueOffset: valueOffset
      )
    )
  }

  /// Takes the declarations of namespaces out of an element's attributes.
  private mutating func bindNamespaces(from start: Int) throws(XMLFault) -> [String] {
    let mark = "xmlns".utf8
    guard attributes[start...].contains(where: { source.bytes[$0.name].starts(with: mark) }) else { return [] }
    var prefixes: [String] = []
    var others: [XMLTree.StoredAttribute] = []
    for attribute in attributes[start...] {
      let name = source.spelling(attribute.name)
      guard name == "xmlns" || name.hasPrefix("xmlns:") else {
        others.append(attribute)
        continue
      }
      let prefix = name == "xmlns" ? "" : name.withoutPrefix
      let address = String(decoding: decoded[attribute.value], as: UTF8.self)
      guard !prefixes.contains(prefix) else { throw duplicate(name, at: attribute.offset, from: start) }
      guard prefixes.count < 64 else { throw XMLFault("too many namespaces on one element", at: attribute.offset) }
      try namespaces.bind(prefix, to: address, at: attribute.offset)
      prefixes.append(prefix)
    }
    if !prefixes.isEmpty { attributes.replaceSubrange(start..., with: others) }
    return prefixes
  }

  /// Resolves the prefixes of an element's attributes and refuses what stands twice.
  private mutating func checkAttributes(from start: Int) throws(XMLFault) {
    var seen: Set<String> = []
    for index in start..<attributes.count {
      let name = source.spelling(attributes[index].name)
      let namespace = try namespaces.resolve(name, at: attributes[index].offset, usesDefault: false)
      attributes[index].namespace = namespace
      let identity = namespace.map { "\($0) \(name.withoutPrefix)" } ?? name
      guard seen.insert(identity).inserted else { throw duplicate(name, at: attributes[index].offset, from: start) }
    }
  }

  private func duplicate(_ name: String, at offset: Int, from start: Int) -> XMLFault {
    let first = attributes[start...].first { source.spelling($0.name).withoutPrefix == name.withoutPrefix }
    return XMLFault(
      .duplicateAttribute,
      "the attribute \"\(name)\" stands twice on one element",
      at: offset,
      note: first.map { ("first given here", $0.offset) }
    )
  }

  private mutating func readEndTag() throws(XMLFault) {
    let start = scanner.index
    scanner.index += 2
    let name = try scanner.name("after \"</\"")
    scanner.skipSpace()
    guard let element = open.last else { return }
    let (expected, found) = (source.spelling(element.name), source.spelling(name))
    guard scanner.bytes[name].elementsEqual(scanner.bytes[element.name]) else {
      throw XMLFault(
        .mismatchedTag,
        "\"</\(found)>\" stands where \"</\(expected)>\" is expected",
        at: start,
        note: ("\"<\(expected)>\" was opened here", nodes[element.node].offset),
        fix: "Close \"<\(expected)>\" first."
      )
    }
    try scanner.require(">", "at the end of a tag")
    open.removeLast()
    nodes[element.node].next = nodes.count
    namespaces.release(element.prefixes)
  }
}

extension SourceFile {
  func spelling(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
