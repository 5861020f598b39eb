extension Page {
  /// Creates a page from its sections.
  ///
  /// ```swift
  /// Page("preferences", title: "Preferences", subtitle: "For this device", form: Form(submit: "Save")) {
  ///   Section("Connections") {
  ///     Row.toggle("Wi-Fi", key: "wifi", isOn: true)
  ///     if hasBluetooth { Row.toggle("Bluetooth", key: "bluetooth") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - slug: The page's path below the site's folder, without an ending.
  ///   - title: The page's name.
  ///   - language: The language of the page, when it is not the site's.
  ///   - icon: The name of an icon for navigation.
  ///   - heading: What stands above the sections, when it is not the title.
  ///   - subtitle: A line of help below the heading.
  ///   - form: How the controls are submitted.
  ///   - footer: A text below the sections.
  ///   - scripts: Scripts of your own, among the assets, that the page loads besides those of the site.
  ///   - sections: The sections in order.
  public init(
    _ slug: String,
    title: String,
    language: String? = nil,
    icon: String? = nil,
    heading: String? = nil,
    subtitle: String? = nil,
    form: Form? = nil,
    footer: String? = nil,
    scripts: [String] = [],
    @SectionsBuilder sections: () -> [Section]
  ) {
    self.init(
      slug: slug,
      title: title,
      language: language,
      icon: icon,
      header: .heading(heading, subtitle: subtitle, of: title),
      form: form,
      sections: sections(),
      footer: footer.map { .text($0) },
      scripts: scripts
    )
  }
}
