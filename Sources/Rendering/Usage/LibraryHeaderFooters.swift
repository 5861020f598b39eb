import SettingsModel

/// Headers and footers of the library's kinds in certain places: those that a page has, or that a template is bound to.
struct LibraryHeaderFooters: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// One kind, by its position among the library's, in one place.
  init(kind: Int, _ place: HeaderFooterField.Place, _ side: HeaderFooterField.Side) {
    let folder =
      switch place {
      case .site: 0
      case .page: 1
      case .section: 2
      }
    rawValue = 1 << UInt16(4 * folder + (side == .header ? 0 : 2) + kind)
  }

  /// What a header or footer is; `nil` for one of an author's own kind, nothing where there is none.
  @inline(__always)
  init?(_ content: HeaderFooter.Content?, in place: HeaderFooterField.Place, _ side: HeaderFooterField.Side) {
    switch content {
    case nil: self = []
    case .title?: self.init(kind: 0, place, side)
    case .text?: self.init(kind: 1, place, side)
    case .custom?: return nil
    }
  }
}
