import SettingsModel

/// The library's kinds of headers and footers that a template is bound to, and no function; every page asks for them.
struct BoundHeaderFooters: OptionSet, Sendable {
  let rawValue: UInt16

  /// All of them in sections.
  static let inSections = HeaderFooterField.Side.allCases.reduce(into: BoundHeaderFooters()) { all, side in
    for kind in 0..<HeaderFooter.libraryKinds.count { all.insert(Self(kind: kind, .section, side)) }
  }

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// One kind, by its position among the library's, in one folder of templates.
  init(kind: Int, _ place: HeaderFooterField.Place, _ side: HeaderFooterField.Side) {
    let folder =
      switch place {
      case .site: 0
      case .page: 1
      case .section: 2
      }
    rawValue = 1 << UInt16(4 * folder + (side == .header ? 0 : 2) + kind)
  }

  /// Whether a header or footer is of one of these kinds.
  func holds(
    _ headerFooter: HeaderFooter,
    in place: HeaderFooterField.Place,
    _ side: HeaderFooterField.Side
  ) -> Bool {
    switch headerFooter.content {
    case .title: contains(Self(kind: 0, place, side))
    case .text: contains(Self(kind: 1, place, side))
    case .custom: false
    }
  }
}
