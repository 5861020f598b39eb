import Diagnostics

/// The general entities that a document type defines, with their replacement texts.
struct XMLEntities {
  private var texts: [String: [UInt8]] = [:]
  private var others: Set<String> = []
  private var expandedCount = 0

  /// How many bytes all references of a text may expand to.
  static let expansionLimit = 1_000_000

  /// Defines an entity; the first definition of a name counts.
  mutating func define(_ name: String, as text: [UInt8]) {
    guard texts[name] == nil, !others.contains(name) else { return }
    texts[name] = text
  }

  /// Takes note of an entity that is defined elsewhere and so cannot be read.
  mutating func defineElsewhere(_ name: String) {
    guard texts[name] == nil else { return }
    others.insert(name)
  }

  /// Appends what a reference stands for.
  ///
  /// - Parameters:
  ///   - name: The entity's name.
  ///   - offset: Where the reference stands.
  ///   - path: The entities that are being expanded.
  mutating func expand(
    _ name: String,
    at offset: Int,
    path: [String] = [],
    into output: inout [UInt8]
  ) throws(XMLFault) {
    switch name {
    case "lt": output.append(UInt8(ascii: "<"))
    case "gt": output.append(UInt8(ascii: ">"))
    case "amp": output.append(UInt8(ascii: "&"))
    case "quot": output.append(UInt8(ascii: "\""))
    case "apos": output.append(UInt8(ascii: "'"))
    default:
      guard let text = texts[name] else { throw unknown(name, at: offset) }
      guard !path.contains(name), path.count < 32 else {
        throw XMLFault(.entityExpansion, "the entity \"\(name)\" contains itself", at: offset)
      }
      expandedCount += text.count + 1
      guard expandedCount <= Self.expansionLimit else {
        throw XMLFault(.entityExpansion, "the entities expand to more than \(Self.expansionLimit) bytes", at: offset)
      }
      try expand(text: text, of: name, at: offset, path: path, into: &output)
    }
  }

  private mutating func expand(
    text: [UInt8],
    of name: String,
    at offset: Int,
    path: [String],
    into output: inout [UInt8]
  ) throws(XMLFault) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte != UInt8(ascii: "<") else {
        throw XMLFault(.unknownEntity, "the entity \"\(name)\" holds markup, which is not read", at: offset)
      }
      guard byte == UInt8(ascii: "&") else {
        output.append(byte)
        index += 1
        continue
      }
      guard let end = text[index...].firstIndex(of: UInt8(ascii: ";")) else {
        throw XMLFault("the entity \"\(name)\" holds a reference without its \";\"", at: offset)
      }
      let inner = String(decoding: text[(index + 1)..<end], as: UTF8.self)
      if inner.utf8.first == UInt8(ascii: "#") {
        guard let scalar = Self.scalar(of: inner) else {
          throw XMLFault("the entity \"\(name)\" holds the wrong reference \"&\(inner);\"", at: offset)
        }
        output.append(contentsOf: String(Character(scalar)).utf8)
      } else {
        try expand(inner, at: offset, path: path + [name], into: &output)
      }
      index = end + 1
    }
  }

  private func unknown(_ name: String, at offset: Int) -> XMLFault {
    guard !others.contains(name) else {
      return XMLFault(
        .unknownEntity,
        "the entity \"\(name)\" is defined in another file, which is not read",
        at: offset
      )
    }
    let known = (["lt", "gt", "amp", "quot", "apos"] + texts.keys.sorted()).nearest(to: name)
    return XMLFault(
      .unknownEntity,
      "the entity \"\(name)\" is not defined",
      at: offset,
      fix: known.map { "Did you mean \"&\($0);\"?" } ?? "Write \"&amp;\" for an ampersand."
    )
  }

  /// The character of `#10` or `#xA`; `nil` when it is none that XML allows.
  static func scalar(of reference: String) -> Unicode.Scalar? {
    var digits = reference.utf8.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    guard digits.allSatisfy({ $0 >= 0x30 }), digits.count < 12 else { return nil }
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return value.isXMLCharacter ? Unicode.Scalar(value) : nil
  }
}
