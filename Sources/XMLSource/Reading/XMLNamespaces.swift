/// The prefixes that are bound at a place of a text, and the addresses they stand for.
struct XMLNamespaces {
  private(set) var addresses: [String] = []
  private var indices: [String: Int] = [:]
  /// For each prefix its bindings, the innermost last; `nil` unbinds the empty prefix.
  private var bindings: [String: [Int?]] = [:]

  /// The namespace that the prefix `xml` always stands for.
  static let xml = "http://www.w3.org/XML/1998/namespace"

  /// Binds a prefix until it is released.
  mutating func bind(_ prefix: String, to address: String, at offset: Int) throws(XMLFault) {
    if prefix == "xmlns" || (prefix == "xml") != (address == Self.xml) || (address.isEmpty && !prefix.isEmpty) {
      throw XMLFault(.unboundPrefix, "the prefix \"\(prefix)\" cannot be bound to \"\(address)\"", at: offset)
    }
    bindings[prefix, default: []].append(address.isEmpty ? nil : index(of: address))
  }

  /// Lets prefixes go at the end of the element that bound them.
  mutating func release(_ prefixes: [String]) {
    for prefix in prefixes { bindings[prefix]?.removeLast() }
  }

  /// The namespace of a name.
  mutating func resolve(_ name: String, at offset: Int, usesDefault: Bool) throws(XMLFault) -> Int? {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return usesDefault ? bindings[""]?.last ?? nil : nil
    }
    let prefix = String(name[..<colon])
    let local = name[name.index(after: colon)...]
    guard !prefix.isEmpty, local.unicodeScalars.first?.isXMLNameStart == true, !local.utf8.contains(UInt8(ascii: ":"))
    else {
      throw XMLFault("\"\(name)\" is no name with a prefix", at: offset)
    }
    if prefix == "xml" { return index(of: Self.xml) }
    guard let namespace = bindings[prefix]?.last ?? nil else {
      throw XMLFault(
        .unboundPrefix,
        "the prefix \"\(prefix)\" is not bound to a namespace",
        at: offset,
        fix: "Add xmlns:\(prefix)=\"…\" to the root element."
      )
    }
    return namespace
  }

  private mutating func index(of address: String) -> Int {
    if let index = indices[address] { return index }
    indices[address] = addresses.count
    addresses.append(address)
    return addresses.count - 1
  }
}
