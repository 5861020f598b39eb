@_spi(Borrowing) import JSONSource

/// A group of rows or options with a header above and a footer below: one `<fieldset>` or `<section>` of a page.
///
/// ```swift
/// Section(
///   key: "number",
///   header: HeaderFooter(.title("Pick a number")),
///   content: .selection(
///     Selection(.single, options: [.init(value: "one", title: "One"), .init(value: "two", title: "Two")],
///               selected: ["two"])
///   )
/// )
/// ```
public struct Section: Hashable, Sendable {
  /// What a section holds.
  public enum Content: Hashable, Sendable {
    /// Plain rows.
    case rows([Row])
    /// Options to choose from.
    case selection(Selection)
  }

  /// What most sections do without.
  @usableFromInline
  struct Extras: UncommonFields {
    var condition: Condition?
    var dependency: Dependency?
    var error: String?
    var synonyms: [String] = []
    var event: String?

    @usableFromInline
    init() {}
  }

  /// The name under which a selection is submitted; for plain rows an anchor.
  public var key: String?

  /// What stands above.
  public var header: HeaderFooter?

  /// Whether the header is for assistive technology only.
  public var isHeaderHidden: Bool

  /// Whether the header is the page's own heading, for the one section that a page asks a single question with.
  public var isPageHeading: Bool

  /// What stands below.
  public var footer: HeaderFooter?

  @usableFromInline var extras: Uncommon<Extras>

  /// The rows or options.
  public var content: Content

  /// Where it was written.
  @Incidental public var origin: Origin?

  /// Creates a section.
  public init(
    key: String? = nil,
    header: HeaderFooter? = nil,
    isHeaderHidden: Bool = false,
    isPageHeading: Bool = false,
    footer: HeaderFooter? = nil,
    condition: Condition? = nil,
    dependency: Dependency? = nil,
    error: String? = nil,
    synonyms: [String] = [],
    event: String? = nil,
    content: Content,
    origin: Origin? = nil
  ) {
    self.key = key
    self.header = header
    self.isHeaderHidden = isHeaderHidden
    self.isPageHeading = isPageHeading
    self.footer = footer
    var extras = Extras()
    extras.condition = condition
    extras.dependency = dependency
    extras.error = error
    extras.synonyms = synonyms
    extras.event = event
    self.extras = Uncommon(extras)
    self.content = content
    self.origin = origin
  }

  /// A section without anything that is read from a file.
  init(in object: BorrowedJSON) {
    isHeaderHidden = false
    isPageHeading = false
    content = .rows([])
    extras = Uncommon()
    origin = Origin(object)
  }
}

extension Section {
  /// Whether it has more than a key, a header, a footer and content.
  @_spi(Borrowing) @inlinable @inline(__always)
  public var hasExtras: Bool { !extras.isEmpty }

  /// Whether the section is part of the site.
  public var condition: Condition? {
    get { extras.condition }
    set { extras.condition = newValue }
  }

  /// The setting on which the section depends.
  public var dependency: Dependency? {
    get { extras.dependency }
    set { extras.dependency = newValue }
  }

  /// What is wrong with what was chosen, for a selection.
  public var error: String? {
    get { extras.error }
    set { extras.error = newValue }
  }

  /// Other words under which the filter finds it.
  public var synonyms: [String] {
    get { extras.synonyms }
    set { extras.synonyms = newValue }
  }

  /// The name under which the page's script tells of a selection: that it changed, and which option was chosen.
  public var event: String? {
    get { extras.event }
    set { extras.event = newValue }
  }
}
