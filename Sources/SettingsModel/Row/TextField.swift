/// What a row for text has of its own.
public struct TextField: Hashable, Sendable {
  /// Which text is asked for; the spelling is the row's kind in the page format.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Any text on one line.
    case text
    /// A text of several lines.
    case multiline
    /// A secret, not shown while it is typed.
    case password
    /// An e-mail address.
    case email
    /// An absolute URL.
    case url
    /// A telephone number.
    case telephone
    /// Words to search for.
    case search
  }

  /// Which text is asked for.
  public var kind: Kind

  /// The text at first.
  public var value: String

  /// An example shown while the field is empty.
  public var placeholder: String?

  /// The least number of UTF-16 code units that are accepted, as HTML counts them.
  public var minimumLength: Int?

  /// The largest number of UTF-16 code units that are accepted, as HTML counts them.
  public var maximumLength: Int?

  /// A regular expression that the whole text must match, as HTML's `pattern` attribute has it.
  public var pattern: String?

  /// What the pattern asks for, in words.
  public var patternHint: String?

  /// What browsers may fill in: a value of HTML's `autocomplete` attribute.
  public var autocomplete: String?

  /// Whether an empty text is refused.
  public var isRequired: Bool

  /// Creates a text field.
  public init(
    _ kind: Kind = .text,
    value: String = "",
    placeholder: String? = nil,
    minimumLength: Int? = nil,
    maximumLength: Int? = nil,
    pattern: String? = nil,
    patternHint: String? = nil,
    autocomplete: String? = nil,
    isRequired: Bool = false
  ) {
    self.kind = kind
    self.value = value
    self.placeholder = placeholder
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.pattern = pattern
    self.patternHint = patternHint
    self.autocomplete = autocomplete
    self.isRequired = isRequired
  }
}
