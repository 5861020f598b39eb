@_spi(Borrowing) import SettingsModel

/// A kind of an author's own, as a site uses it.
struct OwnKind: Sendable {
  /// What is of the kind: "row", "header" or "footer".
  let thing: String

  /// The first that is of the kind.
  let origin: Origin?

  /// What its template has to use, each with the first row that would lose something without it.
  private(set) var needs: [(need: TemplateNeed, row: Row)] = []

  /// The first header whose heading names a section.
  var naming: HeaderFooter?

  /// The names of the fields of all that are.
  var fields: Set<String>

  init(thing: String, origin: Origin?, _ fields: Fields) {
    self.thing = thing
    self.origin = origin
    self.fields = Set(fields.fields.map(\.name))
  }

  /// Takes in what another use of the kind has.
  mutating func formUnion(_ other: OwnKind) {
    for (need, row) in other.needs { add(need, of: row) }
    naming = naming ?? other.naming
    fields.formUnion(other.fields)
  }

  mutating func add(_ need: TemplateNeed, of row: Row) {
    if !needs.contains(where: { $0.need.key == need.key }) { needs.append((need, row)) }
  }
}

extension [String: OwnKind] {
  /// The kinds that a page uses, by their templates' names.
  init(of page: borrowing Page, _ outline: borrowing PageOutline, _ templates: borrowing TemplateTable) {
    self = [:]
    add(page.header, in: .page, .header, templates)
    add(page.footer, in: .page, .footer, templates)
    guard !outline.isPlain else { return }
    page.sections.forEachInPlace { section in
      let isGroup = if case .selection = section.pointee.content { true } else { false }
      add(section.pointee.header, in: .section, .header, templates, namesSection: !isGroup)
      add(section.pointee.footer, in: .section, .footer, templates)
      guard case .rows(let rows) = section.pointee.content else { return }
      for row in rows where row.isOfOwnLooks {
        let template = templates.templateName(in: TemplateFolder.rows, row.identifier)
        var kind = OwnKind(thing: "row", origin: row.origin, row.allFields)
        for need in TemplateNeed.needs(of: row, on: page) { kind.add(need, of: row) }
        add(kind, at: template)
      }
    }
  }

  /// Adds the kind of a header or footer, if it is of an author's own.
  mutating func add(
    _ value: HeaderFooter?,
    in place: HeaderFooterField.Place,
    _ side: HeaderFooterField.Side,
    _ templates: TemplateTable,
    namesSection: Bool = false
  ) {
    guard let value, case .custom(let kind, let fields) = value.content else { return }
    let template = templates.templateName(in: HeaderFooterField.folder(in: place, side), kind)
    var own = OwnKind(thing: side.rawValue, origin: value.origin, fields)
    if namesSection { own.naming = value }
    add(own, at: template)
  }

  private mutating func add(_ kind: OwnKind, at template: String) {
    self[template, default: kind].formUnion(kind)
  }

  /// Takes in the kinds of another page.
  mutating func formUnion(_ other: [String: OwnKind]) {
    merge(other) { first, second in
      var union = first
      union.formUnion(second)
      return union
    }
  }
}

extension Row {
  /// Whether a template or a function of the author's own shows it.
  var isOfOwnLooks: Bool {
    if case .custom = content { true } else { template != nil }
  }
}
