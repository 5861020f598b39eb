import Diagnostics

/// What pages know of one another: their slugs, and the keys on them that a link can lead to.
///
/// Made once of all resolved pages, it lets the links of each page be judged by itself.
public struct PageIndex: Sendable {
  private var anchorsBySlug: [ExactText: [String]] = [:]

  /// Looks through pages.
  public init(_ pages: [Page]) {
    for page in pages { anchorsBySlug[ExactText(page.slug)] = page.anchors }
  }

  /// Whether there is a page; the home page always is, since an index is made where the site has none.
  public func contains(_ slug: String) -> Bool {
    slug == "index" || anchorsBySlug[ExactText(slug)] != nil
  }

  /// Whether a page has a section, control or row of this key.
  public func contains(_ slug: String, anchor: String) -> Bool {
    anchors(of: slug).contains(anchor)
  }

  /// The keys on a page, in order.
  func anchors(of slug: String) -> [String] {
    anchorsBySlug[ExactText(slug)] ?? []
  }

  /// What a mistyped slug likely stands for.
  func suggestion(for slug: String) -> String? {
    let slugs = anchorsBySlug.keys.map(\.text).sorted()
    // A file's name and an address are the usual mistakes.
    for ending in [".json", ".html"] where slug.hasSuffix(ending) {
      let stem = String(slug.dropLast(ending.count))
      if contains(stem) { return "Did you mean \"\(stem)\"?" }
    }
    return slugs.suggestion(for: slug)
  }
}

extension Page {
  /// The keys of sections and rows, in order.
  fileprivate var anchors: [String] {
    sections.flatMap { section -> [String] in
      let own = section.key.map { [$0] } ?? []
      guard case .rows(let rows) = section.content else { return own }
      return own + rows.compactMap(\.key)
    }
  }
}
