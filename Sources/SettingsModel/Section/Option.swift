extension Selection {
  /// One thing that can be chosen; options below it make a tree.
  public struct Option: Hashable, Sendable {
    /// What is submitted.
    ///
    /// A parent whose children decide (``Selection/Parents/derived``) needs none.
    public var value: String?

    /// What a person reads.
    public var title: String

    /// A line of help below the title.
    public var subtitle: String?

    /// The name of an icon.
    public var icon: String?

    /// What the icon says, where it says something that the title does not; other icons are decoration.
    public var iconLabel: String?

    /// The language of the texts, when it is not the page's.
    public var language: String?

    /// Whether it can be seen but not chosen or unchosen.
    public var isDisabled: Bool

    /// Why it is disabled, in words.
    public var disabledReason: String?

    /// Whether it is part of the site at all.
    public var condition: Condition?

    /// Whether it cannot be chosen together with any other, like "None of these".
    public var isExclusive: Bool

    /// A word above it that sets it apart from the options before, like "or".
    public var divider: String?

    /// Other words under which the filter finds it.
    public var synonyms: [String]

    /// The name under which the page's script tells that it was chosen, instead of the section's.
    public var event: String?

    /// The options below it.
    public var options: [Option]

    /// Where it was written.
    @Incidental public var origin: Origin?

    /// Creates an option.
    public init(
      value: String?,
      title: String,
      subtitle: String? = nil,
      icon: String? = nil,
      iconLabel: String? = nil,
      language: String? = nil,
      isDisabled: Bool = false,
      disabledReason: String? = nil,
      condition: Condition? = nil,
      isExclusive: Bool = false,
      divider: String? = nil,
      synonyms: [String] = [],
      event: String? = nil,
      options: [Option] = [],
      origin: Origin? = nil
    ) {
      self.value = value
      self.title = title
      self.subtitle = subtitle
      self.icon = icon
      self.iconLabel = iconLabel
      self.language = language
      self.isDisabled = isDisabled
      self.disabledReason = disabledReason
      self.condition = condition
      self.isExclusive = isExclusive
      self.divider = divider
      self.synonyms = synonyms
      self.event = event
      self.options = options
      self.origin = origin
    }
  }
}
