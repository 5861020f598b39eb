import JSONSource

extension JSONWriter {
  /// Writes a member where it has a value.
  mutating func member(_ field: String, ifPresent value: String?) {
    if let value { member(field, value) }
  }

  /// Writes a member where it has a value.
  mutating func member(_ field: String, ifPresent value: Int?) {
    if let value { member(field, value) }
  }

  /// Writes a member that is `false` where it is left out.
  mutating func member(_ field: String, ifTrue value: Bool) {
    if value { member(field, true) }
  }

  /// Writes an array of texts where it has any.
  mutating func member(_ field: String, ifAny values: [String]) {
    if !values.isEmpty { member(field, values) }
  }

  /// Writes an array, each element by a function of its own.
  mutating func member<Element>(_ field: String, each elements: [Element], _ write: (Element, inout JSONWriter) -> Void)
  {
    member(field) { writer in
      writer.array { array in
        for element in elements { write(element, &array) }
      }
    }
  }

  /// Writes a number as it is spelled, in quotes where JSON spells no number that way.
  mutating func member(_ field: String, number spelling: String?) {
    guard let spelling else { return }
    member(field) { writer in
      if spelling.isJSONNumber { writer.number(spelling: spelling) } else { writer.string(spelling) }
    }
  }
}

extension String {
  /// Whether the text is a number as JSON spells it: no sign before it but `-`, no leading zeros, digits around the dot.
  fileprivate var isJSONNumber: Bool {
    var rest = utf8[...]
    func skipDigits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let hasLeadingZero = rest.first == UInt8(ascii: "0")
    let whole = skipDigits()
    guard whole > 0, !hasLeadingZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard skipDigits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard skipDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension Condition {
  /// `flag` or `!flag`, as ``init(spelling:)`` reads it.
  var spelling: String { isNegated ? "!\(flag)" : flag }
}
