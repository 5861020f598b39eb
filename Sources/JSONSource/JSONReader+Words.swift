extension JSONReader {
  /// Reads a number at its first character; one that breaks the rules is noted and passed over.
  @inline(__always)
  mutating func readNumber() {
    let start = position
    var isValid = true
    if byte(at: position) == UInt8(ascii: "-") { position += 1 }
    if byte(at: position) == UInt8(ascii: "0") {
      position += 1
    } else {
      isValid = skipDigits()
    }
    if byte(at: position) == UInt8(ascii: ".") {
      position += 1
      isValid = skipDigits() && isValid
    }
    if byte(at: position) | 0x20 == UInt8(ascii: "e") {
      position += 1
      let sign = byte(at: position)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
      isValid = skipDigits() && isValid
    }
    if !isValid || isWord(byte(at: position)) {
      skipWord()
      problems.append(.invalidNumber(at: start, spelling(of: start..<position)))
    }
    append(.number, from: start)
  }

  /// Reads `true`, `false` or `null`, or says what else stands where a value should.
  mutating func readWord() throws(Stop) {
    let start = position
    let first = byte(at: position)
    if first == UInt8(ascii: "+") || first == UInt8(ascii: ".") {
      skipWord()
      problems.append(.invalidNumber(at: start, spelling(of: start..<position)))
      append(.number, from: start)
      return
    }
    skipWord()
    if matches("true", from: start) { return append(.true, from: start) }
    if matches("false", from: start) { return append(.false, from: start) }
    if matches("null", from: start) { return append(.null, from: start) }
    if position > start {
      problems.append(.unknownWord(at: start, spelling(of: start..<position)))
      append(.null, from: start)
      return
    }
    try stopUnexpected(.value)
  }

  /// Passes over digits; answers whether there were any.
  @inline(__always)
  private mutating func skipDigits() -> Bool {
    let start = position
    while byte(at: position) &- UInt8(ascii: "0") < 10 { position += 1 }
    return position > start
  }

  /// Passes over what a person may have meant as one word or number.
  private mutating func skipWord() {
    while isWord(byte(at: position)) { position += 1 }
  }

  private func matches(_ word: StaticString, from start: Int) -> Bool {
    guard position - start == word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] { return false }
    return true
  }

  @inline(__always)
  func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
