/// What a `select` row has of its own: the entries of a menu, alone or in groups.
public struct SelectField: Hashable, Sendable {
  /// One entry of the menu.
  public struct Option: Hashable, Sendable {
    /// What is submitted.
    public var value: String
    /// What a person reads.
    public var title: String
    /// The language of the title, when it is not the page's.
    public var language: String?
    /// Whether it can be seen but not chosen.
    public var isDisabled: Bool
    /// Whether it is part of the site at all.
    public var condition: Condition?
    /// Where it was written.
    @Incidental public var origin: Origin?

    /// Creates an entry.
    public init(
      value: String,
      title: String,
      language: String? = nil,
      isDisabled: Bool = false,
      condition: Condition? = nil,
      origin: Origin? = nil
    ) {
      self.value = value
      self.title = title
      self.language = language
      self.isDisabled = isDisabled
      self.condition = condition
      self.origin = origin
    }
  }

  /// Entries under a heading of their own; without a heading they stand in the menu itself.
  public struct Group: Hashable, Sendable {
    /// The heading.
    public var header: String?
    /// The entries.
    public var options: [Option]
    /// Whether it is part of the site at all.
    public var condition: Condition?
    /// Where it was written.
    @Incidental public var origin: Origin?

    /// Creates a group.
    public init(header: String? = nil, options: [Option], condition: Condition? = nil, origin: Origin? = nil) {
      self.header = header
      self.options = options
      self.condition = condition
      self.origin = origin
    }
  }

  /// The entries, in groups.
  ///
  /// Entries that stand alone make groups without a header.
  public var groups: [Group]

  /// The value that is chosen at first; `nil` where nothing is.
  public var value: String?

  /// Whether the menu's empty entry is refused.
  public var isRequired: Bool

  /// Creates a menu.
  public init(groups: [Group], value: String? = nil, isRequired: Bool = false) {
    self.groups = groups
    self.value = value
    self.isRequired = isRequired
  }

  /// All entries in order.
  public var options: [Option] { groups.flatMap(\.options) }
}
