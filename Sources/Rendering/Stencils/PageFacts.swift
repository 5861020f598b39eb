@_spi(Borrowing) import SettingsModel

/// What has to be known of a page before its parts are looked at one by one.
struct PageFacts {
  /// What has to be known of a section's options together.
  struct Group {
    var hasIcons = false
    var isWhollyDisabled = true
  }

  private(set) var hasControls = false
  private(set) var hasPageHeading = false
  private(set) var groups: [Group] = []

  /// Looks at a page; `nil` when something on it depends on more than its shape.
  init?(_ page: borrowing Page, _ outline: borrowing PageOutline) {
    // Scripts of its own may stand in it as they are.
    guard page.scripts.isEmpty, outline.isPlain, !outline.allOptions.contains(.tree) else { return nil }
    hasControls = !page.sections.isEmpty
    groups.reserveCapacity(outline.options.count)
    var isSimple = true
    page.sections.forEachInPlace { section in
      if section.pointee.isPageHeading { hasPageHeading = true }
      if section.pointee.hasExtras, section.pointee.dependency != nil || section.pointee.error != nil {
        isSimple = false
      }
    }
    guard isSimple, outline.options.allSatisfy({ !$0.isEmpty }) else { return nil }
    for marks in outline.options {
      groups.append(Group(hasIcons: marks.contains(.icon), isWhollyDisabled: !marks.contains(.enabled)))
    }
  }
}
