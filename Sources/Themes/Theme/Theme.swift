public import Diagnostics
public import Markup
public import Mustache

/// A theme that was read: what pages need of it, in memory.
///
/// A file in a theme replaces the file of the same path in the theme it extends; tokens are merged, and the site's own
/// `templates` and `icons` come before all of them.
///
/// ```swift
/// let theme = Theme.load("grouped", relativeTo: "Sample", using: locator, into: &diagnostics)
/// theme?.stylesheet.path  // assets/theme-0a1b2c3d4e.css
/// theme?.icon(named: "wifi")
/// ```
public struct Theme: Sendable {
  /// What the theme says about itself.
  public let manifest: ThemeManifest

  /// The folders the theme was read from: its own first, then the ones it extends.
  public let folders: [String]

  /// The templates by name, in name order.
  public let templateSources: [TemplateSource]

  /// The whole stylesheet: custom properties made of the tokens, then `styles/*.css` joined in name order.
  ///
  /// A site gets those of its files that it has a use for.
  public let stylesheet: ThemeAsset

  /// What the stylesheet is joined of, in its order.
  package let styles: [ThemeStyle]

  /// The parts of the pages' script, in the order in which they are joined.
  public let scriptParts: [ScriptPart]

  /// The other files to be written, in the order of their paths; each name carries a hash of the content.
  public let assets: [ThemeAsset]

  /// Ten hexadecimal digits that change when anything does that pages are made of.
  public let fingerprint: String

  let icons: [String: HTML]

  /// Knows where the site is whose files go with the theme.
  let locator: ThemeLocator

  /// The file that holds what the theme says about itself.
  public var manifestPath: String { FilePath.join(folders.first ?? "", ThemeLocator.manifestName) }

  /// The theme's name.
  public var name: String { manifest.name }

  /// The picture of this name as markup that goes into a page, or `nil` when there is none.
  public func icon(named name: String) -> HTML? { icons[name] }

  /// The picture of this name with words for those who do not see it, for a picture that says something.
  public func icon(named name: String, label: String) -> HTML? {
    guard let icon = icons[name] else { return nil }
    let decoration = Array(IconReader.decorationAttributes.utf8)
    guard let start = icon.bytes.indices.first(where: { icon.bytes[$0...].starts(with: decoration) }) else {
      return icon
    }
    var writer = HTMLWriter()
    writer.attribute("role", "img")
    writer.attribute("aria-label", label)
    return HTML(
      trusted: icon.bytes[..<start] + writer.html.bytes + icon.bytes[(start + decoration.count)...]
    )
  }

  /// The stylesheet for a site, with rules behind those of the theme.
  ///
  /// - Parameters:
  ///   - names: The names of what the site's pages have; `nil` where they may have anything.
  ///   - rules: Rules of the site's own.
  package func stylesheet(for names: Set<String>?, appending rules: [UInt8]) -> ThemeAsset {
    let bytes = styles.filter { $0.isNeeded(for: names) }.flatMap(\.bytes)
    return .hashed("theme", suffix: ".css", bytes: bytes + rules)
  }

  /// A file of the site that goes with the theme, such as `assets/mine.js`; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - path: The path from the site's folder, which must not lead out of it.
  ///   - diagnostics: Takes why a file that is there cannot be read.
  public func siteFile(_ path: String, into diagnostics: inout DiagnosticCollector) -> SourceFile? {
    guard let folder = locator.siteFolder else { return nil }
    let place = FilePath.join(folder, path)
    guard locator.reader.entry(at: place)?.kind == .file else { return nil }
    return locator.reader.source(place, of: .site, into: &diagnostics)
  }

  /// The paths of the files below a folder of the site, in order, to find what was likely meant.
  public func sitePaths(below folder: String) -> [String] {
    guard let site = locator.siteFolder else { return [] }
    var ignored = DiagnosticCollector()
    return locator.reader.files(below: FilePath.join(site, folder), into: &ignored).map {
      FilePath.join(folder, $0.path)
    }
    .sorted(by: FilePath.precedes)
  }

  /// The names of all icons, in order.
  public var iconNames: [String] { icons.keys.sorted(by: FilePath.precedes) }
}
