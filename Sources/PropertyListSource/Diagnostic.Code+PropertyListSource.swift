public import Diagnostics

extension Diagnostic.Code {
  /// The file is no property list, or a damaged one.
  public static let malformedPropertyList: Self = "malformed-property-list"
  /// A name that stands twice in a dictionary.
  public static let duplicatePropertyListKey: Self = "duplicate-property-list-key"

  /// All codes of this module.
  public static let allPropertyListSourceCodes: [Self] = [malformedPropertyList, duplicatePropertyListKey]
}
