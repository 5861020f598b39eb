package import Diagnostics
package import SettingsModel

/// Renders the pages that one worker of a build is given, one after the other.
///
/// What it learns from a page it uses for the next ones, so each worker makes its own:
///
/// ```swift
/// var pages = renderer.makePageRenderer()
/// while let page = queue.next() {
///   buffer.removeAll(keepingCapacity: true)
///   if pages.render(page, to: &buffer, into: &diagnostics) { write(buffer) }
/// }
/// ```
package struct PageRenderer {
  private let renderer: SiteRenderer

  init(_ renderer: SiteRenderer) {
    self.renderer = renderer
  }

  /// Writes the HTML of a page behind what a buffer holds, and tells whether it could; a template may go too deep.
  package mutating func render(
    _ page: Page,
    to buffer: inout [UInt8],
    into diagnostics: inout DiagnosticCollector
  ) -> Bool {
    renderer.render(page, to: &buffer, into: &diagnostics)
  }
}

extension SiteRenderer {
  /// Makes what one worker renders pages with.
  package func makePageRenderer() -> PageRenderer { PageRenderer(self) }
}
