extension Snapshot {
  /// Adds items at the end of a section.
  public mutating func append(items added: [ItemIdentity], to section: SectionIdentity) throws(Failure) {
    try requireKnown(section: section)
    try requireNew(items: added)
    itemsBySection[section, default: []].append(contentsOf: added)
    for item in added { sectionsByItem[item] = section }
  }

  /// Adds items before another, in the section that it is in.
  public mutating func insert(items added: [ItemIdentity], before other: ItemIdentity) throws(Failure) {
    try insert(added, at: other, offset: 0)
  }

  /// Adds items behind another, in the section that it is in.
  public mutating func insert(items added: [ItemIdentity], after other: ItemIdentity) throws(Failure) {
    try insert(added, at: other, offset: 1)
  }

  /// Takes items out.
  public mutating func delete(items deleted: [ItemIdentity]) throws(Failure) {
    try requireKnown(items: deleted)
    let sections = Set(deleted.compactMap { sectionsByItem[$0] })
    let deleted = Set(deleted)
    for section in sections { itemsBySection[section]?.removeAll(where: deleted.contains) }
    forget(deleted)
  }

  /// Moves an item before another, in the section that the other is in; before itself it stays where it is.
  public mutating func move(item: ItemIdentity, before other: ItemIdentity) throws(Failure) {
    try move(item, to: other, offset: 0)
  }

  /// Moves an item behind another, in the section that the other is in; behind itself it stays where it is.
  public mutating func move(item: ItemIdentity, after other: ItemIdentity) throws(Failure) {
    try move(item, to: other, offset: 1)
  }

  /// Moves an item to the end of a section.
  public mutating func move(item: ItemIdentity, toEndOf section: SectionIdentity) throws(Failure) {
    try requireKnown(items: [item])
    try requireKnown(section: section)
    takeOut(item)
    itemsBySection[section, default: []].append(item)
    sectionsByItem[item] = section
  }

  /// Marks items of which something has changed, though they are the same items.
  public mutating func reload(items changed: [ItemIdentity]) throws(Failure) {
    try requireKnown(items: changed)
    itemsToReload.formUnion(changed)
  }

  /// Drops what is known of items that are in no section any more.
  mutating func forget(_ items: some Sequence<ItemIdentity>) {
    for item in items {
      sectionsByItem[item] = nil
      itemsToReload.remove(item)
    }
  }

  private func place(of item: ItemIdentity) throws(Failure) -> (section: SectionIdentity, position: Int) {
    guard let section = sectionsByItem[item], let position = itemsBySection[section]?.firstIndex(of: item) else {
      throw .unknownItem(item)
    }
    return (section, position)
  }

  private mutating func insert(_ added: [ItemIdentity], at other: ItemIdentity, offset: Int) throws(Failure) {
    let (section, position) = try place(of: other)
    try requireNew(items: added)
    itemsBySection[section]?.insert(contentsOf: added, at: position + offset)
    for item in added { sectionsByItem[item] = section }
  }

  private mutating func takeOut(_ item: ItemIdentity) {
    if let section = sectionsByItem[item] { itemsBySection[section]?.removeAll { $0 == item } }
  }

  private mutating func move(_ item: ItemIdentity, to other: ItemIdentity, offset: Int) throws(Failure) {
    try requireKnown(items: [item, other])
    guard item != other else { return }
    takeOut(item)
    let (section, position) = try place(of: other)
    itemsBySection[section]?.insert(item, at: position + offset)
    sectionsByItem[item] = section
  }
}
