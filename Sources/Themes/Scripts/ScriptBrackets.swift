/// Knows, while a script is read, what the bracket that was closed last has held.
///
/// Behind the block of a statement a line break means nothing, and behind anything else it may end a statement:
///
/// ```js
/// if (a) { b }
/// c = { d }
/// e
/// ```
struct ScriptBrackets {
  /// What stands between brackets.
  enum Content {
    /// What a statement asks for: of `if (a) b`, the `a`.
    case head
    /// Statements, behind a head or a word that stands for one.
    case block
    /// Anything else.
    case other
  }

  private static let headWords = ["if", "for", "while", "with", "switch", "catch"]
  private static let blockWords = ["else", "try", "finally", "do", "catch"]

  private var open: [Content] = []

  /// How many brackets are open.
  var depth: Int { open.count }

  /// What the bracket that was closed last has held.
  private(set) var closed = Content.other

  /// Takes a byte that is no part of a name or a text.
  ///
  /// - Parameter output: What stands before it.
  mutating func take(_ byte: UInt8, behind output: [UInt8]) {
    switch byte {
    case UInt8(ascii: "("):
      open.append(Self.endsWithWord(output, of: Self.headWords) ? .head : .other)
    case UInt8(ascii: "{"):
      let isBehindHead = output.last == UInt8(ascii: ")") && closed == .head
      open.append(isBehindHead || Self.endsWithWord(output, of: Self.blockWords) ? .block : .other)
    case UInt8(ascii: "["):
      open.append(.other)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      closed = open.popLast() ?? .other
    default:
      break
    }
  }

  /// Whether one of these words comes last, and is no property of that name.
  private static func endsWithWord(_ output: [UInt8], of words: [String]) -> Bool {
    let word = output.reversed().prefix { ScriptScanner.isName($0) }
    let before = output.dropLast(word.count).last
    return before != UInt8(ascii: ".") && words.contains { word.elementsEqual($0.utf8.reversed()) }
  }
}
