/// A place in a source file: the file, a line and a column, both counted from 1, columns in Unicode scalars.
///
/// What was made in code stands in no file that is known; its place is the ``part`` of the model that is meant.
public struct SourceLocation: Hashable, Sendable {
  /// The line that a diagnostic shows below its message.
  public struct Excerpt: Hashable, Sendable {
    /// The line, or the part of it around the place.
    public let text: String

    /// How many scalars of `text` stand before the place.
    public let caretOffset: Int

    /// Creates an excerpt.
    public init(text: String, caretOffset: Int) {
      self.text = text
      self.caretOffset = caretOffset
    }
  }

  /// The path as the user gave it; empty for a part that was made in code.
  public let file: String

  /// The line, from 1; 0 when the place is the file as a whole.
  public let line: Int

  /// The column in Unicode scalars, from 1; 0 when the place is the file as a whole.
  public let column: Int

  /// The line's text, when it is known.
  public let excerpt: Excerpt?

  /// The part of a model made in code, in words: `row "wifi" of page "preferences"`.
  public let part: String?

  /// Creates a place inside a file.
  public init(file: String, line: Int, column: Int, excerpt: Excerpt? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    part = nil
  }

  /// Creates the place that means a file or folder as a whole.
  public init(file: String) {
    self.init(file: file, line: 0, column: 0)
  }

  /// Creates the place that means a part of a model made in code, in words.
  public init(part: String) {
    file = ""
    line = 0
    column = 0
    excerpt = nil
    self.part = part
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, the file's name alone, or `in row "wifi" of page "preferences"`.
  public var description: String {
    if let part { return "in \(part)" }
    return line == 0 ? file : "\(file):\(line):\(column)"
  }
}
