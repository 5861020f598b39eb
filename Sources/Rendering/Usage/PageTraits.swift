import SettingsModel

/// What is on pages that a style file of a theme may be for.
package struct PageTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Markup that the theme does not know: whatever a style file is for may be there.
  static let unknown = PageTraits(rawValue: 1 << 0)

  /// A language whose script needs more air, or a face of its own.
  static let languages = PageTraits(rawValue: 1 << 1)

  /// Options below options.
  static let tree = PageTraits(rawValue: 1 << 2)

  /// A word between options.
  static let divider = PageTraits(rawValue: 1 << 3)

  /// A row, an option or a button that cannot be used.
  static let disabled = PageTraits(rawValue: 1 << 4)

  /// A value that the author says is wrong.
  static let error = PageTraits(rawValue: 1 << 5)

  /// A header of the whole site.
  static let siteHeader = PageTraits(rawValue: 1 << 6)

  /// A footer of the whole site.
  static let siteFooter = PageTraits(rawValue: 1 << 7)

  /// Rows of a kind of the library's.
  static func kind(at position: Int) -> PageTraits { PageTraits(rawValue: 1 << UInt32(8 + position)) }

  /// Rows of a kind; none for a kind of an author's own.
  static func kind(_ kind: String) -> PageTraits {
    Row.libraryKinds.firstIndex(of: kind).map(Self.kind(at:)) ?? []
  }

  private static let named: [(name: String, trait: PageTraits)] =
    [
      ("languages", languages), ("tree", tree), ("divider", divider), ("disabled", disabled), ("error", error),
      ("site-header", siteHeader), ("site-footer", siteFooter),
    ] + Row.libraryKinds.enumerated().map { ($1, kind(at: $0)) }

  /// The names by which a style file may say what it is for.
  static var allNames: [String] { named.map(\.name) }

  /// The names of these.
  var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }
}
