public import SettingsModel

/// A header or footer that is being rendered: what a template would be given, for a renderer in Swift.
public struct HeaderFooterRendering: Sendable {
  /// The header or footer as the model has it.
  public let headerFooter: HeaderFooter

  /// Where it stands.
  public let place: HeaderFooterPlace

  /// The heading; above a page always, since every page needs one.
  public let title: String?

  /// The id of the heading, by which what it belongs to is named.
  public let headingID: String

  /// The id of the text below the heading, by which a group is described; `nil` where there is none.
  public let textID: String?

  /// Whether it is for assistive technology only.
  public let isHidden: Bool

  /// The language of the texts, when it is not the page's.
  public let language: String?

  /// The direction of that language: `ltr` or `rtl`.
  public let direction: String?

  /// What the author has given for the kind.
  public var fields: Fields { headerFooter.fields }
}
