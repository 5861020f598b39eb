import Diagnostics
import SettingsModel
import Themes

/// The scripts of an author's own that a site's pages load: files among the site's assets.
struct OwnScripts: Sendable {
  private let common: [String]
  private let theme: Theme

  /// The scripts that all pages of a site load, and those that a page adds.
  init(of site: Site, theme: Theme) {
    common = site.scripts
    self.theme = theme
  }

  /// The paths of a page's scripts: those of the site, then its own.
  func paths(of page: Page) -> [String] {
    page.scripts.isEmpty ? common : common + page.scripts.filter { !common.contains($0) }
  }

  /// The scripts of a page themselves, to stand in it.
  func sources(of page: Page) -> [[UInt8]] {
    // A fault was reported where the script is named.
    var reported = DiagnosticCollector()
    return paths(of: page).filter(ScriptRules.isScript)
      .compactMap { theme.siteFile($0, into: &reported).map { Self.withoutMark($0.bytes) } }
  }

  /// Reports scripts that are not there, or cannot stand in a page.
  static func check(
    _ scripts: [String],
    origin: Origin?,
    in theme: Theme,
    into diagnostics: inout DiagnosticCollector
  ) {
    // What is no script's name has been refused already, and is not looked for.
    for (position, script) in scripts.enumerated() where ScriptRules.isScript(script) {
      let place = origin?.location(of: "scripts", element: position)
      var faults = DiagnosticCollector()
      let file = theme.siteFile(script, into: &faults)
      diagnostics.append(contentsOf: faults)
      if let file, String(validating: file.bytes, as: UTF8.self) == nil {
        diagnostics.error(
          .invalidScript,
          "the script \"\(script)\" is not in UTF-8",
          at: place,
          fix: "Save the file \"\(file.name)\" in UTF-8."
        )
      } else if file == nil, !faults.hasErrors {
        diagnostics.error(
          .unknownAsset,
          "there is no script \"\(script)\"",
          at: place,
          fix: suggestion(for: script, in: theme, isInCode: origin?.isInCode ?? false)
        )
      }
    }
  }

  private static func suggestion(for script: String, in theme: Theme, isInCode: Bool) -> String {
    // The folder, which all have in common, would make any two of them look alike.
    let folder = "assets/"
    let known = theme.sitePaths(below: "assets").filter(ScriptRules.isScript).map { String($0.dropFirst(folder.count)) }
    if let nearest = known.nearest(to: String(script.dropFirst(folder.count))) {
      return "Did you mean \"\(folder)\(nearest)\"?"
    }
    return isInCode
      ? "Put it into \"assets\" in the folder that is given as \"resources\"."
      : "Put it into the site's folder \"assets\"."
  }

  /// The content without a byte-order mark, which means nothing inside a page.
  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}
