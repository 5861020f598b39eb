extension Snapshot {
  /// Adds empty sections at the end.
  public mutating func append(sections added: [SectionIdentity]) throws(Failure) {
    try requireNew(sections: added)
    place(added, at: sections.endIndex)
  }

  /// Adds empty sections before another.
  public mutating func insert(sections added: [SectionIdentity], before other: SectionIdentity) throws(Failure) {
    let position = try position(of: other)
    try requireNew(sections: added)
    place(added, at: position)
  }

  /// Adds empty sections behind another.
  public mutating func insert(sections added: [SectionIdentity], after other: SectionIdentity) throws(Failure) {
    let position = try position(of: other)
    try requireNew(sections: added)
    place(added, at: position + 1)
  }

  /// Takes sections out, with the items in them.
  public mutating func delete(sections deleted: [SectionIdentity]) throws(Failure) {
    for section in deleted { try requireKnown(section: section) }
    let deleted = Set(deleted)
    sections.removeAll(where: deleted.contains)
    for section in deleted {
      forget(itemsBySection.removeValue(forKey: section) ?? [])
      sectionsToReload.remove(section)
    }
  }

  /// Moves a section with its items before another; before itself it stays where it is.
  public mutating func move(section: SectionIdentity, before other: SectionIdentity) throws(Failure) {
    try move(section: section, to: other, offset: 0)
  }

  /// Moves a section with its items behind another; behind itself it stays where it is.
  public mutating func move(section: SectionIdentity, after other: SectionIdentity) throws(Failure) {
    try move(section: section, to: other, offset: 1)
  }

  /// Marks sections of which more has changed than which items are in them.
  public mutating func reload(sections changed: [SectionIdentity]) throws(Failure) {
    for section in changed { try requireKnown(section: section) }
    sectionsToReload.formUnion(changed)
  }

  private func position(of section: SectionIdentity) throws(Failure) -> Int {
    guard contains(section: section), let position = sections.firstIndex(of: section) else {
      throw .unknownSection(section)
    }
    return position
  }

  private mutating func place(_ added: [SectionIdentity], at position: Int) {
    sections.insert(contentsOf: added, at: position)
    for section in added { itemsBySection[section] = [] }
  }

  private mutating func move(section: SectionIdentity, to other: SectionIdentity, offset: Int) throws(Failure) {
    let (from, to) = (try position(of: section), try position(of: other))
    guard from != to else { return }
    sections.remove(at: from)
    sections.insert(section, at: (to < from ? to : to - 1) + offset)
  }
}
