@_spi(Borrowing) import JSONSource

extension Selection {
  /// One thing that can be chosen; options below it make a tree.
  public struct Option: Sendable {
    /// What most options do without.
    @usableFromInline
    struct Extras: UncommonFields {
      var icon: String?
      var iconLabel: String?
      var language: String?
      var disabledReason: String?
      var condition: Condition?
      var divider: String?
      var synonyms: [String] = []
      var event: String?

      @usableFromInline
      init() {}
    }

    /// The value, without a string made of it.
    @_spi(Borrowing) public internal(set) var valueText: TextSpan

    /// The title, without a string made of it.
    @_spi(Borrowing) public internal(set) var titleText: TextSpan

    /// The subtitle, without a string made of it.
    @_spi(Borrowing) public internal(set) var subtitleText: TextSpan

    /// What holds these texts.
    private var memory: any AnyObject & Sendable

    @usableFromInline var extras = Uncommon<Extras>()

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
      let (memory, spans) = TextMemory.holding(value, title, subtitle)
      self.memory = memory
      (valueText, titleText, subtitleText) = (spans[0], spans[1], spans[2])
      self.isDisabled = isDisabled
      self.isExclusive = isExclusive
      self.options = options
      self.origin = origin
      var extras = Extras()
      extras.icon = icon
      extras.iconLabel = iconLabel
      extras.language = language
      extras.disabledReason = disabledReason
      extras.condition = condition
      extras.divider = divider
      extras.synonyms = synonyms
      extras.event = event
      self.extras = Uncommon(extras)
    }

    /// An option without anything, whose texts stand in a document.
    init(in object: BorrowedJSON) {
      let value = object.value
      memory = value.document
      (valueText, titleText, subtitleText) = (.absent, .absent, .absent)
      isDisabled = false
      isExclusive = false
      options = []
      origin = Origin(value)
    }

    /// Takes a string in.
    mutating func keep(_ string: String?) -> TextSpan {
      guard let string else { return .absent }
      let (memory, spans) = TextMemory.holding(string, besides: memory)
      self.memory = memory
      return spans[0]
    }
  }
}

extension Selection.Option {
  /// Whether it has more than a value, a title, a subtitle and options below it.
  @_spi(Borrowing) @inlinable @inline(__always)
  public var hasExtras: Bool { !extras.isEmpty }

  /// What is submitted.
  ///
  /// A parent whose children decide (``Selection/Parents/derived``) needs none.
  public var value: String? {
    get { valueText.string }
    set { valueText = keep(newValue) }
  }

  /// What a person reads.
  public var title: String {
    get { titleText.string ?? "" }
    set { titleText = keep(newValue) }
  }

  /// A line of help below the title.
  public var subtitle: String? {
    get { subtitleText.string }
    set { subtitleText = keep(newValue) }
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
