import Diagnostics

extension XMLScanner {
  /// Reads the XML declaration and gives the range of the name of the encoding.
  mutating func declaration() throws(XMLFault) -> Range<Int>? {
    let start = index
    index += 5
    try requireSpace("after \"<?xml\"")
    try require("version", "in the XML declaration")
    let version = try declaredValue()
    guard bytes[version].starts(with: "1.".utf8), version.count > 2 else {
      throw XMLFault("this version of XML is not read", at: version.lowerBound)
    }
    var encoding: Range<Int>?
    var hasSpace = skipSpace()
    if hasSpace, skip("encoding") {
      encoding = try declaredValue()
      hasSpace = skipSpace()
    }
    if hasSpace, skip("standalone") {
      let value = try declaredValue()
      guard bytes[value].elementsEqual("yes".utf8) || bytes[value].elementsEqual("no".utf8) else {
        throw XMLFault("\"standalone\" is \"yes\" or \"no\"", at: value.lowerBound)
      }
      skipSpace()
    }
    guard skip("?>") else {
      throw XMLFault("the XML declaration is not closed by \"?>\"", at: start)
    }
    return encoding
  }

  private mutating func declaredValue() throws(XMLFault) -> Range<Int> {
    skipSpace()
    try require("=", "in the XML declaration")
    skipSpace()
    return try quoted("in the XML declaration")
  }

  /// Reads a document type; of its declarations only entities that hold plain text are kept.
  mutating func documentType(into entities: inout XMLEntities) throws(XMLFault) {
    let start = index
    index += 9
    try requireSpace("after \"<!DOCTYPE\"")
    _ = try name("of the document type")
    if skipSpace() { try skipExternalIdentifier() }
    skipSpace()
    if skip("[") {
      while !skip("]") {
        guard current != nil else { throw XMLFault("this document type is never closed", at: start) }
        try markupDeclaration(into: &entities)
      }
      skipSpace()
    }
    try require(">", "at the end of the document type")
  }

  private mutating func skipExternalIdentifier() throws(XMLFault) {
    if skip("PUBLIC") {
      try requireSpace("after \"PUBLIC\"")
      _ = try quoted("after \"PUBLIC\"")
    } else if !skip("SYSTEM") {
      return
    }
    try requireSpace("before the address of the document type")
    _ = try quoted("as the address of the document type")
  }

  private mutating func markupDeclaration(into entities: inout XMLEntities) throws(XMLFault) {
    if skipSpace() { return }
    if try skipCommentOrInstruction() { return }
    if skip("%") {
      _ = try name("after \"%\"")
      try require(";", "after a reference")
      return
    }
    let start = index
    if skip("<!ENTITY") {
      try entityDeclaration(into: &entities)
      return
    }
    guard skip("<!ELEMENT") || skip("<!ATTLIST") || skip("<!NOTATION") else {
      throw unexpected("expected a declaration in the document type")
    }
    while let byte = current, byte != UInt8(ascii: ">") {
      if byte.isXMLQuote { _ = try quoted("in a declaration") } else { try step(byte) }
    }
    guard skip(">") else { throw XMLFault("this declaration is never closed", at: start) }
  }

  private mutating func entityDeclaration(into entities: inout XMLEntities) throws(XMLFault) {
    try requireSpace("after \"<!ENTITY\"")
    let isParameter = skip("%")
    if isParameter { try requireSpace("after \"%\"") }
    let name = String(decoding: bytes[try name("of an entity")], as: UTF8.self)
    try requireSpace("after the name of an entity")
    if current?.isXMLQuote == true {
      let value = try entityValue()
      if !isParameter { entities.define(name, as: value) }
    } else {
      try skipExternalIdentifier()
      if skipSpace(), skip("NDATA") {
        try requireSpace("after \"NDATA\"")
        _ = try self.name("of a notation")
      }
      if !isParameter { entities.defineElsewhere(name) }
    }
    skipSpace()
    try require(">", "at the end of an entity")
  }

  /// The replacement text of an entity: references to characters are resolved now, those to entities when it is used.
  private mutating func entityValue() throws(XMLFault) -> [UInt8] {
    guard let quote = current else { return [] }
    let start = index
    index += 1
    var value: [UInt8] = []
    var none = XMLEntities()
    while let byte = current, byte != quote {
      if starts(with: "&#") {
        try reference(entities: &none, isAttribute: false, into: &value)
      } else {
        try character(byte, into: &value)
      }
    }
    guard current != nil else { throw XMLFault("this quote is never closed", at: start) }
    index += 1
    return value
  }
}

extension XMLReader {
  /// Whether a text declares an encoding in which each byte is a character; other encodings that are not read are faults.
  static func declaresLatin1(_ source: SourceFile, isUTF16: Bool) throws(XMLFault) -> Bool {
    var scanner = XMLScanner(source, forbiddenCharacters: .refused)
    guard scanner.starts(with: "<?xml"), scanner.bytes.count > scanner.index + 5,
      scanner.bytes[scanner.index + 5].isXMLSpace, let range = try scanner.declaration()
    else { return false }
    let name = source.spelling(range)
    switch (name.uppercased(), isUTF16) {
    case ("UTF-16", true), ("UTF-16LE", true), ("UTF-16BE", true): return false
    case ("UTF-8", false), ("UTF8", false), ("US-ASCII", false), ("ASCII", false): return false
    case ("ISO-8859-1", false), ("LATIN1", false): return true
    default:
      throw XMLFault(
        .xmlEncoding,
        "the file declares the encoding \"\(name)\", in which it cannot be read",
        at: range.lowerBound,
        fix: "Save the file as UTF-8 and declare that."
      )
    }
  }
}
