extension Snapshot {
  /// What two snapshots differ in.
  public typealias Difference = SnapshotDifference<SectionIdentity, ItemIdentity>

  /// What has to happen to an older snapshot so that it becomes this one.
  public func difference(from old: Snapshot) -> Difference {
    var difference = Difference()
    let oldSections = old.sectionPlaces
    let oldPlaces = Dictionary(uniqueKeysWithValues: oldSections.map { ($0.section, $0) })
    difference.removedSections = oldSections.filter { !contains(section: $0.section) }
    let oldItems = old.itemPlaces
    let oldItemPlaces = Dictionary(uniqueKeysWithValues: oldItems.map { ($0.item, $0) })
    difference.removedItems = oldItems.filter { !contains(item: $0.item) }

    let steady = Set(longestIncreasing(sections.compactMap { oldPlaces[$0]?.position }))
    for place in sectionPlaces {
      guard let oldPlace = oldPlaces[place.section] else {
        difference.insertedSections.append(place)
        continue
      }
      if !steady.contains(oldPlace.position) { difference.movedSections.append(.init(old: oldPlace, new: place)) }
      if sectionsToReload.contains(place.section) { difference.reloadedSections.append(place) }
    }
    for section in sections {
      let places = itemPlaces(in: section)
      let staying = places.compactMap { place in
        oldItemPlaces[place.item].flatMap { $0.section == section ? $0.position : nil }
      }
      let steady = Set(longestIncreasing(staying))
      for place in places {
        guard let oldPlace = oldItemPlaces[place.item] else {
          difference.insertedItems.append(place)
          continue
        }
        if oldPlace.section != section || !steady.contains(oldPlace.position) {
          difference.movedItems.append(.init(old: oldPlace, new: place))
        }
        if itemsToReload.contains(place.item) { difference.reloadedItems.append(place) }
      }
    }
    return difference
  }

  /// The snapshot that a difference from this one leads to; what it reloads is marked.
  public func applying(_ difference: Difference) throws(Failure) -> Snapshot {
    var result = Snapshot()
    let leavingSections = difference.removedSections + difference.movedSections.map(\.old)
    let arrivingSections = (difference.insertedSections + difference.movedSections.map(\.new))
    let stayingSections = try Self.without(sections, leavingSections.map { ($0.position, $0.section) })
    result.sections = try Self.with(stayingSections, arrivingSections.map { ($0.position, $0.section) })

    let leaving = Dictionary(grouping: difference.removedItems + difference.movedItems.map(\.old), by: \.section)
    let arriving = Dictionary(grouping: difference.insertedItems + difference.movedItems.map(\.new), by: \.section)
    var left = 0
    for (section, items) in itemsBySection {
      let going = leaving[section, default: []]
      left += going.count
      result.itemsBySection[section] = try Self.without(items, going.map { ($0.position, $0.item) })
    }
    var known = result.itemsBySection
    for section in result.sections {
      let staying = known.removeValue(forKey: section) ?? []
      let items = try Self.with(staying, arriving[section, default: []].map { ($0.position, $0.item) })
      result.itemsBySection[section] = items
      for item in items { result.sectionsByItem[item] = section }
    }
    for (section, items) in known {
      // Nothing may be lost with a section that goes.
      guard items.isEmpty else { throw .unrelatedDifference }
      result.itemsBySection[section] = nil
    }
    guard Set(result.sections).count == result.sections.count,
      left == difference.removedItems.count + difference.movedItems.count,
      result.itemCount == itemCount - difference.removedItems.count + difference.insertedItems.count,
      result.itemsBySection.values.reduce(0, { $0 + $1.count }) == result.itemCount
    else { throw .unrelatedDifference }
    try result.reload(sections: difference.reloadedSections.map(\.section))
    try result.reload(items: difference.reloadedItems.map(\.item))
    return result
  }

  private var sectionPlaces: [Difference.SectionPlace] {
    sections.enumerated().map { .init(section: $1, position: $0) }
  }

  private var itemPlaces: [Difference.ItemPlace] { sections.flatMap(itemPlaces(in:)) }

  private func itemPlaces(in section: SectionIdentity) -> [Difference.ItemPlace] {
    itemsBySection[section, default: []].enumerated().map { .init(item: $1, section: section, position: $0) }
  }

  /// A list without what stands at some positions, which has to be what is expected there.
  private static func without<Identity: Equatable>(
    _ list: [Identity],
    _ leaving: [(position: Int, identity: Identity)]
  ) throws(Failure) -> [Identity] {
    for (position, identity) in leaving where !list.indices.contains(position) || list[position] != identity {
      throw .unrelatedDifference
    }
    let positions = Set(leaving.map(\.position))
    return list.indices.filter { !positions.contains($0) }.map { list[$0] }
  }

  /// A list with more in it, at positions that count what is added.
  private static func with<Identity>(
    _ list: [Identity],
    _ arriving: [(position: Int, identity: Identity)]
  ) throws(Failure) -> [Identity] {
    var result: [Identity] = []
    result.reserveCapacity(list.count + arriving.count)
    var rest = list[...]
    for (position, identity) in arriving.sorted(by: { $0.position < $1.position }) {
      let count = position - result.count
      guard (0...rest.count).contains(count) else { throw .unrelatedDifference }
      result.append(contentsOf: rest.prefix(count))
      rest = rest.dropFirst(count)
      result.append(identity)
    }
    return result + rest
  }
}
