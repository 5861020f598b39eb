public import Diagnostics

extension Theme {
  /// Finds and reads a theme and the ones it extends, and checks all of it.
  ///
  /// - Parameters:
  ///   - name: A theme's name, or a path.
  ///   - folder: The folder of the file that names the theme; empty for a name given on the command line.
  ///   - location: Where the name stands, for an error.
  ///   - locator: Knows where themes are; its site's `templates` and `icons` come before those of the theme.
  /// - Returns: The theme, without what is at fault in it; `nil` when it or one that it extends is not there.
  public static func load(
    _ name: String,
    relativeTo folder: String = "",
    at location: SourceLocation? = nil,
    using locator: ThemeLocator,
    into diagnostics: inout DiagnosticCollector
  ) -> Theme? {
    var loader = ThemeLoader(locator: locator)
    let theme = loader.load(name, relativeTo: folder, at: location)
    diagnostics.append(faults: loader.diagnostics, of: SourceLocation(file: theme?.folders.first ?? name))
    return theme
  }
}
