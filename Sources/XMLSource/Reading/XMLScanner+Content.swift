extension XMLScanner {
  /// Appends one byte of a character that stands for itself; CR LF and a lone CR become LF.
  mutating func character(_ byte: UInt8, into output: inout [UInt8]) throws(XMLFault) {
    guard try step(byte) else { return }
    guard byte == UInt8(ascii: "\r") else {
      output.append(byte)
      return
    }
    if current == UInt8(ascii: "\n") { index += 1 }
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends what a reference at the position stands for.
  mutating func reference(
    entities: inout XMLEntities,
    isAttribute: Bool,
    into output: inout [UInt8]
  ) throws(XMLFault) {
    let start = index
    index += 1
    guard current != UInt8(ascii: "#") else {
      try characterReference(from: start, into: &output)
      return
    }
    guard let name = try? name("after \"&\""), current == UInt8(ascii: ";") else {
      throw XMLFault("\"&\" begins no reference", at: start, fix: "Write \"&amp;\" for an ampersand.")
    }
    index += 1
    let count = output.count
    try entities.expand(String(decoding: bytes[name], as: UTF8.self), at: start, into: &output)
    if isAttribute {
      for position in count..<output.count where output[position].isXMLSpace { output[position] = UInt8(ascii: " ") }
    }
  }

  private mutating func characterReference(from start: Int, into output: inout [UInt8]) throws(XMLFault) {
    let digits = index
    while let byte = current, byte != UInt8(ascii: ";"), index - digits < 16, byte > 0x20 { index += 1 }
    let reference = String(decoding: bytes[digits..<index], as: UTF8.self)
    guard current == UInt8(ascii: ";") else {
      throw XMLFault(
        "this reference has no \";\"",
        at: start,
        fix: "Write \";\" behind it, or \"&amp;\" for an ampersand."
      )
    }
    index += 1
    if let scalar = XMLEntities.scalar(of: reference) {
      output.append(contentsOf: String(Character(scalar)).utf8)
    } else if let value = UInt32(reference.dropFirst()) ?? UInt32(reference.dropFirst(2), radix: 16), value < 0x20 {
      try leaveOut(at: start, value)
    } else {
      throw XMLFault(.forbiddenCharacter, "\"&\(reference);\" is no character that XML allows", at: start)
    }
  }

  /// Steps over a comment or a processing instruction if one is there.
  mutating func skipCommentOrInstruction() throws(XMLFault) -> Bool {
    if starts(with: "<!--") {
      let start = index
      index += 4
      while let byte = current {
        if skip("--") {
          guard skip(">") else {
            throw XMLFault("\"--\" may not stand in a comment", at: index - 2)
          }
          return true
        }
        try step(byte)
      }
      throw XMLFault("this comment is never closed", at: start)
    }
    guard starts(with: "<?") else { return false }
    let start = index
    index += 2
    let name = try name("after \"<?\"")
    if String(decoding: bytes[name], as: UTF8.self).lowercased() == "xml" {
      throw XMLFault("the XML declaration may stand only at the very start of the file", at: start)
    }
    if !starts(with: "?>") { try requireSpace("in a processing instruction") }
    try skip(through: "?>", of: "this processing instruction")
    return true
  }
}
