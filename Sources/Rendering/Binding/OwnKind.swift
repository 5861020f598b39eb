import SettingsModel

/// A kind of an author's own, as a site uses it.
struct OwnKind {
  /// What is of the kind: "row", "header" or "footer".
  let thing: String

  /// The first that is of the kind.
  let origin: Origin?

  /// What its template has to use, each with the first row that would lose something without it.
  private(set) var needs: [(need: TemplateNeed, row: Row)] = []

  /// The names of the fields of all that are.
  var fields: [String] = []

  /// The kinds that a site uses, by their templates' names.
  static func all(of site: Site, _ templates: TemplateTable) -> [String: OwnKind] {
    var kinds: [String: OwnKind] = [:]
    let add = { (folder: String, identifier: String, thing: String, fields: Fields, origin: Origin?) in
      let template = templates.templateName(in: folder, identifier)
      kinds[template, default: OwnKind(thing: thing, origin: origin)].fields += fields.fields.map(\.name)
    }
    let addHeaderFooter = { (value: HeaderFooter?, place: HeaderFooterField.Place, side: HeaderFooterField.Side) in
      guard let value, case .custom(let kind, let fields) = value.content else { return }
      add(HeaderFooterField.folder(in: place, side), kind, "\(side)", fields, value.origin)
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
        for row in rows where row.hasOwnTemplate {
          add(TemplateFolder.rows, row.identifier, "row", row.allFields, row.origin)
          let template = templates.templateName(in: TemplateFolder.rows, row.identifier)
          for need in TemplateNeed.needs(of: row, on: page) { kinds[template]?.add(need, of: row) }
        }
      }
    }
    return kinds
  }

  private mutating func add(_ need: TemplateNeed, of row: Row) {
    if !needs.contains(where: { $0.need.key == need.key }) { needs.append((need, row)) }
  }
}

extension Row {
  /// Whether a template of the author's own shows it.
  fileprivate var hasOwnTemplate: Bool {
    if case .custom = content { true } else { template != nil }
  }
}
