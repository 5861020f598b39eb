/// What stands above or below a site, a page or a section.
public struct HeaderFooter: Hashable, Sendable {
  /// The header's or footer's kind with its fields.
  public enum Content: Hashable, Sendable {
    /// A heading, with an optional line of help below it.
    case title(String, subtitle: String? = nil)
    /// A paragraph.
    case text(String)
    /// A kind of the author's own, for which the theme or the site has a template.
    case custom(kind: String, fields: Fields)
  }

  /// The kind with its fields.
  public var content: Content

  /// The language of its texts, when it is not the page's.
  public var language: String?

  /// Where it was written.
  @Incidental public var origin: Origin?

  /// The model that it was made of, if it was.
  @Incidental var modelBox: ModelBox?

  /// Creates a header or footer.
  public init(_ content: Content, language: String? = nil, origin: Origin? = nil) {
    self.content = content
    self.language = language
    self.origin = origin
  }

  /// The identifiers of the library's own kinds.
  package static let libraryKinds = ["title", "text"]

  /// The identifier that names its template: `title`, `text`, or the author's own kind.
  public var kind: String {
    switch content {
    case .title: "title"
    case .text: "text"
    case .custom(let kind, _): kind
    }
  }

  /// The heading, for a header or footer of the kind `title`; for a kind of the author's own the text `title` among its
  /// fields, by which a group is named.
  public var title: String? {
    switch content {
    case .title(let title, _): title
    case .text: nil
    case .custom(_, let fields):
      if case .text(let title)? = fields["title"] { title } else { nil }
    }
  }

  /// What the author has given, for a kind of their own.
  public var fields: Fields {
    if case .custom(_, let fields) = content { fields } else { Fields() }
  }

  /// The line below the heading, for a header or footer of the kind `title`.
  public var subtitle: String? {
    if case .title(_, let subtitle) = content { subtitle } else { nil }
  }
}
