/// Goes through one script byte by byte and leaves out comments and white space that mean nothing.
///
/// Strings, template literals and regular expressions stay as they are, and so does each line break at which a statement
/// may end. `const` becomes the shorter `let`, declarations in a row become one, and some marks before a closing bracket
/// go. Where a slash may be a division as well as the start of an expression, nothing is known of what follows.
struct ScriptScanner {
  private let input: [UInt8]
  private var index = 0
  private var output: [UInt8] = []
  /// What stood between the last byte written and the next one.
  private var gap = Gap.none
  private var declarations = ScriptDeclarations()
  private var brackets = ScriptBrackets()

  private enum Gap { case none, space, line }

  private init(_ input: [UInt8]) {
    self.input = input
    output.reserveCapacity(input.count)
  }

  /// The script without what means nothing; `nil` where that cannot be told.
  static func stripped(_ script: [UInt8]) -> [UInt8]? {
    var scanner = ScriptScanner(script)
    return scanner.scan() ? scanner.output : nil
  }

  private mutating func scan() -> Bool {
    while index < input.count {
      let byte = input[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        gap = .line
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if gap == .none { gap = .space }
        index += 1
      case UInt8(ascii: "/") where next(is: "/"):
        index = input[index...].firstIndex { Self.isLineBreak($0) } ?? input.count
      case UInt8(ascii: "/") where next(is: "*"):
        guard let end = end(of: "*/", from: index + 2) else { return false }
        if input[index..<end].contains(where: Self.isLineBreak) { gap = .line } else if gap == .none { gap = .space }
        index = end
      case UInt8(ascii: "/"):
        guard copySlash() else { return false }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        guard let end = endOfText(from: index) else { return false }
        copy(to: end)
      case UInt8(ascii: "c") where begins(with: "const "):
        copyDeclaration(wordLength: 5)
      case UInt8(ascii: "l") where begins(with: "let "):
        copyDeclaration(wordLength: 3)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        dropNeedlessMark(before: byte)
        copy(to: index + 1)
      case _ where Self.isName(byte):
        copy(to: input[index...].firstIndex { !Self.isName($0) } ?? input.count)
      default:
        copy(to: index + 1)
      }
    }
    return true
  }

  /// Whether a word and its space stand here, and not the end of a longer word or a property of that name.
  private func begins(with word: StaticString) -> Bool {
    let isWord = word.withUTF8Buffer { input[index...].starts(with: $0) }
    return isWord && (index == 0 || !Self.isName(input[index - 1]) && input[index - 1] != UInt8(ascii: "."))
  }

  /// Copies the word that begins a declaration, or joins the declaration to the one before it.
  private mutating func copyDeclaration(wordLength: Int) {
    writeGap(before: input[index])
    if declarations.begin(at: brackets.depth) {
      output[output.count - 1] = UInt8(ascii: ",")
    } else {
      output += "let".utf8
    }
    index += wordLength
  }

  /// Takes back a comma behind the last of a list, and a semicolon behind the last statement of a block.
  ///
  /// A comma that makes a hole in an array stays, and so does a semicolon that may be a statement by itself.
  private mutating func dropNeedlessMark(before bracket: UInt8) {
    guard let mark = output.last, let last = output.dropLast().last else { return }
    let isNeedless =
      switch mark {
      case UInt8(ascii: ","): !",[".utf8.contains(last)
      case UInt8(ascii: ";"): bracket == UInt8(ascii: "}") && endsStatement(last)
      default: false
      }
    if isNeedless { output.removeLast() }
  }

  /// Whether a statement ends with this byte, the last but one that was written.
  private func endsStatement(_ last: UInt8) -> Bool {
    if last == UInt8(ascii: ")") { return brackets.closed != .head }
    guard Self.isName(last) else { return "]}\"'`".utf8.contains(last) }
    let word = output.dropLast().reversed().prefix(while: Self.isName).reversed()
    return !["else", "do"].contains { word.elementsEqual($0.utf8) }
  }

