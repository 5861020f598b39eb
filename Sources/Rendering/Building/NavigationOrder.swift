package import SettingsModel

/// The pages in the order in which navigation shows them.
package enum NavigationOrder {
  /// The pages that the site names, or all: the home page first, then by title.
  package static func pages(of site: Site) -> [Page] {
    if let slugs = site.navigation {
      let pages = Dictionary(site.pages.map { (ExactText($0.slug), $0) }, uniquingKeysWith: { first, _ in first })
      return slugs.compactMap { pages[ExactText($0)] }
    }
    return site.pages.sorted { first, second in
      let isFirstHome = first.slug == IndexPage.slug
      guard isFirstHome == (second.slug == IndexPage.slug) else { return isFirstHome }
      let (firstTitle, secondTitle) = (first.title.lowercased(), second.title.lowercased())
      return (firstTitle, first.slug) < (secondTitle, second.slug)
    }
  }
}
