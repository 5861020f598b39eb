@_spi(Borrowing) import SettingsModel

extension PageTraits {
  /// What is around each page of a site.
  init(around site: Site) {
    self = []
    if site.header != nil { insert(.siteHeader) }
    if site.footer != nil { insert(.siteFooter) }
    insert(language: site.language)
    insert(site.header)
    insert(site.footer)
  }

  /// What is on a page.
  init(_ page: borrowing Page, _ outline: borrowing PageOutline) {
    self = []
    insert(language: page.language)
    insert(page.header)
    insert(page.footer)
    if outline.allOptions.contains(.tree) { insert(.tree) }
    if outline.allOptions.contains(.divider) { insert(.divider) }
    if outline.allOptions.contains(.disabled) { insert(.disabled) }
    guard
      !outline.isPlain || !outline.sections.isDisjoint(with: [.extras, .language])
        || outline.allOptions.contains(.language)
    else { return }
    page.sections.forEachInPlace { section in
      insert(section.pointee.header)
      insert(section.pointee.footer)
      if section.pointee.error != nil { insert(.error) }
      switch section.pointee.content {
      case .rows(let rows): rows.forEachInPlace { insert($0.pointee) }
      case .selection(let selection): insertLanguages(of: selection.options)
      }
    }
  }

  private mutating func insert(language: String?) {
    if let language, language.isWrittenInUncommonScript { insert(.languages) }
  }

  private mutating func insert(_ headerFooter: HeaderFooter?) {
    guard let headerFooter else { return }
    insert(language: headerFooter.language)
    if case .custom = headerFooter.content { insert(.unknown) }
  }

  private mutating func insert(_ row: Row) {
    insert(.kind(row.kind))
    insert(language: row.language)
    if row.isDisabled { insert(.disabled) }
    if row.error != nil { insert(.error) }
    if row.template != nil { insert(.unknown) }
    switch row.content {
    case .custom: insert(.unknown)
    case .select(let field): for option in field.options { insert(language: option.language) }
    default: break
    }
  }

  private mutating func insertLanguages(of options: [Selection.Option]) {
    options.forEachInPlace { option in
      if option.pointee.hasExtras { insert(language: option.pointee.language) }
      insertLanguages(of: option.pointee.options)
    }
  }
}

extension String {
  /// Whether a language's script has marks above and below, dense signs, or forms that no common face has.
  fileprivate var isWrittenInUncommonScript: Bool {
    // Each page asks this, and no text is made for it.
    var bytes = utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return false }
    let third = bytes.next()
    guard third == nil || third == UInt8(ascii: "-") else { return false }
    return switch (UnicodeScalar(first | 0x20), UnicodeScalar(second | 0x20)) {
    case ("a", "r"), ("f", "a"), ("h", "e"), ("h", "i"), ("j", "a"), ("k", "o"), ("t", "h"), ("u", "r"), ("z", "h"):
      true
    default: false
    }
  }
}
