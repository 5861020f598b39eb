@_spi(Borrowing) import JSONSource

extension Selection {
  /// One thing that can be chosen; options below it make a tree.
  public struct Option: Hashable, Sendable {
    /// What most options do without.
    struct Extras: UncommonFields {
      var icon: String?
      var iconLabel: String?
      var language: String?
      var disabledReason: String?
      var condition: Condition?
      var divider: String?
      var synonyms: [String] = []
      var event: String?
    }

    /// The value, as a text that need not be a string.
    package internal(set) var valueText: SourceText?

    /// The title, as a text that need not be a string.
    package internal(set) var titleText: SourceText

    /// The subtitle, as a text that need not be a string.
    package internal(set) var subtitleText: SourceText?

    var extras = Uncommon<Extras>()

    /// Whether it can be seen but not chosen or unchosen.
    public var isDisabled: Bool

    /// Whether it cannot be chosen together with any other, like "None of these".
    public var isExclusive: Bool

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
      valueText = value.map(SourceText.init)
      titleText = SourceText(title)
      subtitleText = subtitle.map(SourceText.init)
      self.isDisabled = isDisabled
      self.isExclusive = isExclusive
      self.options = options
      self.origin = origin
      extras = Uncommon(
        Extras(
          icon: icon,
          iconLabel: iconLabel,
          language: language,
          disabledReason: disabledReason,
          condition: condition,
          divider: divider,
          synonyms: synonyms,
          event: event
        )
      )
    }

    /// The beginning of an option that is read from a file.
    init(of object: BorrowedJSON) {
      titleText = SourceText(standIn)
      isDisabled = false
      isExclusive = false
      options = []
      origin = Origin(object)
    }
  }
}

extension Selection.Option {
  /// Whether it has more than a value, a title, a subtitle and options below it.
  package var hasExtras: Bool { !extras.isEmpty }

  /// What is submitted.
  ///
  /// A parent whose children decide (``Selection/Parents/derived``) needs none.
  public var value: String? {
    get { valueText?.string }
    set { valueText = newValue.map(SourceText.init) }
  }

  /// What a person reads.
  public var title: String {
    get { titleText.string }
    set { titleText = SourceText(newValue) }
  }

  /// A line of help below the title.
  public var subtitle: String? {
    get { subtitleText?.string }
    set { subtitleText = newValue.map(SourceText.init) }
  }

  /// The name of an icon.
  public var icon: String? {
    get { extras.icon }
    set { extras.icon = newValue }
  }

  /// What the icon says, where it says something that the title does not; other icons are decoration.
  public var iconLabel: String? {
    get { extras.iconLabel }
    set { extras.iconLabel = newValue }
  }

  /// The language of the texts, when it is not the page's.
  public var language: String? {
    get { extras.language }
    set { extras.language = newValue }
  }

  /// Why it is disabled, in words.
  public var disabledReason: String? {
    get { extras.disabledReason }
    set { extras.disabledReason = newValue }
  }

  /// Whether it is part of the site at all.
  public var condition: Condition? {
    get { extras.condition }
    set { extras.condition = newValue }
  }

  /// A word above it that sets it apart from the options before, like "or".
  public var divider: String? {
    get { extras.divider }
    set { extras.divider = newValue }
  }

  /// Other words under which the filter finds it.
  public var synonyms: [String] {
    get { extras.synonyms }
    set { extras.synonyms = newValue }
  }

  /// The name under which the page's script tells that it was chosen, instead of the section's.
  public var event: String? {
    get { extras.event }
    set { extras.event = newValue }
  }
}
