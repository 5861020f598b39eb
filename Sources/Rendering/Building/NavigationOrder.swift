package import SettingsModel

/// The pages in the order in which navigation shows them.
package enum NavigationOrder {
  /// The pages that the site names, or all: the home page first, then by title.
  package static func pages(of site: Site) -> [Page] {
    if let slugs = site.navigation {
      let pages = Dictionary(site.pages.map { (ExactText($0.slug), $0) }, uniquingKeysWith: { first, _ in first })
      return slugs.compactMap { pages[ExactText($0)] }
    }
    let keys = site.pages.map { page in
      (isOther: page.slug == IndexPage.slug ? 0 : 1, title: page.title.lowercased(), slug: page.slug)
    }
    return site.pages.indices.sorted { keys[$0] < keys[$1] }.map { site.pages[$0] }
  }

  /// How many pages navigation shows of a site that does not say which.
  ///
  /// A list of all pages on every page grows with the square of their number, and nobody reads it; the home page leads
  /// to all of them.
  package static let largestCount = 100

  /// Whether navigation shows none of so many pages of a site.
  package static func showsNone(of count: Int, in site: Site) -> Bool {
    site.navigation == nil && count > largestCount
  }

  /// The pages that navigation shows on each page of a site.
  package static func shown(_ pages: [Page], of site: Site) -> [Page] {
    showsNone(of: pages.count, in: site) ? [] : pages
  }
}
