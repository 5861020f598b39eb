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

  /// The one stylesheet: custom properties made of the tokens, then `styles/*.css` joined in name order.
  public let stylesheet: ThemeAsset

  /// The parts of the pages' script, in the order in which they are joined.
  public let scriptParts: [ScriptPart]

  /// The other files to be written, in the order of their paths; each name carries a hash of the content.
  public let assets: [ThemeAsset]

  /// Ten hexadecimal digits that change when anything does that pages are made of.
  public let fingerprint: String

  let icons: [String: HTML]

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

  /// The stylesheet with rules behind its own.
  public func stylesheet(appending rules: [UInt8]) -> ThemeAsset {
    rules.isEmpty ? stylesheet : .hashed("theme", suffix: ".css", bytes: stylesheet.bytes + rules)
  }

  /// The names of all icons, in order.
  public var iconNames: [String] { icons.keys.sorted(by: FilePath.precedes) }
}
