import Diagnostics

extension Inspection {
  /// Judges the section that takes the place of the page's header: there is one, above all other headings.
  mutating func checkPageHeading(of page: Page) {
    var first: Section?
    var isBelowHeading = false
    guard page.sections.indices.contains(where: { page.sections[$0].isPageHeading }) else { return }
    for section in page.sections {
      if section.isPageHeading, case .selection = section.content {
        let place = Place.field("pageHeading", section.origin)
        if let first {
          error(
            .pageHeading,
            "two sections are the page's heading",
            at: place,
            notes: [Diagnostic.Note("first here", at: Place.field("pageHeading", first.origin).location)],
            fix: place.wayOut(
              "Leave \"pageHeading\" out of one of them.",
              inCode: "Leave \"isPageHeading\" out of one of them."
            )
          )
        } else {
          first = section
          check(section, isBelowHeading: isBelowHeading, at: place)
        }
      }
      if section.header != nil { isBelowHeading = true }
    }
    guard let first, let header = page.header else { return }
    warning(
      .ineffectiveField,
      "the page's header is left out, since a section is the page's heading",
      at: .part(header.origin),
      notes: [Diagnostic.Note("the section", at: Place.field("pageHeading", first.origin).location)],
      fix: Place.part(header.origin).wayOut(
        "Take the header or \"pageHeading\" out.",
        inCode: "Take the header or \"isPageHeading\" out."
      )
    )
  }

  private mutating func check(_ heading: Section, isBelowHeading: Bool, at place: Place) {
    if isBelowHeading {
      error(
        .pageHeading,
        "the section that is the page's heading stands below another heading",
        at: place,
        fix: "Move it up, before all sections with a header."
      )
    }
    if heading.dependency != nil {
      error(
        .pageHeading,
        "the section that is the page's heading depends on a setting, and a page needs its heading always",
        at: place,
        fix: place.wayOut(
          "Leave \"pageHeading\" or \"onlyIf\" out.",
          inCode: "Leave \"isPageHeading\" or \"onlyIf\" out."
        )
      )
    }
  }

  /// Judges a section without a selection: what decoding refuses in a page file is refused in one made in code too.
  mutating func checkFieldsOfPlain(_ section: SectionPointer) {
    let section = section.pointee
    guard section.isHeaderHidden || section.error != nil || section.event != nil || section.isPageHeading else {
      return
    }
    if section.isHeaderHidden, section.header == nil, !Place.field("header", section.origin).isWritten {
      ineffective("headerHidden", without: "header", section.origin)
    }
    let fields = [
      ("error", section.error != nil, "Give it to the row at fault."),
      ("event", section.event != nil, "Give it to the rows themselves."),
      (
        "pageHeading", section.isPageHeading,
        Place.part(section.origin).wayOut(
          "Add \"selection\": \"single\" or \"multiple\".",
          inCode: "Give the section a key and \"selected\", so that its rows are options."
        )
      ),
    ]
    for (field, isThere, fix) in fields where isThere {
      error(
        .misplacedField,
        "a section without \"selection\" cannot have \"\(field)\"",
        at: .field(field, section.origin),
        fix: fix
      )
    }
  }
}
