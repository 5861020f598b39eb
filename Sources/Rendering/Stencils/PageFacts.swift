import SettingsModel

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
  init?(_ page: Page) {
    // Scripts of its own may stand in it as they are.
    guard page.scripts.isEmpty else { return nil }
    let sections = page.sections
    groups.reserveCapacity(sections.count)
    for index in sections.indices {
      guard !sections[index].hasExtras || sections[index].dependency == nil && sections[index].error == nil,
        case .selection(let selection) = sections[index].content
      else { return nil }
      hasControls = true
      if sections[index].isPageHeading { hasPageHeading = true }
      var group = Group()
      let isSimple = selection.options.withUnsafeBufferPointer { options in
        guard let first = options.baseAddress else { return false }
        for option in 0..<options.count {
          guard first[option].options.isEmpty else { return false }
          if first[option].hasExtras, first[option].icon != nil { group.hasIcons = true }
          if !first[option].isDisabled { group.isWhollyDisabled = false }
        }
        return true
      }
      guard isSimple else { return nil }
      groups.append(group)
    }
  }
}
