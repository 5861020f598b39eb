/// Knows, while a script is read, where a declaration has just ended, so that the next one can join it:
/// `let a=1;let b=2` is `let a=1,b=2`.
///
/// A declaration stands between the same brackets as the one that it joins, and nothing stands between them but a
/// semicolon.
struct ScriptDeclarations {
  /// The depths of brackets at which a declaration goes on, the innermost last.
  private var open: [Int] = []
  /// Whether a semicolon of the innermost declaration was read last.
  private var hasEnded = false

  /// Takes the word that begins a declaration at a depth of brackets, and returns whether it can join the one before.
  mutating func begin(at depth: Int) -> Bool {
    guard !hasEnded else {
      hasEnded = false
      return true
    }
    if open.last != depth { open.append(depth) }
    return false
  }

  /// Takes the first byte of anything else, and the depth of brackets behind it.
  mutating func take(_ byte: UInt8, at depth: Int) {
    if hasEnded { open.removeLast() }
    while let last = open.last, last > depth { open.removeLast() }
    hasEnded = byte == UInt8(ascii: ";") && open.last == depth
  }

  /// Takes a line break at which a statement may end: what follows may be no part of the declaration.
  mutating func takeLineBreak(at depth: Int) {
    if open.last == depth { open.removeLast() }
  }
}
