public import Diagnostics

extension Diagnostic.Code {
  /// A row, header or footer is of a kind that no template shows.
  public static let unboundKind: Self = "unbound-kind"

  /// An icon is named that neither the site nor the theme has.
  public static let unknownIcon: Self = "unknown-icon"

  /// A template asks for a field that no row, header or footer of its kind has.
  public static let unknownTemplateField: Self = "unknown-template-field"

  /// A template leaves out something that a page cannot do without.
  public static let missingTemplateKey: Self = "missing-template-key"

  /// A template that nothing uses.
  public static let unusedTemplate: Self = "unused-template"

  /// A theme has no template for the page as a whole.
  public static let missingPageTemplate: Self = "missing-page-template"

  /// A page needs a part of the script that the theme does not have.
  public static let missingScriptPart: Self = "missing-script-part"

  /// A part of the pages' script that no page can need.
  public static let unusedScript: Self = "unused-script"

  /// A style file is for something that no page can have.
  public static let unknownStyleUse: Self = "unknown-style-use"

  /// The codes of this module.
  static let allRenderingCodes: [Diagnostic.Code] = [
    .unboundKind, .unknownIcon, .unknownTemplateField, .missingTemplateKey, .unusedTemplate, .missingPageTemplate,
    .missingScriptPart, .unusedScript, .unknownStyleUse,
  ]
}
