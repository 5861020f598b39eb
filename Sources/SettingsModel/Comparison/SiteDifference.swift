public import Diagnostics

/// In what two states of a site or page differ, by identity: pages, sections, rows and options that came, went, moved or
/// say something else.
///
/// ```swift
/// for change in new.difference(from: old).changes {
///   print(change.action, change.part, change.row?.title ?? "")  // changed row Wi-Fi
/// }
/// ```
///
/// What came or went with its whole page, section or parent is not named again. Parts without a key are taken for the
/// same that are most alike.
public struct SiteDifference: Hashable, Sendable {
  /// What happened to a part.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// It was not there before.
    case added
    /// It is there no more.
    case removed
    /// It stands elsewhere.
    case moved
    /// Some of its fields are others.
    case changed
  }

  /// What it happened to.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// What is common to all pages.
    case site
    /// A page of the site.
    case page
    /// A section of a page.
    case section
    /// A row of a plain section.
    case row
    /// An option of a selection.
    case option
  }

  /// What a section, row or option is called.
  public struct Name: Hashable, Sendable {
    /// The key, or the value of an option.
    public let key: String?
    /// What a person reads.
    public let title: String?
    /// Where it stands among its neighbours, from 1.
    public let position: Int
  }

  /// One thing that happened.
  public struct Change: Hashable, Sendable {
    /// What happened.
    public let action: Action
    /// What it happened to.
    public let part: Part
    /// The page's slug; `nil` for the site.
    public var page: String?
    /// The section that it happened to, or in.
    public var section: Name?
    /// The row or option that it happened to.
    public var row: Name?
    /// For what moved out of another section or from below another option, what that is called.
    public var origin: Name?
    /// For what changed, the fields in which it did.
    public var fields: [FieldChange] = []
    /// Where it is written: in the old state for what was removed, else in the new one.
    @Incidental public var location: SourceLocation?

    init(_ action: Action, _ part: Part) {
      self.action = action
      self.part = part
    }
  }

  /// All that happened: to the site, then to each page by slug; there what was removed, then the rest as it is written.
  public internal(set) var changes: [Change] = []

  /// Whether nothing happened.
  public var isEmpty: Bool { changes.isEmpty }
}

extension Site {
  /// In what this site differs from an older state of it.
  public func difference(from old: Site) -> SiteDifference {
    var difference = SiteDifference()
    difference.add(.site, from: EncodedPart(old), to: EncodedPart(self), origin)
    let (oldPages, newPages) = (old.pagesBySlug, pagesBySlug)
    for slug in Set(oldPages.keys).union(newPages.keys).sorted(by: {
      $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
    }) {
      switch (oldPages[slug], newPages[slug]) {
      case (let oldPage?, let newPage?):
        difference.changes.append(contentsOf: newPage.difference(from: oldPage).changes)
      case (let page?, nil): difference.add(.removed, page)
      case (nil, let page?): difference.add(.added, page)
      case (nil, nil): break
      }
    }
    return difference
  }

  private var pagesBySlug: [ExactText: Page] {
    Dictionary(pages.map { (ExactText($0.slug), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Page {
  /// In what this page differs from an older state of it, whatever the two are called.
  public func difference(from old: Page) -> SiteDifference {
    var comparison = PageComparison(from: old, to: self)
    comparison.run()
    return comparison.difference
  }
}

extension SiteDifference {
  /// Adds a page that came or went.
  fileprivate mutating func add(_ action: Action, _ page: Page) {
    var change = Change(action, .page)
    change.page = page.slug
    change.location = page.origin?.file
    changes.append(change)
  }

  /// Adds what the description of a site or page says differently.
  mutating func add(
    _ part: Part,
    page: String? = nil,
    from old: EncodedPart,
    to new: EncodedPart,
    _ origin: Origin?
  ) {
    var change = Change(.changed, part)
    change.page = page
    change.fields = FieldChange.changes(from: old, to: new)
    guard !change.fields.isEmpty else { return }
    change.location = origin?.location(of: change.fields)
    changes.append(change)
  }
}

extension Origin {
  /// The place of the first field that changed and is written.
  func location(of changes: [FieldChange]) -> SourceLocation {
    changes.first { has($0.name) }.map { location(of: $0.name) } ?? location
  }
}
