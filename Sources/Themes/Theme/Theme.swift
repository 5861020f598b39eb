public import Markup
public import Mustache

/// A theme that was read and found sound: what pages need of it, in memory.
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

  /// The other files to be written, in the order of their paths; each name carries a hash of the content.
  public let assets: [ThemeAsset]

  /// Ten hexadecimal digits that change when anything does that pages are made of.
  public let fingerprint: String

  let icons: [String: HTML]

  /// The theme's name.
  public var name: String { manifest.name }

  /// The picture of this name as markup that goes into a page, or `nil` when there is none.
  public func icon(named name: String) -> HTML? { icons[name] }

  /// The names of all icons, in order.
  public var iconNames: [String] { icons.keys.sorted(by: FilePath.precedes) }
}
