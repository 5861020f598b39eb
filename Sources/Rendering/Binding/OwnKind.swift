import SettingsModel

/// A kind of an author's own, as a site uses it.
struct OwnKind {
  /// What is of the kind: "row", "header" or "footer".
  let thing: String

  /// The first that is of the kind.
  let origin: Origin?

  /// Whether one of them is a control of the library's.
  var hasControl = false

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
          if row.isControl {
            kinds[templates.templateName(in: TemplateFolder.rows, row.identifier)]?.hasControl = true
          }
        }
      }
    }
    return kinds
  }
}

extension Row {
  /// What the author has given for a template of their own.
  var allFields: Fields {
    if case .custom(_, let fields) = content { fields } else { fields }
  }

  /// Whether a template of the author's own shows it.
  fileprivate var hasOwnTemplate: Bool {
    if case .custom = content { true } else { template != nil }
  }
}
