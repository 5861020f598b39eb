import Foundation

/// Every file and folder that the pages of a site are made of.
///
/// A folder stands beside its files because it changes when a file is added to it or removed: the command then runs
/// again, even for a folder in which the package manager does not look for new files, as a theme's may be.
struct SiteInputs {
  /// The files and folders, in the order of their paths.
  let urls: [URL]

  /// Finds what a site is made of.
  init(of site: URL) {
    var folders = [Self.builtInThemes, site]
    // A theme that is named by a path may lie anywhere, and so may the one that it extends. What cannot be read here is
    // no concern of ours: the command says what is wrong with it.
    var next = Self.theme("theme", namedIn: "site.json", of: site)
    while let theme = next, !folders.contains(theme) {
      folders.append(theme)
      next = Self.theme("extends", namedIn: "theme.json", of: theme)
    }
    urls = Set(folders.flatMap(Self.contents)).sorted { $0.path < $1.path }
  }

  /// The themes that come with this package, seen from `Sources/BuildSettingsPlugin/SiteInputs.swift`.
  static let builtInThemes = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Themes")

  /// The folder of a theme that a manifest names by a path from where it is; `nil` when it does not.
  private static func theme(_ member: String, namedIn manifest: String, of folder: URL) -> URL? {
    guard let data = try? Data(contentsOf: folder.appending(path: manifest)),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let name = object[member] as? String, !name.isEmpty
    else { return nil }
    let place = name.hasPrefix("/") ? URL(filePath: name) : folder.appending(path: name)
    let theme = place.standardizedFileURL.resolvingSymlinksInPath()
    let isTheme = FileManager.default.fileExists(atPath: theme.appending(path: "theme.json").path)
    return isTheme ? theme : nil
  }

  /// A folder and all that is in it, but for hidden files and pages that were built into it.
  private static func contents(of folder: URL) -> [URL] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var urls = [folder]
    while let path = paths.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || path == "_site" {
        paths.skipDescendants()
      } else {
        urls.append(folder.appending(path: path))
      }
    }
    return urls
  }
}
