public import Diagnostics

extension Diagnostic.Code {
  /// The text is not what XML wants at this place.
  public static let malformedXML: Self = "malformed-xml"
  /// The file is in an encoding that is not read, or does not keep to its own.
  public static let xmlEncoding: Self = "xml-encoding"
  /// A character that XML does not allow.
  public static let forbiddenCharacter: Self = "forbidden-character"
  /// A reference to an entity that is not defined, or not as plain text.
  public static let unknownEntity: Self = "unknown-entity"
  /// Entities that repeat each other without end, or nearly so.
  public static let entityExpansion: Self = "entity-expansion"
  /// An end tag that closes another element than the one that is open.
  public static let mismatchedTag: Self = "mismatched-tag"
  /// An attribute that stands twice on one element.
  public static let duplicateAttribute: Self = "duplicate-attribute"
  /// A prefix that no `xmlns:` attribute binds to a namespace.
  public static let unboundPrefix: Self = "unbound-prefix"
  /// Elements that lie too deep inside each other.
  public static let nestedTooDeep: Self = "nested-too-deep"

  /// All codes of this module.
  public static let allXMLSourceCodes: [Self] = [
    malformedXML, xmlEncoding, forbiddenCharacter, unknownEntity, entityExpansion, mismatchedTag, duplicateAttribute,
    unboundPrefix, nestedTooDeep,
  ]
}
