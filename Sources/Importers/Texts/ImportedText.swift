/// A text from elsewhere, made fit for a page: no control characters, no white space around it.
struct ImportedText {
  /// The text in lines, each line break an LF.
  let lines: String
  /// Whether characters other than white space were left out.
  let isChanged: Bool

  /// Makes a text fit.
  init(_ source: String) {
    var scalars = String.UnicodeScalarView()
    var isChanged = false
    var isAfterReturn = false
    for scalar in source.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\n": if !isAfterReturn { scalars.append("\n") }
      case "\r", "\u{2028}", "\u{2029}", "\u{85}": scalars.append("\n")
      case "\t": scalars.append(" ")
      case _ where scalar.properties.generalCategory == .control: isChanged = true
      default: scalars.append(scalar)
      }
    }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    lines = String(String(scalars.drop { $0.properties.isWhitespace }))
    self.isChanged = isChanged
  }

  /// The text in one line, with a space for each run of line breaks and the spaces around them.
  var line: String {
    guard lines.utf8.contains(UInt8(ascii: "\n")) else { return lines }
    return lines.split(separator: "\n").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether nothing is left to be seen.
  var isBlank: Bool { lines.isEmpty }
}
