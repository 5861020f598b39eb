import Diagnostics

extension Inspection {
  /// The pages in navigation are there, each once.
  mutating func checkNavigation(of site: Site, _ index: PageIndex) {
    guard let navigation = site.navigation else { return }
    var seen: [ExactText: Int] = [:]
    for (position, slug) in navigation.enumerated() {
      let place = Place.element("navigation", position, site.origin)
      if let first = seen.updateValue(position, forKey: ExactText(slug)) {
        error(
          .duplicateNavigation,
          "the page \"\(slug)\" stands in navigation twice",
          at: place,
          notes: [Diagnostic.Note("first here", at: Place.element("navigation", first, site.origin).location)],
          fix: "List it once."
        )
      } else if !index.contains(slug) {
        error(.unknownPage, "unknown page \"\(slug)\"", at: place, fix: index.suggestion(for: slug))
      }
    }
  }
}
