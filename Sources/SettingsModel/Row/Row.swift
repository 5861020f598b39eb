/// One line of a section: a control with its label, a value, a link or a note.
///
/// ```swift
/// Row(title: "Wi-Fi", key: "wifi", content: .toggle(Toggle(isOn: true)))
/// ```
public struct Row: Hashable, Sendable {
  /// What kind of row it is, with what only that kind has.
  public enum Content: Hashable, Sendable {
    /// `switch`: on or off.
    case toggle(Toggle)
    /// `value`: a fact to read.
    case value(String)
    /// `link`: a way to another page; `value` is what stands at its end.
    case link(Link, value: String? = nil)
    /// `text`, `multiline`, `password`, `email`, `url`, `telephone`, `search`.
    case textField(TextField)
    /// `number`.
    case number(NumberField)
    /// `range`: a number on a scale.
    case range(NumberField)
    /// `select`: one of many in a menu.
    case select(SelectField)
    /// `date`: `YYYY-MM-DD`, or empty.
    case date(String)
    /// `time`: `HH:MM`, or empty.
    case time(String)
    /// `color`: `#rrggbb`.
    case color(String)
    /// `button`.
    case button(Button)
    /// `note`: a paragraph.
    case note(String)
    /// A kind of the author's own, for which the theme or the site has a template.
    case custom(kind: String, fields: Fields)
  }

  /// What a person reads first.
  ///
  /// Notes have none; a row of the author's own kind may have none.
  public var title: String?

  /// A line of help below the title.
  public var subtitle: String?

  /// The name a control submits under; on other rows an anchor.
  public var key: String?

  /// The name of an icon.
  public var icon: String?

  /// What the icon says, where it says something that the title does not; other icons are decoration.
  public var iconLabel: String?

  /// The language of the texts, when it is not the page's.
  public var language: String?

  /// Whether the control can be seen but not used.
  public var isDisabled: Bool

  /// Why it is disabled, in words.
  public var disabledReason: String?

  /// Whether it is part of the site at all.
  public var condition: Condition?

  /// The setting on which the row depends.
  public var dependency: Dependency?

  /// What is wrong with the value, for a control.
  public var error: String?

  /// Other words under which the filter finds it.
  public var synonyms: [String]

  /// The name under which the page's script tells of the row: of its value that changed, or of its button or link that
  /// was pressed.
  public var event: String?

  /// The template of the author's own that shows a row of the library's kinds, instead of the one named like the kind.
  public var template: String?

  /// What such a template shows besides; a row of the author's own kind has its fields in its content.
  public var fields: Fields

  /// The kind with its own fields.
  public var content: Content

  /// Where it was written.
  @Incidental public var origin: Origin?

  /// The model that it was made of, if it was.
  @Incidental var modelBox: ModelBox?

  /// Creates a row.
  public init(
    title: String?,
    subtitle: String? = nil,
    key: String? = nil,
    icon: String? = nil,
    iconLabel: String? = nil,
    language: String? = nil,
    isDisabled: Bool = false,
    disabledReason: String? = nil,
    condition: Condition? = nil,
    dependency: Dependency? = nil,
    error: String? = nil,
    synonyms: [String] = [],
    event: String? = nil,
    template: String? = nil,
    fields: Fields = Fields(),
    content: Content,
    origin: Origin? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.key = key
    self.icon = icon
    self.iconLabel = iconLabel
    self.language = language
    self.isDisabled = isDisabled
    self.disabledReason = disabledReason
    self.condition = condition
    self.dependency = dependency
    self.error = error
    self.synonyms = synonyms
    self.event = event
    self.template = template
    self.fields = fields
    self.content = content
    self.origin = origin
  }

  /// The identifier that names the row's template.
  public var identifier: String { template ?? kind }

  /// The kind, as it is spelled in the page format; it names the row's template where ``template`` does not.
  public var kind: String {
    switch content {
    case .toggle: "switch"
    case .value: "value"
    case .link: "link"
    case .textField(let field): field.kind.rawValue
    case .number: "number"
    case .range: "range"
    case .select: "select"
    case .date: "date"
    case .time: "time"
    case .color: "color"
    case .button: "button"
    case .note: "note"
    case .custom(let kind, _): kind
    }
  }

  /// What the author has given for a template of their own, wherever the row keeps it.
  public var allFields: Fields {
    if case .custom(_, let fields) = content { fields } else { fields }
  }

  /// The kinds that the library brings, in the order in which they are documented.
  public static let libraryKinds = [
    "switch", "value", "link", "text", "multiline", "password", "email", "url", "telephone", "search", "number",
    "range", "select", "date", "time", "color", "button", "note",
  ]

  /// Whether the row has a control that a form submits.
  public var isControl: Bool {
    switch content {
    case .toggle, .textField, .number, .range, .select, .date, .time, .color: true
    case .value, .link, .button, .note, .custom: false
    }
  }
}
