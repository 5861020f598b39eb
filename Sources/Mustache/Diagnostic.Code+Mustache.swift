public import Diagnostics

extension Diagnostic.Code {
  /// A template is not UTF-8.
  public static let templateEncoding: Self = "template-encoding"
  /// Two templates have one name.
  public static let duplicateTemplate: Self = "duplicate-template"
  /// A tag has no closing delimiter.
  public static let unclosedTag: Self = "unclosed-tag"
  /// The name in a tag is empty or not a name.
  public static let invalidTagName: Self = "invalid-tag-name"
  /// A tag that sets delimiters does not hold two of them.
  public static let invalidDelimiters: Self = "invalid-delimiters"
  /// A section, block or parent is not closed.
  public static let unclosedTemplateSection: Self = "unclosed-section"
  /// A closing tag names something else than what is open.
  public static let mismatchedClose: Self = "mismatched-close"
  /// A closing tag closes nothing.
  public static let strayClose: Self = "stray-close"
  /// A parent is given one block twice.
  public static let duplicateBlock: Self = "duplicate-block"
  /// A tag stands in a parent outside its blocks, where it would be ignored.
  public static let misplacedTag: Self = "misplaced-tag"
  /// Sections nest too deep.
  public static let templateNesting: Self = "template-nesting"
  /// A partial or parent is not there.
  public static let missingPartial: Self = "missing-partial"
  /// A parent is given a block that nothing asks for.
  public static let unknownBlock: Self = "unknown-block"
  /// Templates include each other without end.
  public static let partialCycle: Self = "partial-cycle"
  /// A key is none that the template may use.
  public static let unknownTemplateKey: Self = "unknown-template-key"
  /// A key is used in a tag that its type does not allow.
  public static let templateKeyType: Self = "template-key-type"
  /// Text is put out without escaping.
  public static let rawText: Self = "raw-text"
  /// Markup is escaped.
  public static let escapedMarkup: Self = "escaped-markup"
  /// Something that is no checked address starts an address.
  public static let uncheckedAddress: Self = "unchecked-address"
  /// A value stands in an attribute without quotes.
  public static let unquotedAttribute: Self = "unquoted-attribute"
  /// A value stands in a script, a style sheet or an event handler.
  public static let valueInScript: Self = "value-in-script"
  /// A value stands in a tag outside attribute values, or markup stands in an attribute value.
  public static let valueInTag: Self = "value-in-tag"
  /// Templates called each other too deep while rendering.
  public static let templateDepth: Self = "template-depth"

  /// Templates multiply each other beyond a limit.
  public static let templateWork: Self = "template-work"

  static let allMustacheCodes: [Diagnostic.Code] = [
    .templateEncoding, .duplicateTemplate, .unclosedTag, .invalidTagName, .invalidDelimiters,
    .unclosedTemplateSection, .mismatchedClose, .strayClose, .duplicateBlock, .misplacedTag, .templateNesting,
    .missingPartial, .unknownBlock, .partialCycle, .unknownTemplateKey, .templateKeyType, .rawText, .escapedMarkup,
    .uncheckedAddress, .unquotedAttribute, .valueInScript, .valueInTag, .templateDepth,
    .templateWork,
  ]
}
