import Mustache

/// What the templates of headers and footers may use.
///
/// Headers and footers of sites, pages and sections have the same fields but find their templates in folders of their
/// own, since a heading's level differs.
enum HeaderFooterField: Int, CaseIterable, CodingKey {
  case template, kind, title, subtitle, subtitleID, text, textID, headingID, language, direction, isHidden, fields,
    content

  /// What a header or footer belongs to.
  enum Place: CaseIterable { case site, page, section }

  /// On which side of it it stands.
  enum Side: String, CaseIterable { case header, footer }

  /// The folder of templates for a place and side.
  static func folder(in place: Place, _ side: Side) -> String {
    let prefix =
      switch place {
      case .site: "site-"
      case .page: "page-"
      case .section: ""
      }
    return prefix + (side == .header ? "headers" : "footers")
  }

  /// The record's name in the schema; there is one for each folder.
  static func recordName(in place: Place, _ side: Side) -> String {
    "HeaderFooter in \(folder(in: place, side))"
  }

  static func recordType(in place: Place, _ side: Side) -> RecordType {
    RecordType(
      name: recordName(in: place, side),
      noun: "a \(side.rawValue) in \"\(folder(in: place, side))\"",
      fields: allCases.map { (name: $0.stringValue, type: $0.type(in: place, side)) }
    )
  }

  private func type(in place: Place, _ side: Side) -> FieldType {
    switch self {
    case .template: .templateName(folder: Self.folder(in: place, side))
    case .isHidden: .flag
    case .fields: .open
    case .content: .html
    default: .text
    }
  }
}
