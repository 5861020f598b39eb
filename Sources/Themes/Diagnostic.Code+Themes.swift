public import Diagnostics

extension Diagnostic.Code {
  /// No folder with a `theme.json` has the name that was given.
  public static let themeNotFound: Self = "theme-not-found"

  /// A theme extends itself by way of others.
  public static let themeCycle: Self = "theme-cycle"
}
