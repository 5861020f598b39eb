public import Diagnostics

extension Diagnostic.Code {
  // What cannot be imported at all.

  /// A bundle without the pane that it begins with.
  public static let noRootPane: Self = "no-root-pane"
  /// A file that is there and cannot be read.
  public static let unreadableImport: Self = "unreadable-import"
  /// A property list that is no pane of settings.
  public static let noSpecifiers: Self = "no-specifiers"

  // What is carried over as a plain row.

  /// A specifier of a kind that a page has no row for.
  public static let unsupportedSpecifier: Self = "unsupported-specifier"
  /// A specifier that lacks something or has it in the wrong type.
  public static let invalidSpecifier: Self = "invalid-specifier"
  /// A link to a pane that the bundle does not have.
  public static let missingPane: Self = "missing-pane"
  /// A control whose key another one on the pane has.
  public static let repeatedKey: Self = "repeated-key"

  // What is carried over with a change.

  /// A key that a form could not submit.
  public static let renamedKey: Self = "renamed-key"
  /// A title that was made up, since a page needs one.
  public static let standInTitle: Self = "stand-in-title"
  /// A value or text that had to be changed.
  public static let changedValue: Self = "changed-value"

  // What is not carried over.

  /// A field that has no counterpart on a page.
  public static let droppedField: Self = "dropped-field"
  /// A pane that no other pane leads to.
  public static let unlinkedPane: Self = "unlinked-pane"
  /// A table of translations that is not there.
  public static let missingStrings: Self = "missing-strings"
  /// Languages that are left out.
  public static let languagesLeftOut: Self = "languages-left-out"

  /// All codes of this module.
  public static let allImportersCodes: [Self] = [
    noRootPane, unreadableImport, noSpecifiers, unsupportedSpecifier, invalidSpecifier, missingPane, repeatedKey,
    renamedKey, standInTitle, changedValue, droppedField, unlinkedPane, missingStrings, languagesLeftOut,
  ]
}

extension DiagnosticCollector {
  /// Says that a file is not handed out.
  mutating func unreadable(_ name: String) {
    error(.unreadableImport, "the file cannot be read, or is too large to be read", at: SourceLocation(file: name))
  }
}
