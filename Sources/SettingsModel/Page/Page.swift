/// One page of settings: a title, sections between a header and a footer, and the form that submits them.
///
/// ```swift
/// Page(slug: "preferences", title: "Preferences", sections: [
///   Section(content: .rows([Row(title: "Wi-Fi", key: "wifi", content: .toggle(Toggle(isOn: true)))]))
/// ])
/// ```
public struct Page: Hashable, Sendable {
  /// The page's path below the site's folder, without an ending: `account/mail`.
  public var slug: String

  /// The page's name in its `<title>` and in navigation.
  public var title: String

  /// The language of the page, when it is not the site's.
  public var language: String?

  /// The name of an icon for navigation.
  public var icon: String?

  /// Whether the page's script offers to find a setting by its words.
  public var offersFilter: Bool

  /// What stands above the sections.
  public var header: HeaderFooter?

  /// How the controls are submitted; `nil` means with all defaults.
  public var form: Form?

  /// The sections in order.
  public var sections: [Section]

  /// What stands below the sections.
  public var footer: HeaderFooter?

  /// Scripts of the author's own that the page loads behind those of the site, such as `assets/mine.js`.
  public var scripts: [String]

  /// Where it was written.
  @Incidental public var origin: Origin?

  /// Creates a page.
  public init(
    slug: String,
    title: String,
    language: String? = nil,
    icon: String? = nil,
    offersFilter: Bool = false,
    header: HeaderFooter? = nil,
    form: Form? = nil,
    sections: [Section] = [],
    footer: HeaderFooter? = nil,
    scripts: [String] = [],
    origin: Origin? = nil
  ) {
    self.slug = slug
    self.title = title
    self.language = language
    self.icon = icon
    self.offersFilter = offersFilter
    self.header = header
    self.form = form
    self.sections = sections
    self.footer = footer
    self.scripts = scripts
    self.origin = origin
  }
}
