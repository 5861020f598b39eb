public import Diagnostics

/// What a theme says about itself in its `theme.json`.
///
/// ```json
/// {
///   "name": "grouped",
///   "title": "Grouped",
///   "extends": "base",
///   "colorSchemes": ["light", "dark"],
///   "contrast": [
///     {"foreground": "color.text", "background": "color.surface", "minimum": 4.5},
///     {"foreground": "color.control-border", "background": "color.surface", "minimum": 3},
///     {"foreground": "color.text", "background": "color.veil", "backdrop": "color.page", "minimum": 4.5}
///   ]
/// }
/// ```
///
/// Only `name` is required. A theme without `colorSchemes` has those of the theme it extends, or both. Contrast pairs
/// add to those of the theme it extends; a pair of the same two colours replaces the one there.
public struct ThemeManifest: Hashable, Sendable {
  /// The theme's name: lower-case letters, digits and hyphens.
  public let name: String

  /// The name for people; the name itself where the file gives none.
  public let title: String

  /// The theme that this one builds on, by name or by path from this theme's folder.
  public let extends: String?

  /// The place of `extends` in the file.
  public let extendsLocation: SourceLocation?

  /// Whether it says that the theme extends another, but not which one.
  let extendsSomething: Bool

  /// The colour schemes the theme has, in the order of the file; `nil` where it does not say.
  public let colorSchemes: [ColorScheme]?

  /// The pairs of colours that must be told apart.
  public let contrast: [ContrastPair]
}

/// The two colour schemes a visitor may prefer.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// Two colours of a theme that must be told apart in every scheme.
public struct ContrastPair: Hashable, Sendable {
  /// The token of the text or of the shape, or a CSS colour.
  public let foreground: String

  /// The token of what it stands on, or a CSS colour.
  public let background: String

  /// The token of what shows through a translucent background: white or black where there is none.
  public let backdrop: String?

  /// The least ratio, from 1 to 21: 4.5 where the file does not say.
  public let minimum: Double

  /// The place of the pair in the file.
  public let location: SourceLocation

  /// Creates a pair.
  public init(
    foreground: String,
    background: String,
    backdrop: String? = nil,
    minimum: Double = 4.5,
    location: SourceLocation
  ) {
    self.foreground = foreground
    self.background = background
    self.backdrop = backdrop
    self.minimum = minimum
    self.location = location
  }
}
