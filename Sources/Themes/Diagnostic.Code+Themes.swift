public import Diagnostics

extension Diagnostic.Code {
  // Themes and their folders

  /// No folder with a `theme.json` has the name that was given.
  public static let themeNotFound: Self = "theme-not-found"
  /// A theme extends itself by way of others.
  public static let themeCycle: Self = "theme-cycle"
  /// A file or folder of a theme cannot be read.
  public static let themeUnreadable: Self = "theme-unreadable"
  /// A symbolic link in a theme leads nowhere, or back into itself.
  public static let themeBrokenLink: Self = "theme-broken-link"
  /// A file in a theme that no part of it uses.
  public static let themeUnusedFile: Self = "theme-unused-file"
  /// A field of `theme.json` is unknown, missing or of no use.
  public static let themeManifest: Self = "theme-manifest"

  // Design tokens: the error classes of the design-tokens format

  /// Aliases that lead back to where they began.
  public static let tokenCycle: Self = "token-cycle"
  /// Groups that extend each other, or a group that extends one it lies in.
  public static let tokenExtendsCycle: Self = "token-extends-cycle"
  /// A reference to something that is not there.
  public static let tokenUnresolved: Self = "token-unresolved"
  /// A reference with braces or slashes in the wrong places.
  public static let tokenReferenceSyntax: Self = "token-reference-syntax"
  /// A reference to something that has no value to give.
  public static let tokenReferenceTarget: Self = "token-reference-target"
  /// A reference to a group where a token is wanted.
  public static let tokenReferenceToGroup: Self = "token-reference-to-group"
  /// A reference to a token of another type than the place wants.
  public static let tokenTypeMismatch: Self = "token-type-mismatch"
  /// A token with no type of its own, of its reference or of a group around it.
  public static let tokenNoType: Self = "token-no-type"
  /// A `$type` that the format does not have.
  public static let tokenUnknownType: Self = "token-unknown-type"
  /// A value that does not fit its type.
  public static let tokenInvalidValue: Self = "token-invalid-value"
  /// A name with a character that the format keeps for itself.
  public static let tokenInvalidName: Self = "token-invalid-name"
  /// Something that is a token and a group at once.
  public static let tokenAndGroup: Self = "token-and-group"
  /// A group that extends something that is no group.
  public static let tokenExtendsTarget: Self = "token-extends-target"
  /// A token with `$extends`, which is for groups.
  public static let tokenExtendsInToken: Self = "token-extends-in-token"
  /// Something that looks like a token and has no `$value`.
  public static let tokenIncomplete: Self = "token-incomplete"
  /// Two tokens that become one custom property.
  public static let tokenNameCollision: Self = "token-name-collision"
  /// A token of a scheme that has nothing to override.
  public static let tokenUnknownOverride: Self = "token-unknown-override"
  /// Groups that extend each other until there are too many tokens.
  public static let tokenTooMany: Self = "token-too-many"
  /// A colour whose `hex` says another colour than its components.
  public static let tokenHexMismatch: Self = "token-hex-mismatch"

  // Contrast

  /// Two colours that are too near to each other.
  public static let contrastTooLow: Self = "contrast-too-low"
  /// A contrast pair that names no colour.
  public static let contrastNoColor: Self = "contrast-no-color"

  // Stylesheets

  /// A stylesheet that is not in UTF-8.
  public static let styleEncoding: Self = "style-encoding"
  /// A stylesheet that leaves something open, and so would swallow the next one.
  public static let styleUnclosed: Self = "style-unclosed"
  /// An address in a stylesheet that works only where the site lies at the top of its server.
  public static let styleRootURL: Self = "style-root-url"
  /// An address in a stylesheet that leads out of the site.
  public static let styleExternalURL: Self = "style-external-url"
  /// An address in a stylesheet of a file that the theme does not have.
  public static let styleMissingAsset: Self = "style-missing-asset"
  /// A `var()` of a custom property that neither a token nor a stylesheet sets.
  public static let styleUnknownProperty: Self = "style-unknown-property"
  /// An `@import`, which a stylesheet that is joined with others cannot have.
  public static let styleImport: Self = "style-import"

  // Icons

  /// An icon that is no picture that can stand in a page.
  public static let iconInvalid: Self = "icon-invalid"
  /// An icon with something that must not get into a page.
  public static let iconUnsafe: Self = "icon-unsafe"

  static let allThemesCodes: [Self] = [
    themeNotFound, themeCycle, themeUnreadable, themeBrokenLink, themeUnusedFile, themeManifest, tokenCycle,
    tokenExtendsCycle, tokenUnresolved, tokenReferenceSyntax, tokenReferenceTarget, tokenReferenceToGroup,
    tokenTypeMismatch, tokenNoType, tokenUnknownType, tokenInvalidValue, tokenInvalidName, tokenAndGroup,
    tokenExtendsTarget, tokenExtendsInToken, tokenIncomplete, tokenNameCollision, tokenUnknownOverride, tokenTooMany,
    tokenHexMismatch, contrastTooLow, contrastNoColor, styleEncoding, styleUnclosed, styleRootURL, styleExternalURL,
    styleMissingAsset, styleUnknownProperty, styleImport, iconInvalid, iconUnsafe,
  ]
}
