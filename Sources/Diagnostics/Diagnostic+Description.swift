extension Diagnostic: CustomStringConvertible {
  /// What is printed of it but for the source line: the message, the notes, and the fix, each on a line.
  ///
  /// ```
  /// pages/index.json:2:3: error: unknown field "tittle" in a page [unknown-field]
  /// fix: Did you mean "title"?
  /// ```
  public var description: String {
    var lines = ["\(severity): \(message) [\(code.rawValue)]".placed(at: location)]
    for note in notes { lines.append("note: \(note.message)".placed(at: note.location)) }
    if let fix { lines.append("fix: \(fix)") }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text behind the place it is about, if there is one.
  func placed(at location: SourceLocation?) -> String {
    guard let location else { return self }
    return "\(location): \(self)"
  }
}
