import Foundation
import PackagePlugin

/// What the command line asks for: which sites are built, and how.
struct Request {
  /// What can be asked for.
  static let help = """
    Builds the settings pages of a package.

    Usage: swift package --allow-writing-to-package-directory generate-settings
             [--site DIR] [--target NAME]… [--output DIR] [options of "fieldset build"]

      --site DIR     The site to build, seen from the package's folder. Without it, the sites are the folder "Settings"
                     of the package and those of its targets, where they hold a "site.json".
      --target NAME  Only the site in the folder "Settings" of this target.
      --output DIR   Where the pages are written, seen from the package's folder; without it, "_site" in the site's.
                     Outside the package it needs "swift package --allow-writing-to-directory DIR" as well.

    All other options, such as --theme, --define and --inline, mean what they mean to "fieldset build".
    """

  /// The options of the command that builds.
  private(set) var options: [String] = []

  /// Whether to explain instead of build.
  private(set) var wantsHelp = false

  private var site: String?
  private var targets: [String] = []
  private var hasOutput = false

  /// Reads the words after the plugin's name.
  init(_ arguments: [String]) throws {
    var words = arguments[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      func value() throws -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = words.popFirst() else { throw Fault("\(name) needs a value") }
        return next
      }
      switch name {
      case "--site":
        site = try value()
      case "--target":
        targets.append(try value())
      case "--help", "-h":
        wantsHelp = true
      default:
        if name == "--output" { hasOutput = true }
        options.append(word)
      }
    }
  }

  /// The folders of the sites to build, as absolute paths, so that what is wrong in them can be opened from a log.
  func sites(in package: Package) throws -> [URL] {
    if let site {
      guard targets.isEmpty else { throw Fault("--site and --target cannot be combined") }
      let place = site.hasPrefix("/") ? URL(filePath: site) : package.directoryURL.appending(path: site)
      return [place.standardizedFileURL]
    }
    let modules = targets.isEmpty ? package.targets : try package.targets(named: targets)
    let folders = (targets.isEmpty ? [package.directoryURL] : []) + modules.map(\.directoryURL)
    let candidates = folders.map { $0.appending(path: "Settings") }
    let sites = candidates.filter {
      FileManager.default.fileExists(atPath: $0.appending(path: "site.json").path)
    }
    guard !sites.isEmpty else {
      let paths = candidates.map { "\"\($0.path)\"" }
      guard paths.count > 1 else { throw Fault("there is no \"site.json\" in \(paths.joined())") }
      throw Fault("there is no \"site.json\" in any of: \(paths.joined(separator: ", "))")
    }
    if hasOutput, sites.count > 1 {
      throw Fault("--output is for one site, and there are \(sites.count): say which, by --site or --target")
    }
    return sites
  }
}

/// Why nothing can be built, in words for the person at the command line.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
