@_spi(Borrowing) package import SettingsModel

/// What a page consists of, found in one walk over its parts, so that what no part has is not looked for again and again.
package struct PageOutline {
  /// What there is in a section.
  struct SectionMarks: OptionSet {
    let rawValue: UInt8

    /// Rows that are no options.
    static let rows = SectionMarks(rawValue: 1 << 0)

    /// A header or footer of an author's own kind.
    static let ownHeaderFooter = SectionMarks(rawValue: 1 << 1)

    /// A header or footer in a language of its own.
    static let language = SectionMarks(rawValue: 1 << 2)

    /// More than a key, a header, a footer and content.
    static let extras = SectionMarks(rawValue: 1 << 3)

    /// A switch that chooses all options.
    static let selectAll = SectionMarks(rawValue: 1 << 4)

    /// Options of which not every number may be chosen, or not every one with every other.
    static let limits = SectionMarks(rawValue: 1 << 5)
  }

  /// What there is in all sections together.
  private(set) var sections: SectionMarks = []

  /// The library's headers and footers of all sections together.
  private(set) var headerFooters: LibraryHeaderFooters = []

  /// What there is among the options of each section; nothing for a section of rows.
  private(set) var options: [OptionMarks] = []

  /// What there is among the options of all sections together.
  private(set) var allOptions: OptionMarks = []

  /// Looks at a page.
  package init(_ page: borrowing Page) {
    options.reserveCapacity(page.sections.count)
    page.sections.forEachInPlace { section in
      if let header = section.pointer(to: \.header) { insert(header, .header) }
      if let footer = section.pointer(to: \.footer) { insert(footer, .footer) }
      if section.pointee.hasExtras { sections.insert(.extras) }
      options.append(marks(of: section.pointee.content))
    }
  }

  private mutating func marks(of content: Section.Content) -> OptionMarks {
    guard case .selection(let selection) = content else {
      sections.insert(.rows)
      return []
    }
    if selection.offersSelectAll { sections.insert(.selectAll) }
    if selection.minimum != nil || selection.maximum != nil || selection.parents == .exclusive {
      sections.insert(.limits)
    }
    let marks = OptionMarks(selection)
    allOptions.formUnion(marks)
    return marks
  }

  /// Whether sections hold nothing but options, under headers and over footers of the library's kinds.
  var isPlain: Bool { sections.isDisjoint(with: [.rows, .ownHeaderFooter]) }

  @inline(__always)
  private mutating func insert(_ headerFooter: UnsafePointer<HeaderFooter?>, _ side: HeaderFooterField.Side) {
    if headerFooter.pointee?.language != nil { sections.insert(.language) }
    if let kind = LibraryHeaderFooters(headerFooter.pointee?.content, in: .section, side) {
      headerFooters.formUnion(kind)
    } else {
      sections.insert(.ownHeaderFooter)
    }
  }
}