  /// Copies a regular expression or the sign of a division.
  private mutating func copySlash() -> Bool {
    switch output.last {
    case nil:
      break
    case let last? where Self.isName(last):
      let word = output.reversed().prefix(while: Self.isName).reversed()
      let keywords = ["return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "do", "else", "await"]
      if !keywords.contains(where: { word.elementsEqual($0.utf8) }) {
        copy(to: index + 1)
        return true
      }
    case let last? where ")]}\"'`".utf8.contains(last):
      // An expression may begin here too, but then it ends on the same line.
      guard !input[(index + 1)...].prefix(while: { !Self.isLineBreak($0) }).contains(UInt8(ascii: "/")) else {
        return false
      }
      copy(to: index + 1)
      return true
    default:
      break
    }
    guard let end = endOfExpression(from: index) else { return false }
    copy(to: end)
    return true
  }

  private mutating func copy(to end: Int) {
    let byte = input[index]
    writeGap(before: byte)
    brackets.take(byte, behind: output)
    declarations.take(byte, at: brackets.depth)
    if end == index + 1 { output.append(byte) } else { output += input[index..<end] }
    index = end
  }

  /// Writes what is needed of what stood before the next byte.
  private mutating func writeGap(before byte: UInt8) {
    switch gap {
    case .none: break
    case .space: if output.last.map({ Self.needsSpace($0, byte) }) ?? false { output.append(UInt8(ascii: " ")) }
    case .line:
      let isBehindBlock = output.last == UInt8(ascii: "}") && brackets.closed == .block
      if !isBehindBlock, output.last.map({ Self.needsBreak($0, byte) }) ?? false {
        output.append(UInt8(ascii: "\n"))
        declarations.takeLineBreak(at: brackets.depth)
      }
    }
    gap = .none
  }

  // MARK: What is copied as it is

  /// The end of a string or a template literal.
  private func endOfText(from start: Int) -> Int? {
    let quote = input[start]
    var place = start + 1
    while place < input.count {
      switch input[place] {
      case quote: return place + 1
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "$") where quote == UInt8(ascii: "`") && input[place...].starts(with: "${".utf8):
        guard let end = endOfInsertion(from: place + 2) else { return nil }
        place = end
      case let byte where quote != UInt8(ascii: "`") && Self.isLineBreak(byte): return nil
      default: place += 1
      }
    }
    return nil
  }

  /// The end of what is inserted into a template literal.
  private func endOfInsertion(from start: Int) -> Int? {
    var depth = 1
    var place = start
    while place < input.count {
      switch input[place] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return place + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        guard let end = endOfText(from: place) else { return nil }
        place = end
        continue
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The end of a regular expression, its flags not counted.
  private func endOfExpression(from start: Int) -> Int? {
    var isInClass = false
    var place = start + 1
    while place < input.count, !Self.isLineBreak(input[place]) {
      switch input[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return place + 1
      default: break
      }
      place += 1
    }
    return nil
  }

  private func end(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    return input.indices.dropFirst(start).first { input[$0...].starts(with: mark) }.map { $0 + mark.count }
  }

  private func next(is character: Unicode.Scalar) -> Bool {
    index + 1 < input.count && input[index + 1] == UInt8(ascii: character)
  }

  // MARK: Bytes

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether a byte may be part of a name or a number.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80..., UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"),
      UInt8(ascii: "\\"):
      true
    default:
      false
    }
  }

  private static func needsSpace(_ last: UInt8, _ next: UInt8) -> Bool {
    if isName(last) { return isName(next) || next == UInt8(ascii: ".") }
    // These would be another operator, or a comment, without it.
    return last == next && !")]}".utf8.contains(last) || "+-/<".utf8.contains(last) && "+-/*>!".utf8.contains(next)
  }

  /// Whether a statement may end between two bytes.
  private static func needsBreak(_ last: UInt8, _ next: UInt8) -> Bool {
    !";{(,[:?=&|<>*%^~!.".utf8.contains(last) && !")]},;:?=&|<>*%^.".utf8.contains(next)
  }
}
