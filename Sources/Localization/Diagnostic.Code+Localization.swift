public import Diagnostics

extension Diagnostic.Code {
  /// A table of strings that cannot be read.
  public static let malformedStringsFile: Self = "malformed-strings-file"
  /// A name that has two texts in one table.
  public static let duplicateString: Self = "duplicate-string"
  /// An entry of a table that is no string.
  public static let unreadString: Self = "unread-string"

  /// All codes of this module.
  public static let allLocalizationCodes: [Self] = [malformedStringsFile, duplicateString, unreadString]
}
