/// What has to happen to one snapshot so that it becomes another.
///
/// Positions of what is removed, and where something is moved from, are those in the old snapshot; all others are those in
/// the new one. Every list is in the order of its positions. What is in none of them stays where it is among the others
/// that stay, and of these there are as many as there can be.
public struct SnapshotDifference<
  SectionIdentity: Hashable & Sendable,
  ItemIdentity: Hashable & Sendable
>: Hashable, Sendable {
  /// A section and where it stands.
  public struct SectionPlace: Hashable, Sendable {
    /// The section.
    public let section: SectionIdentity
    /// Its position.
    public let position: Int
  }

  /// An item and where it stands.
  public struct ItemPlace: Hashable, Sendable {
    /// The item.
    public let item: ItemIdentity
    /// The section that it is in.
    public let section: SectionIdentity
    /// Its position in the section.
    public let position: Int
  }

  /// Something that stands elsewhere than before.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it stood in the old snapshot.
    public let old: Place
    /// Where it stands in the new one.
    public let new: Place
  }

  /// The sections that are there no more.
  public internal(set) var removedSections: [SectionPlace] = []

  /// The sections that were not there before.
  public internal(set) var insertedSections: [SectionPlace] = []

  /// The sections that stand elsewhere among the others, by their new positions.
  public internal(set) var movedSections: [Move<SectionPlace>] = []

  /// The sections that are marked for reloading and were there before, by their new positions.
  public internal(set) var reloadedSections: [SectionPlace] = []

  /// The items that are there no more, those of removed sections among them.
  public internal(set) var removedItems: [ItemPlace] = []

  /// The items that were not there before, those of inserted sections among them.
  public internal(set) var insertedItems: [ItemPlace] = []

  /// The items that stand elsewhere among the others, or in another section, by their new places.
  public internal(set) var movedItems: [Move<ItemPlace>] = []

  /// The items that are marked for reloading and were there before, by their new places.
  public internal(set) var reloadedItems: [ItemPlace] = []

  /// Whether nothing has to happen.
  public var isEmpty: Bool {
    removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
      && removedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
  }
}

extension SnapshotDifference: CustomStringConvertible {
  /// A line for each thing that has to happen, in the words of ``SiteDifference``: `moved item "two" in "numbers"`.
  public var description: String {
    let sections =
      removedSections.map { "removed section \"\($0.section)\"" }
      + insertedSections.map { "added section \"\($0.section)\"" }
      + movedSections.map { "moved section \"\($0.new.section)\"" }
      + reloadedSections.map { "reloaded section \"\($0.section)\"" }
    let items =
      removedItems.map { "removed \($0)" } + insertedItems.map { "added \($0)" }
      + movedItems.map { move in
        let isElsewhere = move.old.section != move.new.section
        return "moved \(move.new)" + (isElsewhere ? " from \"\(move.old.section)\"" : "")
      }
      + reloadedItems.map { "reloaded \($0)" }
    return (sections + items).joined(separator: "\n")
  }
}

extension SnapshotDifference.ItemPlace: CustomStringConvertible {
  /// The item and its section: `item "two" in "numbers"`.
  public var description: String { "item \"\(item)\" in \"\(section)\"" }
}
