/// A file that a theme puts beside the pages: its stylesheet, or something the stylesheet shows.
public struct ThemeAsset: Hashable, Sendable {
  /// Where it is written, from the output folder: `assets/pattern-0a1b2c3d4e.svg`.
  public let path: String

  /// The content.
  public let bytes: [UInt8]

  /// The file it was read from; `nil` for the stylesheet, which is made of many.
  public let source: String?

  /// Creates an asset.
  public init(path: String, bytes: [UInt8], source: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.source = source
  }
}

extension ThemeAsset {
  /// An asset whose name carries a hash of its content.
  public static func hashed(_ stem: String, suffix: String, bytes: [UInt8], source: String? = nil) -> ThemeAsset {
    ThemeAsset(path: "assets/\(stem)-\(ContentHash.name(of: bytes))\(suffix)", bytes: bytes, source: source)
  }
}
