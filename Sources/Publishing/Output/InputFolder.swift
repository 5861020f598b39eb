/// A folder that a build reads, and that its output must keep clear of.
struct InputFolder: Hashable, Sendable {
  /// What it is to the user: "the site" or "the theme".
  let role: String

  /// Where it is.
  let location: NamedPath

  /// The folders in it that are read; the output may lie beside them.
  let contents: [String]

  /// Whether the output may not lie anywhere in it.
  var isClosed = false

  /// The folder of a site.
  static func site(_ location: NamedPath) -> InputFolder {
    InputFolder(
      role: "the site",
      location: location,
      contents: ["pages", "assets", "icons", "templates", "themes", "locales"]
    )
  }

  /// The folder of a theme.
  ///
  /// - Parameter holdsSite: Whether the site lies in the theme's folder, so that its output may as well.
  static func theme(_ location: NamedPath, holdsSite: Bool = false) -> InputFolder {
    InputFolder(
      role: "the theme",
      location: location,
      contents: ["templates", "styles", "scripts", "assets", "icons"],
      isClosed: !holdsSite
    )
  }

  /// The bundle of an app that is imported.
  static func bundle(_ location: NamedPath) -> InputFolder {
    InputFolder(role: "the bundle", location: location, contents: [], isClosed: true)
  }
}
