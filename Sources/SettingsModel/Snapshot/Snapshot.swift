/// Sections and the items in them by identity, so that two states of the same thing can be compared.
///
/// ```swift
/// var snapshot = Snapshot<Part, Value>()
/// try snapshot.append(sections: [.numbers, .letters])
/// try snapshot.append(items: [.one, .two], to: .numbers)
/// try snapshot.move(item: .two, before: .one)
///
/// let difference = snapshot.difference(from: earlier)
/// try earlier.applying(difference) == snapshot
/// ```
///
/// An identity stands once in a snapshot; what would put it there twice is refused and changes nothing. Two snapshots are
/// equal when they have the same sections and items in the same order, whatever is marked for reloading.
public struct Snapshot<SectionIdentity: Hashable & Sendable, ItemIdentity: Hashable & Sendable>: Hashable, Sendable {
  /// The sections in order.
  public internal(set) var sections: [SectionIdentity] = []

  /// The items of each section in order.
  var itemsBySection: [SectionIdentity: [ItemIdentity]] = [:]

  /// The section of each item.
  var sectionsByItem: [ItemIdentity: SectionIdentity] = [:]

  /// What is marked for reloading.
  @Incidental var sectionsToReload: Set<SectionIdentity> = []
  @Incidental var itemsToReload: Set<ItemIdentity> = []

  /// Creates a snapshot of nothing.
  public init() {}

  /// The items of all sections in order.
  public var items: [ItemIdentity] { sections.flatMap { itemsBySection[$0, default: []] } }

  /// How many items there are in all sections.
  public var itemCount: Int { sectionsByItem.count }

  /// The items of a section in order; `nil` when there is no such section.
  public func items(in section: SectionIdentity) -> [ItemIdentity]? {
    itemsBySection[section]
  }

  /// The section that an item is in; `nil` when there is no such item.
  public func section(of item: ItemIdentity) -> SectionIdentity? {
    sectionsByItem[item]
  }

  /// Whether there is such a section.
  public func contains(section: SectionIdentity) -> Bool {
    itemsBySection[section] != nil
  }

  /// Whether there is such an item.
  public func contains(item: ItemIdentity) -> Bool {
    sectionsByItem[item] != nil
  }

  /// The sections that are marked for reloading, in order.
  public var reloadedSections: [SectionIdentity] { sections.filter(sectionsToReload.contains) }

  /// The items that are marked for reloading, in order.
  public var reloadedItems: [ItemIdentity] {
    itemsToReload.isEmpty ? [] : items.filter(itemsToReload.contains)
  }
}
