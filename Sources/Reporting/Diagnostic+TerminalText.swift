import Diagnostics

extension Diagnostic {
  /// The message, the source line with a caret below it, the notes, and the fix.
  var terminalText: String {
    let place = location.map { "\($0): " } ?? ""
    var lines = ["\(place)\(severity): \(message) [\(code.rawValue)]".visible]
    lines += location?.excerpt?.terminalLines ?? []
    for note in notes {
      let place = note.location.map { "\($0): " } ?? ""
      lines.append("\(place)note: \(note.message)".visible)
    }
    if let fix { lines.append("  fix: \(fix)".visible) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension SourceLocation.Excerpt {
  /// The source line, indented, with a caret below the place; none where the line is blank.
  ///
  /// Tabs stay, and stand in the caret's line too, so that the two lines agree however wide a terminal makes them.
  fileprivate var terminalLines: [String] {
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return [] }
    var line = "    "
    var caret = "    "
    for (position, scalar) in text.unicodeScalars.enumerated() {
      let isTab = scalar == "\t"
      let visible = isTab ? "\t" : scalar.visible
      line += visible
      guard position < caretOffset else { continue }
      caret += isTab ? "\t" : String(repeating: " ", count: visible.unicodeScalars.reduce(0) { $0 + $1.terminalWidth })
    }
    return [line, caret + "^"]
  }
}
