public import Diagnostics

/// Templates that call each other deeper than the renderer follows, or that go over a limit.
public struct TemplateRenderingError: Error, Hashable, Sendable {
  /// What to tell the user: the tag that would have gone too far.
  public let diagnostic: Diagnostic
}
