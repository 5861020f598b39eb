import Diagnostics
import SettingsModel
import Themes

/// The scripts of an author's own that a site's pages load: files among the site's assets.
struct OwnScripts: Sendable {
  private let common: [String]
  /// What stands in the pages; nothing where they lead to files.
  private let sources: [String: [UInt8]]

  /// Collects the scripts of all pages, which were found there and readable.
  init(_ usage: SiteUsage, site: Site, theme: Theme, isInline: Bool) {
    common = site.scripts
    var sources: [String: [UInt8]] = [:]
    // A fault was reported where the script is named.
    var reported = DiagnosticCollector()
    for script in usage.ownScripts where isInline && ScriptRules.isScript(script) {
      sources[script] = theme.siteFile(script, into: &reported).map { Self.withoutMark($0.bytes) }
    }
    self.sources = sources
  }

  /// The paths of a page's scripts: those of the site, then its own.
  func paths(of page: Page) -> [String] {
    page.scripts.isEmpty ? common : common + page.scripts.filter { !common.contains($0) }
  }

  /// The scripts of a page themselves.
  func sources(of page: Page) -> [[UInt8]] {
    paths(of: page).compactMap { sources[$0] }
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
