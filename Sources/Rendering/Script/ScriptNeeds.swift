import SettingsModel

/// Which parts of the script a page has a use for; without any it has no script at all.
struct ScriptNeeds: Sendable {
  /// The names of the parts.
  let parts: Set<String>

  /// Where the page keeps changed settings.
  let storage: Storage

  /// Whether the page has a use for any part.
  var isEmpty: Bool { parts.isEmpty }

  /// The parts that a page may ask for by name; all others are there for these.
  static let askable: Set<String> = [
    "storage-local", "storage-extension", "storage-post", "changes", "transfer", "events", "filter", "select-all",
    "tree", "limits", "deep-links",
  ]

  /// Decides for a page of a site.
  init(_ page: Page, in site: Site) {
    let form = page.form ?? Form()
    guard page.hasControls else {
      // Buttons, links and rows of the author's own can be pressed all the same.
      parts = page.hasEvents ? ["events"] : []
      storage = Storage()
      return
    }
    storage = form.storage ?? site.storage
    var parts: Set<String> = []
    switch storage.kind {
    case .none: break
    case .local: parts.insert("storage-local")
    case .extension: parts.insert("storage-extension")
    case .post: parts.insert("storage-post")
    }
    if form.marksChanges { parts.insert("changes") }
    if form.offersTransfer { parts.insert("transfer") }
    // A script of the author's own is there to hear of something.
    let hasListeners = form.dispatchesEvents || !site.scripts.isEmpty || !page.scripts.isEmpty
    if hasListeners || page.hasEvents { parts.insert("events") }
    if page.offersFilter { parts.insert("filter") }
    for case .selection(let selection) in page.sections.map(\.content) {
      if selection.offersSelectAll { parts.insert("select-all") }
      if selection.isTree { parts.insert("tree") }
      if selection.isLimited { parts.insert("limits") }
    }
    // Browsers check fields by themselves; the script has to only where it changes them.
    if !parts.isEmpty, page.hasLimitedFields { parts.insert("limits") }
    // A link may lead to what is closed, filtered out, or waits for another setting.
    let hidesRows = parts.contains("tree") || parts.contains("filter") || !parts.isEmpty && page.hasDependencies
    if hidesRows { parts.insert("deep-links") }
    self.parts = parts
  }
}

extension Selection {
  /// Whether an option has options below it.
  var isTree: Bool { options.contains { !$0.options.isEmpty } }

  /// Whether not every combination of options may be chosen.
  fileprivate var isLimited: Bool {
    minimum != nil || maximum != nil || parents == .exclusive || options.contains { $0.containsExclusive }
  }
}

extension Selection.Option {
  fileprivate var containsEvent: Bool {
    event != nil || options.contains { $0.containsEvent }
  }

  fileprivate var containsExclusive: Bool {
    isExclusive || options.contains { $0.containsExclusive }
  }
}

extension Page {
  /// Whether the page's script has to tell of something by a name.
  fileprivate var hasEvents: Bool {
    sections.contains { section in
      switch section.content {
      case .rows(let rows): rows.contains { $0.event != nil }
      case .selection(let selection): section.event != nil || selection.options.contains { $0.containsEvent }
      }
    }
  }

  /// Whether something on the page waits for another setting.
  fileprivate var hasDependencies: Bool {
    sections.contains { section in
      if section.dependency != nil { return true }
      guard case .rows(let rows) = section.content else { return false }
      return rows.contains { $0.dependency != nil }
    }
  }

  /// Whether a field refuses some of what can be typed.
  fileprivate var hasLimitedFields: Bool {
    sections.contains { section in
      guard case .rows(let rows) = section.content else { return false }
      return rows.contains { row in
        switch row.content {
        case .textField(let field):
          field.isRequired || field.pattern != nil || field.minimumLength != nil || field.maximumLength != nil
            || field.kind == .email || field.kind == .url
        case .number: true
        case .select(let field): field.isRequired
        default: false
        }
      }
    }
  }
}
