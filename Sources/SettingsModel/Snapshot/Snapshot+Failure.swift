extension Snapshot {
  /// Why a snapshot refused a change.
  public enum Failure: Error, Hashable {
    /// The section is there already, or is given twice.
    case duplicateSection(SectionIdentity)
    /// The item is there already, in this or another section, or is given twice.
    case duplicateItem(ItemIdentity)
    /// There is no such section.
    case unknownSection(SectionIdentity)
    /// There is no such item.
    case unknownItem(ItemIdentity)
    /// The difference was made from another snapshot.
    case unrelatedDifference
  }

  func requireKnown(section: SectionIdentity) throws(Failure) {
    guard contains(section: section) else { throw .unknownSection(section) }
  }

  func requireKnown(items: [ItemIdentity]) throws(Failure) {
    for item in items where !contains(item: item) { throw .unknownItem(item) }
  }

  func requireNew(sections added: [SectionIdentity]) throws(Failure) {
    var seen: Set<SectionIdentity> = []
    for section in added where contains(section: section) || !seen.insert(section).inserted {
      throw .duplicateSection(section)
    }
  }

  func requireNew(items added: [ItemIdentity]) throws(Failure) {
    var seen: Set<ItemIdentity> = []
    for item in added where contains(item: item) || !seen.insert(item).inserted {
      throw .duplicateItem(item)
    }
  }
}
