package import SettingsModel

/// The page that leads to all others, made for sites that do not write one.
package enum IndexPage {
  /// The slug of a site's home page, written or made.
  package static let slug = "index"

  /// A page with a link to every page of a site.
  package static func make(for site: Site, linking pages: [Page]) -> Page {
    let rows = pages.map { page in
      Row(
        title: page.title,
        subtitle: page.header?.subtitle,
        icon: page.icon,
        language: page.language == site.language ? nil : page.language,
        content: .link(.page(page.slug))
      )
    }
    let sections = rows.isEmpty ? [] : [Section(content: .rows(rows))]
    return Page(slug: slug, title: site.title, sections: sections)
  }
}
