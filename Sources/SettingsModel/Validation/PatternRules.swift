/// What a pattern may be: whether it has the outer form of a regular expression.
///
/// Browsers pass over a pattern that does not compile, so that nothing would be checked. The rules here find what is
/// wrong in every dialect: brackets that do not match, and quantifiers of nothing.
enum PatternRules {
  /// What is wrong, in words that go on a sentence; `nil` when nothing is found.
  static func flaw(in pattern: String) -> String? {
    let bytes = Array(pattern.utf8)
    var depth = 0
    var classDepth = 0
    var canRepeat = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\"):
        if index == bytes.count { return "it ends with a backslash" }
        index += 1
        canRepeat = true
      case UInt8(ascii: "["):
        classDepth += 1
      case UInt8(ascii: "]") where classDepth > 0:
        classDepth -= 1
        canRepeat = true
      case _ where classDepth > 0:
        break
      case UInt8(ascii: "]"):
        return "a \"]\" closes nothing"
      case UInt8(ascii: "("):
        depth += 1
        canRepeat = false
        if index < bytes.count, bytes[index] == UInt8(ascii: "?") { index += 1 }
      case UInt8(ascii: ")"):
        if depth == 0 { return "a \")\" closes nothing" }
        depth -= 1
        canRepeat = true
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"):
        if !canRepeat { return "a \"\(Unicode.Scalar(byte))\" repeats nothing" }
        // A `?` after a quantifier makes it a lazy one.
        if index < bytes.count, bytes[index] == UInt8(ascii: "?") { index += 1 }
        canRepeat = false
      case UInt8(ascii: "{"):
        guard canRepeat, let end = endOfCount(in: bytes, from: index) else { return "a \"{\" is no count" }
        index = end
        if index < bytes.count, bytes[index] == UInt8(ascii: "?") { index += 1 }
        canRepeat = false
      case UInt8(ascii: "}"):
        return "a \"}\" closes nothing"
      case UInt8(ascii: "|"), UInt8(ascii: "^"):
        canRepeat = false
      default:
        canRepeat = true
      }
    }
    if classDepth > 0 { return "a \"[\" is not closed" }
    return depth > 0 ? "a \"(\" is not closed" : nil
  }

  /// Whether a whole text matches a pattern; `nil` where that cannot be said.
  ///
  /// Said is it of short texts and of patterns that browsers and Swift read alike, and that end soon on whatever text: no
  /// repeated groups, and few open ends.
  static func matches(_ text: String, _ pattern: String) -> Bool? {
    guard text.utf8.count <= 64, isPlain(pattern), flaw(in: pattern) == nil, let regex = try? Regex(pattern) else {
      return nil
    }
    let strict = regex.matchingSemantics(.unicodeScalar).asciiOnlyDigits().asciiOnlyWordCharacters()
    do { return try strict.wholeMatch(in: text) != nil } catch { return nil }
  }

  private static func isPlain(_ pattern: String) -> Bool {
    let bytes = Array(pattern.utf8)
    var openEnds = 0
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "\\"):
        if next.isLetter, next != UInt8(ascii: "d"), next != UInt8(ascii: "w") { return false }
        if next.isDigit { return false }
      case UInt8(ascii: ")"):
        if "*+?{".utf8.contains(next) { return false }
      case UInt8(ascii: "("):
        if "?*+".utf8.contains(next) { return false }
      case UInt8(ascii: "["):
        if next == UInt8(ascii: "[") || next == UInt8(ascii: ":") { return false }
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"):
        openEnds += 1
      case UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: "~"):
        if next == byte { return false }
      case 0x80...: return false
      default: break
      }
    }
    return openEnds <= 4
  }

  /// The index behind `2}`, `2,}` or `2,5}`.
  private static func endOfCount(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    guard index > start else { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      index += 1
      while index < bytes.count, bytes[index].isDigit { index += 1 }
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "}") else { return nil }
    return index + 1
  }
}
