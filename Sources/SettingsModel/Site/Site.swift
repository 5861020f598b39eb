/// What `site.json` says about a set of pages, and the pages themselves.
///
/// ```swift
/// Site(title: "My App", pages: [Page(slug: "general", title: "General")])
/// ```
public struct Site: Hashable, Sendable {
  /// The site's name.
  public var title: String

  /// The language of its texts, where a page names no other: a BCP 47 tag.
  public var language: String

  /// The theme's name, or a path relative to the site's folder.
  public var theme: String

  /// The flags that conditions may name, with their values.
  public var flags: [String: Bool]

  /// The slugs of the pages in navigation, in order; `nil` means all pages by title, or none where there are
  /// more than a hundred: the home page leads to all.
  public var navigation: [String]?

  /// What stands above every page.
  public var header: HeaderFooter?

  /// What stands below every page.
  public var footer: HeaderFooter?

  /// Where changed settings are kept.
  public var storage: Storage

  /// URL schemes that links may have besides `http`, `https`, `mailto` and `tel`.
  public var urlSchemes: [String]

  /// Replacements for the library's own words, by their identifier.
  public var strings: [String: String]

  /// Whether a page with a form has its contract beside it: what the form submits, as a schema and as defaults.
  public var hasContracts: Bool

  /// Scripts of the author's own that every page loads, such as `assets/mine.js`.
  ///
  /// They are files among the site's assets. Pages load them when they have been read, in this order; those with controls
  /// tell them of what happens, by `fieldset:change` and `fieldset:select`.
  public var scripts: [String]

  /// The pages, by slug in the order of their scalars.
  public var pages: [Page]

  /// Where it was written.
  @Incidental public var origin: Origin?

  /// Creates a site.
  public init(
    title: String,
    language: String = "en",
    theme: String = Site.defaultTheme,
    flags: [String: Bool] = [:],
    navigation: [String]? = nil,
    header: HeaderFooter? = nil,
    footer: HeaderFooter? = nil,
    storage: Storage = Storage(),
    urlSchemes: [String] = [],
    strings: [String: String] = [:],
    hasContracts: Bool = true,
    scripts: [String] = [],
    pages: [Page] = [],
    origin: Origin? = nil
  ) {
    self.title = title
    self.language = language
    self.theme = theme
    self.flags = flags
    self.navigation = navigation
    self.header = header
    self.footer = footer
    self.storage = storage
    self.urlSchemes = urlSchemes
    self.strings = strings
    self.hasContracts = hasContracts
    self.scripts = scripts
    self.pages = pages
    self.origin = origin
  }

  /// The theme of a site that names none.
  public static let defaultTheme = "inset-grouped"
}
