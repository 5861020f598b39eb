/// Where in a page literal text has led to: in content, in a tag, in an attribute value, in a script.
///
/// It reads a template's literal text from start to end as if all of its sections were put out once, and keeps in mind
/// that an address may start behind one that is not. That is no HTML parser: it knows just enough to tell which values
/// are safe at a place.
struct HTMLContext: Hashable {
  /// What a value may be at a place.
  enum Place: Hashable {
    /// Anything: between tags, in a comment, in a title.
    case content
    /// Nothing: in a script or a style sheet.
    case script
    /// Nothing: in a tag, outside attribute values.
    case tag
    /// Text, and an address where one starts; nothing without quotes, nothing that runs as a script.
    case attribute(name: [UInt8], isQuoted: Bool, startsAddress: Bool, isScript: Bool)
  }

  private enum State: Hashable {
    case content
    case tagOpen
    case tagName
    case tag
    case attributeName
    case afterAttributeName
    case beforeValue
    case value(quote: UInt8?)
    case declaration(dashes: Int)
    case comment(dashes: Int)
    /// In an element whose content holds no tags, so far into `</name` that would end it.
    case rawText(matched: Int)
  }

  private static let rawElements = ["script", "style", "textarea", "title"].map { Array($0.utf8) }
  /// How much of a name is kept: more than any has that means something, and little enough that the places that
  /// templates which call themselves lead to are few.
  private static let lengthOfNames = 32
  private static let addresses =
    [
      "href", "src", "action", "formaction", "xlink:href", "data", "poster", "cite", "ping", "background", "manifest",
    ].map { Array($0.utf8) }

  private var state = State.content
  private var element: [UInt8] = []
  private var isEndTag = false
  private var attribute: [UInt8] = []
  /// Whether the value so far leaves open what kind of address it is.
  private var isAddressOpen = false
  /// Whether the last byte of a value starts a character reference.
  private var isInReference = false

  /// What may be put out here.
  var place: Place {
    switch state {
    case .content, .comment, .declaration: .content
    case .rawText: element == Self.rawElements[0] || element == Self.rawElements[1] ? .script : .content
    case .tagOpen, .tagName, .tag, .attributeName, .afterAttributeName: .tag
    case .beforeValue: attributePlace(isQuoted: false, startsAddress: Self.addresses.contains(attribute))
    case .value(let quote): attributePlace(isQuoted: quote != nil, startsAddress: isAddressOpen)
    }
  }

  private func attributePlace(isQuoted: Bool, startsAddress: Bool) -> Place {
    let isScript = attribute.starts(with: "on".utf8) || attribute.elementsEqual("srcdoc".utf8)
    return .attribute(name: attribute, isQuoted: isQuoted, startsAddress: startsAddress, isScript: isScript)
  }

  /// Reads literal text.
  mutating func read(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex {
      if state == .content {
        guard let tag = text[index...].firstIndex(of: UInt8(ascii: "<")) else { return }
        index = tag
      }
      read(text[index])
      index += 1
    }
  }

  /// Takes in where the text would have led to without a section that ends here.
  mutating func join(_ other: HTMLContext) {
    guard state == other.state, attribute == other.attribute else { return }
    isAddressOpen = isAddressOpen || other.isAddressOpen
    isInReference = isInReference || other.isInReference
  }

  /// Passes a value that is put out.
  mutating func readValue() {
    if state == .beforeValue { enterValue(quote: nil) }
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .content: if byte == UInt8(ascii: "<") { state = .tagOpen }
    case .tagOpen: readTagOpen(byte)
    case .tagName: readTagName(byte)
    case .tag, .attributeName, .afterAttributeName, .beforeValue: readInTag(byte)
    case .value(let quote): readValue(byte, quote: quote)
    case .declaration(let dashes): readDeclaration(byte, dashes: dashes)
    case .comment(let dashes):
      if byte == UInt8(ascii: ">"), dashes >= 2 {
        state = .content
      } else {
        state = .comment(dashes: byte == UInt8(ascii: "-") ? min(dashes + 1, 2) : 0)
      }
    case .rawText(let matched): readRawText(byte, matched: matched)
    }
  }

  private mutating func readTagOpen(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/") where !isEndTag:
      isEndTag = true
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      state = .declaration(dashes: byte == UInt8(ascii: "!") ? 0 : -1)
    case _ where byte.isLetter:
      element = [byte.lowercased]
      state = .tagName
    default:
      leaveTag()
      if byte == UInt8(ascii: "<") { state = .tagOpen }
    }
  }

  private mutating func readTagName(_ byte: UInt8) {
    if byte.isWhitespace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
      state = .tag
      readInTag(byte)
    } else {
      if element.count < Self.lengthOfNames { element.append(byte.lowercased) }
    }
  }

  private mutating func readInTag(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"):
      endTag()
    case _ where byte.isWhitespace:
      if state == .attributeName { state = .afterAttributeName }
    case UInt8(ascii: "/") where state != .beforeValue:
      state = .tag
    case UInt8(ascii: "=") where state == .attributeName || state == .afterAttributeName:
      state = .beforeValue
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if state == .beforeValue { enterValue(quote: byte) }
    default:
      switch state {
      case .beforeValue:
        enterValue(quote: nil)
        readValue(byte, quote: nil)
      case .attributeName:
        if attribute.count < Self.lengthOfNames { attribute.append(byte.lowercased) }
      default:
        attribute = [byte.lowercased]
        state = .attributeName
      }
    }
  }

  private mutating func enterValue(quote: UInt8?) {
    state = .value(quote: quote)
    isAddressOpen = Self.addresses.contains(attribute)
    isInReference = false
  }

  private mutating func readValue(_ byte: UInt8, quote: UInt8?) {
    if byte == quote || (quote == nil && byte.isWhitespace) {
      state = .tag
      attribute = []
      isAddressOpen = false
    } else if quote == nil, byte == UInt8(ascii: ">") {
      endTag()
    } else if isAddressOpen {
      // What stands for a blank may be written as a number: `&#32;`.
      if "/?#:".utf8.contains(byte), !isInReference { isAddressOpen = false }
      isInReference = isAddressOpen && byte == UInt8(ascii: "&")
    }
  }

  private mutating func readDeclaration(_ byte: UInt8, dashes: Int) {
    if byte == UInt8(ascii: ">") {
      leaveTag()
    } else if byte == UInt8(ascii: "-"), dashes >= 0 {
      state = dashes == 1 ? .comment(dashes: 0) : .declaration(dashes: 1)
    } else {
      state = .declaration(dashes: -1)
    }
  }

  private mutating func readRawText(_ byte: UInt8, matched: Int) {
    let isNameEnd = byte.isWhitespace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    switch matched {
    case 1 where byte == UInt8(ascii: "/"):
      state = .rawText(matched: 2)
    case element.count + 2 where isNameEnd:
      isEndTag = true
      state = .tag
      readInTag(byte)
    case 2..<element.count + 2 where byte.lowercased == element[matched - 2]:
      state = .rawText(matched: matched + 1)
    default:
      state = .rawText(matched: byte == UInt8(ascii: "<") ? 1 : 0)
    }
  }

  private mutating func endTag() {
    if !isEndTag, Self.rawElements.contains(element) {
      state = .rawText(matched: 0)
      attribute = []
      isAddressOpen = false
    } else {
      leaveTag()
    }
  }

  private mutating func leaveTag() {
    self = HTMLContext()
  }
}
