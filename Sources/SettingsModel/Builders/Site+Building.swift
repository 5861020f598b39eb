extension Site {
  /// Creates a site from its pages.
  ///
  /// ```swift
  /// let site = Site("Lantern", subtitle: "Settings of your reader") {
  ///   Page("index", title: "Preferences") {
  ///     Section("Connections") { Row.toggle("Wi-Fi", key: "wifi", isOn: true) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The site's name.
  ///   - language: The language of its texts, where a page names no other.
  ///   - theme: The theme's name.
  ///   - flags: The flags that conditions may name.
  ///   - navigation: The slugs of the pages in navigation, in order; `nil` means all pages by title.
  ///   - heading: What stands above every page; with a `subtitle` alone it is the title.
  ///   - subtitle: A line of help below the heading.
  ///   - footer: A text below every page.
  ///   - storage: Where changed settings are kept.
  ///   - hasContracts: Whether a page with a form has its contract beside it.
  ///   - scripts: Scripts of your own, among the assets, that every page loads.
  ///   - pages: The pages, in any order.
  public init(
    _ title: String,
    language: String = "en",
    theme: String = Site.defaultTheme,
    flags: [String: Bool] = [:],
    navigation: [String]? = nil,
    heading: String? = nil,
    subtitle: String? = nil,
    footer: String? = nil,
    storage: Storage = Storage(),
    hasContracts: Bool = true,
    scripts: [String] = [],
    @PagesBuilder pages: () -> [Page]
  ) {
    self.init(
      title: title,
      language: language,
      theme: theme,
      flags: flags,
      navigation: navigation,
      header: .heading(heading, subtitle: subtitle, of: title),
      footer: footer.map { .text($0) },
      storage: storage,
      hasContracts: hasContracts,
      scripts: scripts,
      pages: pages().sorted { $0.slug.unicodeScalars.lexicographicallyPrecedes($1.slug.unicodeScalars) }
    )
  }
}

extension HeaderFooter {
  /// A heading where one is asked for.
  static func heading(_ heading: String?, subtitle: String?, of title: String) -> HeaderFooter? {
    heading == nil && subtitle == nil ? nil : .title(heading ?? title, subtitle: subtitle)
  }
}
