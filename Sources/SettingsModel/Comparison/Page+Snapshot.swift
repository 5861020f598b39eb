extension Page {
  /// The identities of a page's sections, rows and options.
  public typealias PartSnapshot = Snapshot<Section.Identity, Row.Identity>

  /// The page's sections with their rows and options, by identity.
  ///
  /// The options below others are groups of their own, which stand behind the page's sections. Where a page is at fault
  /// and two parts have one key, the first has it, and the others count as parts without a key.
  public var snapshot: PartSnapshot { PageOutline(self).snapshot }
}

extension Site {
  /// A section of one of the site's pages.
  public struct SectionIdentity: Hashable, Sendable, CustomStringConvertible {
    /// The page's slug.
    public let page: ExactText
    /// The section within the page.
    public let section: Section.Identity

    /// The section's key or title, or what else it is known by.
    public var description: String { section.description }
  }

  /// The site's pages by their slugs, with their sections.
  public var snapshot: Snapshot<ExactText, SectionIdentity> {
    var snapshot = Snapshot<ExactText, SectionIdentity>()
    for page in pages {
      let slug = ExactText(page.slug)
      // A page of a slug that is taken is a fault that is reported elsewhere.
      guard (try? snapshot.append(sections: [slug])) != nil else { continue }
      let sections = page.snapshot.sections.filter { if case .options = $0 { false } else { true } }
      try? snapshot.append(items: sections.map { SectionIdentity(page: slug, section: $0) }, to: slug)
    }
    return snapshot
  }
}
