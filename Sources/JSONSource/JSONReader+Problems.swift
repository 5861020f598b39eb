import Diagnostics

// The slow paths: what stands in the place of what should.
extension JSONReader {
  /// What a place asks for.
  enum Expectation {
    case value, key, colon, commaOrEnd
  }

  /// Refuses UTF-16 and UTF-32, which show in their byte-order mark or in the zeros among the first four bytes.
  mutating func checkEncoding() throws(Stop) {
    let head = (0..<4).map { $0 < bytes.count ? bytes[$0] : 0xFF }
    let zeros = head.map { $0 == 0 }
    switch (head[0], head[1], head[2], head[3]) {
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF): try stop(.encoding("UTF-32"))
    case (0xFF, 0xFE, _, _) where bytes.count > 1, (0xFE, 0xFF, _, _): try stop(.encoding("UTF-16"))
    default: break
    }
    if zeros == [true, true, true, false] || zeros == [false, true, true, true] { try stop(.encoding("UTF-32")) }
    if zeros.prefix(2) == [true, false] || zeros.prefix(2) == [false, true] { try stop(.encoding("UTF-16")) }
  }

  /// Passes over a comment in the manner of JavaScript or shells, with a note of it; answers whether there was one.
  @inline(never)
  mutating func skipComment() throws(Stop) -> Bool {
    let start = position
    if bytes[start] == UInt8(ascii: "/"), byte(at: start + 1) == UInt8(ascii: "*") {
      position += 2
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "*"), byte(at: position + 1) == UInt8(ascii: "/") {
          position += 2
          problems.append(.comment(at: start))
          return true
        }
        position += 1
      }
      try stop(.unclosedComment(at: start))
    }
    if bytes[start] == UInt8(ascii: "/"), byte(at: start + 1) != UInt8(ascii: "/") { return false }
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    problems.append(.comment(at: start))
    return true
  }

  /// Reads on where the next element or member follows without a comma; stops at anything else.
  mutating func readMissingComma(after end: Int, isObject: Bool) throws(Stop) {
    let startsNext =
      switch byte(at: position) {
      case UInt8(ascii: "\""): true
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): !isObject
      default: false
      }
    guard startsNext else { try stopUnexpected(.commaOrEnd) }
    problems.append(.missingComma(at: end))
  }

  mutating func stopAtKey() throws(Stop) -> Never {
    let start = position
    while isWord(byte(at: position)) { position += 1 }
    if position > start { try stop(.unquotedKey(at: start, spelling(of: start..<position))) }
    try stopUnexpected(.key)
  }

  mutating func stopAtColon() throws(Stop) -> Never {
    try stopUnexpected(.colon)
  }

  /// Stops at a character that cannot stand in its place, or at the end of the file.
  mutating func stopUnexpected(_ expectation: Expectation) throws(Stop) -> Never {
    let found = byte(at: position)
    if position < bytes.count, found >= 0x80, bytes.lengthOfScalar(at: position) == 0 {
      try stop(.invalidUTF8(at: position, found))
    }
    if found == UInt8(ascii: "'"), expectation == .value || expectation == .key {
      try stop(.singleQuotes(at: position))
    }
    let expected =
      switch expectation {
      case .value: "a value"
      case .key: "a key in quotation marks"
      case .colon: "a colon after the key"
      case .commaOrEnd: isInside && innermost.isObject ? "a comma or \"}\"" : "a comma or \"]\""
      }
    var problem = JSONProblem(
      offset: position,
      code: position < bytes.count ? .jsonUnexpectedCharacter : .jsonUnexpectedEnd,
      message: "expected \(expected), found \(describe(position))",
      fix: fix(at: position, expectation)
    )
    if isInside {
      problem.note = ("the \(innermost.isObject ? "object" : "array") starts here", Int(nodes[innermost.index].start))
    }
    try stop(problem)
  }

  private func fix(at position: Int, _ expectation: Expectation) -> String? {
    guard let scalar = bytes.scalar(at: position) else {
      return isInside ? "Close the \(innermost.isObject ? "object with \"}\"" : "array with \"]\"")." : nil
    }
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}", "\u{2018}", "\u{2019}":
      return "Write straight double quotes."
    case ",": return "Remove one of the commas, or write what is missing before it."
    case "]" where isInside && innermost.isObject, "}" where isInside && !innermost.isObject:
      return "Close the \(isInside && innermost.isObject ? "object with \"}\"" : "array with \"]\"") first."
    case "=" where expectation == .colon: return "Write a colon instead."
    case ":" where expectation == .commaOrEnd && isInside && !innermost.isObject:
      return "Names with values stand in an object, between \"{\" and \"}\"."
    case ";" where expectation == .commaOrEnd: return "Write a comma instead."
    default: break
    }
    if expectation == .commaOrEnd, nodes.last?.kind == .string, isWord(byte(at: position)) {
      return "Write a quotation mark inside a text as \\\"."
    }
    return scalar.properties.isWhitespace || scalar.value < 0x20 || scalar == "\u{FEFF}" ? "Remove it." : nil
  }

  /// The character at a position, for a message.
  func describe(_ position: Int) -> String {
    guard position < bytes.count else { return "the end of the file" }
    guard let scalar = bytes.scalar(at: position) else {
      return "the byte 0x" + String(bytes[position], radix: 16, uppercase: true)
    }
    switch scalar {
    case "\"": return "a quotation mark"
    case "\u{A0}": return "a no-break space"
    case "\u{FEFF}": return "a byte-order mark"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
      return scalar.codePoint
    default:
      return "\"\(scalar)\""
    }
  }
}
