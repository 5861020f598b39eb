public import Diagnostics

/// Judges the links from page to page: the page and the anchor they lead to are there.
public struct LinkValidator: Sendable {
  private let index: PageIndex

  /// Creates a validator that knows all pages of a site.
  public init(_ index: PageIndex) {
    self.index = index
  }

  /// Reports the links of a resolved page that lead nowhere.
  public func validate(_ page: Page, into diagnostics: inout DiagnosticCollector) {
    for section in page.sections {
      guard case .rows(let rows) = section.content else { continue }
      for row in rows {
        guard case .link(.page(let slug, let anchor), _) = row.content else { continue }
        validate(slug, anchor, of: row, into: &diagnostics)
      }
    }
  }

  private func validate(
    _ slug: String,
    _ anchor: String?,
    of row: Row,
    into diagnostics: inout DiagnosticCollector
  ) {
    guard index.contains(slug) else {
      return diagnostics.error(
        .unknownPage,
        "unknown page \"\(slug)\"",
        at: Place.field("page", row.origin).location,
        fix: index.suggestion(for: slug)
      )
    }
    guard let anchor, !index.contains(slug, anchor: anchor) else { return }
    diagnostics.error(
      .unknownAnchor,
      "the page \"\(slug)\" has no key \"\(anchor)\"",
      at: Place.field("anchor", row.origin).location,
      fix: index.anchors(of: slug).suggestion(for: anchor)
    )
  }
}
