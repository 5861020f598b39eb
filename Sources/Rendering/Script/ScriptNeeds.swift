@_spi(Borrowing) import SettingsModel

/// Which parts of the script a page has a use for; without any it has no script at all.
struct ScriptNeeds: Sendable {
  /// The parts.
  let features: ScriptFeatures

  /// Where the page keeps changed settings.
  let storage: Storage

  /// The names of the parts.
  var parts: Set<String> { features.names }

  /// Whether the page has a use for any part.
  var isEmpty: Bool { features.isEmpty }

  /// Decides for a page of a site.
  init(_ page: borrowing Page, _ outline: borrowing PageOutline, in site: borrowing Site) {
    guard !outline.allOptions.isEmpty || page.hasControls else {
      // Buttons, links and rows of the author's own can be pressed all the same.
      features = page.hasEvents(outline) ? .events : []
      storage = Storage()
      return
    }
    var features: ScriptFeatures = []
    storage = page.form?.storage ?? site.storage
    switch storage.kind {
    case .none: break
    case .local: features.insert(.storageLocal)
    case .extension: features.insert(.storageExtension)
    case .post: features.insert(.storagePost)
    }
    if let form = page.form {
      if form.marksChanges { features.insert(.changes) }
      if form.offersTransfer { features.insert(.transfer) }
      if form.dispatchesEvents { features.insert(.events) }
    }
    // A script of the author's own is there to hear of something.
    if !site.scripts.isEmpty || !page.scripts.isEmpty { features.insert(.events) }
    if !features.contains(.events), page.hasEvents(outline) { features.insert(.events) }
    if page.offersFilter { features.insert(.filter) }
    if outline.allOptions.contains(.tree) { features.insert(.tree) }
    if outline.allOptions.contains(.exclusive) || outline.sections.contains(.limits) { features.insert(.limits) }
    if outline.sections.contains(.selectAll) { features.insert(.selectAll) }
    // Browsers check most fields by themselves; the script has to only where it changes them.
    if outline.sections.contains(.rows), features.isEmpty ? page.hasLimitedNumbers : page.hasLimitedFields {
      features.insert(.limits)
    }
    // A link may lead to what is closed, filtered out, or waits for another setting.
    let hidesRows = !features.isDisjoint(with: [.tree, .filter]) || !features.isEmpty && page.hasDependencies
    if hidesRows { features.insert(.deepLinks) }
    self.features = features
  }
}

extension Selection {
  /// Whether an option has options below it.
  var isTree: Bool { options.containsInPlace { !$0.pointee.options.isEmpty } }
}

extension Page {
  /// Whether the page's script has to tell of something by a name.
  fileprivate func hasEvents(_ outline: PageOutline) -> Bool {
    if outline.allOptions.contains(.event) { return true }
    guard !outline.sections.isDisjoint(with: [.rows, .extras]) else { return false }
    return sections.containsInPlace { section in
      switch section.pointee.content {
      case .rows(let rows): rows.containsInPlace { $0.pointee.event != nil }
      case .selection: section.pointee.event != nil
      }
    }
  }

  /// Whether a number has limits, which no browser knows of: its field is one for text.
  fileprivate var hasLimitedNumbers: Bool {
    hasRow { content in
      guard case .number(let field) = content else { return false }
      return !field.hasSpinner && (field.minimum != nil || field.maximum != nil || field.step != nil)
    }
  }

  /// Whether a field refuses some of what can be typed.
  fileprivate var hasLimitedFields: Bool {
    hasRow { content in
      switch content {
      case .textField(let field):
        field.isRequired || field.pattern != nil || field.minimumLength != nil || field.maximumLength != nil
          || field.kind == .email || field.kind == .url
      case .number: true
      case .select(let field): field.isRequired
      default: false
      }
    }
  }

  private func hasRow(_ isMeant: (Row.Content) -> Bool) -> Bool {
    sections.containsInPlace { section in
      guard case .rows(let rows) = section.pointee.content else { return false }
      return rows.containsInPlace { isMeant($0.pointee.content) }
    }
  }
}
