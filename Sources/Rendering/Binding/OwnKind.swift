import SettingsModel

/// A kind of an author's own, as a site uses it.
struct OwnKind {
  /// What is of the kind: "row", "header" or "footer".
  let thing: String

  /// The first that is of the kind.
  let origin: Origin?

  /// The names of the fields of all that are.
  var fields: [String] = []

  /// The kinds that a site uses, by their templates' names.
  static func all(of site: Site) -> [String: OwnKind] {
    var kinds: [String: OwnKind] = [:]
    let add = { (template: String, thing: String, fields: Fields, origin: Origin?) in
      kinds[template, default: OwnKind(thing: thing, origin: origin)].fields += fields.fields.map(\.name)
    }
    let addHeaderFooter = { (value: HeaderFooter?, place: HeaderFooterField.Place, side: HeaderFooterField.Side) in
      guard let value, case .custom(let kind, let fields) = value.content else { return }
      add("\(HeaderFooterField.folder(in: place, side))/\(kind)", "\(side)", fields, value.origin)
    }
    addHeaderFooter(site.header, .site, .header)
    addHeaderFooter(site.footer, .site, .footer)
    for page in site.pages {
      addHeaderFooter(page.header, .page, .header)
      addHeaderFooter(page.footer, .page, .footer)
      for section in page.sections {
        addHeaderFooter(section.header, .section, .header)
        addHeaderFooter(section.footer, .section, .footer)
        guard case .rows(let rows) = section.content else { continue }
        for row in rows {
          guard case .custom(let kind, let fields) = row.content else { continue }
          add("\(TemplateFolder.rows)/\(kind)", "row", fields, row.origin)
        }
      }
    }
    return kinds
  }
}
