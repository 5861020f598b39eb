/// The forms in which diagnostics are handed to people and programs.
public enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for people, with the source line and a caret.
  case text
  /// One JSON document.
  case json
  /// Annotations of a GitHub workflow.
  case github
  /// One SARIF 2.1.0 document, for code scanning.
  case sarif

  /// Whether the output is one document, printed even when there is nothing to say, and on standard output.
  public var isDocument: Bool {
    switch self {
    case .json, .sarif: true
    case .text, .github: false
    }
  }
}
