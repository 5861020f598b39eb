public import Diagnostics

/// A template before it is compiled: its name, by which partials call it, and its text.
public struct TemplateSource: Sendable {
  /// The path below the templates folder without the extension, such as `rows/switch`.
  public let name: String

  /// The text and the path that diagnostics show.
  public let file: SourceFile

  /// Creates a source.
  public init(name: String, file: SourceFile) {
    self.name = name
    self.file = file
  }
}
