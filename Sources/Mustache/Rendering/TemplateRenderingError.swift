public import Diagnostics

/// Templates that call each other deeper than the renderer follows.
public struct TemplateRenderingError: Error, Hashable, Sendable {
  /// What to tell the user: the tag that would have gone too deep.
  public let diagnostic: Diagnostic
}
