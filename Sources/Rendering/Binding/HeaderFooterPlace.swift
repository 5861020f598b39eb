/// Where a header or footer stands; each place has templates of its own, since the levels of headings differ.
public enum HeaderFooterPlace: Hashable, Sendable, CaseIterable {
  /// Above every page of the site.
  case siteHeader
  /// Below every page of the site.
  case siteFooter
  /// Above a page's sections; holds its `<h1>`.
  case pageHeader
  /// Below a page's sections.
  case pageFooter
  /// Above a section's rows; an `<h2>` where it is a heading.
  case sectionHeader
  /// Below a section's rows.
  case sectionFooter

  /// All places.
  public static let everywhere = Set(allCases)

  /// The folder of its templates.
  var folder: String {
    switch self {
    case .siteHeader: HeaderFooterField.folder(in: .site, .header)
    case .siteFooter: HeaderFooterField.folder(in: .site, .footer)
    case .pageHeader: HeaderFooterField.folder(in: .page, .header)
    case .pageFooter: HeaderFooterField.folder(in: .page, .footer)
    case .sectionHeader: HeaderFooterField.folder(in: .section, .header)
    case .sectionFooter: HeaderFooterField.folder(in: .section, .footer)
    }
  }

  /// The place of a part of something.
  init(_ place: HeaderFooterField.Place, _ side: HeaderFooterField.Side) {
    self =
      switch (place, side) {
      case (.site, .header): .siteHeader
      case (.site, .footer): .siteFooter
      case (.page, .header): .pageHeader
      case (.page, .footer): .pageFooter
      case (.section, .header): .sectionHeader
      case (.section, .footer): .sectionFooter
      }
  }
}
