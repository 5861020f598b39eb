import SettingsModel
import TestSupport
import Testing

/// Whatever is done to a snapshot, it holds what a plain list of lists would, and its differences lead from one to the other.
@Suite struct RandomSnapshotTests {
  /// The naive model.
  private struct Plain: Equatable {
    var sections: [(name: Int, items: [Int])] = []

    static func == (first: Plain, second: Plain) -> Bool {
      first.sections.map(\.name) == second.sections.map(\.name)
        && first.sections.map(\.items) == second.sections.map(\.items)
    }

    init() {}

    init(_ snapshot: Snapshot<Int, Int>) {
      sections = snapshot.sections.map { ($0, snapshot.items(in: $0) ?? []) }
    }

    func section(of item: Int) -> Int? { sections.firstIndex { $0.items.contains(item) } }
    func position(of name: Int) -> Int? { sections.firstIndex { $0.name == name } }

    /// Moves or inserts; `false` when it cannot be.
    mutating func put(item: Int, at other: Int, offset: Int, isNew: Bool) -> Bool {
      guard (section(of: item) == nil) == isNew, section(of: other) != nil else { return false }
      if item == other { return true }
      if let old = section(of: item) { sections[old].items.removeAll { $0 == item } }
      guard let place = section(of: other), let position = sections[place].items.firstIndex(of: other) else {
        return false
      }
      sections[place].items.insert(item, at: position + offset)
      return true
    }

    mutating func put(section: Int, at other: Int, offset: Int, isNew: Bool) -> Bool {
      guard (position(of: section) == nil) == isNew, position(of: other) != nil else { return false }
      if section == other { return true }
      let moved = position(of: section).map { sections.remove(at: $0) } ?? (section, [])
      guard let position = position(of: other) else { return false }
      sections.insert(moved, at: position + offset)
      return true
    }
  }

  private func change(_ snapshot: inout Snapshot<Int, Int>, _ plain: inout Plain, _ random: inout SeededGenerator) {
    let (a, b) = (Int.random(in: 0..<14, using: &random), Int.random(in: 0..<14, using: &random))
    let (s, t) = (Int.random(in: 0..<5, using: &random), Int.random(in: 0..<5, using: &random))
    let before = snapshot
    let (operation, hasSucceeded): (() throws -> Void, Bool)
    var copy = snapshot
    switch Int.random(in: 0..<13, using: &random) {
    case 0:
      operation = { try copy.append(sections: [s]) }
      hasSucceeded = plain.position(of: s) == nil
      if hasSucceeded { plain.sections.append((s, [])) }
    case 1:
      operation = { try copy.insert(sections: [s], before: t) }
      hasSucceeded = plain.put(section: s, at: t, offset: 0, isNew: true)
    case 2:
      operation = { try copy.insert(sections: [s], after: t) }
      hasSucceeded = plain.put(section: s, at: t, offset: 1, isNew: true)
    case 3:
      operation = { try copy.move(section: s, before: t) }
      hasSucceeded = plain.put(section: s, at: t, offset: 0, isNew: false)
    case 4:
      operation = { try copy.move(section: s, after: t) }
      hasSucceeded = plain.put(section: s, at: t, offset: 1, isNew: false)
    case 5 where a < 4:
      operation = { try copy.delete(sections: [s]) }
      hasSucceeded = plain.position(of: s) != nil
      plain.sections.removeAll { $0.name == s }
    case 5, 6, 7:
      operation = { try copy.append(items: [a], to: s) }
      let position = plain.position(of: s)
      hasSucceeded = position != nil && plain.section(of: a) == nil
      if hasSucceeded, let position { plain.sections[position].items.append(a) }
    case 8:
      operation = { try copy.insert(items: [a], before: b) }
      hasSucceeded = plain.put(item: a, at: b, offset: 0, isNew: true)
    case 9:
      operation = { try copy.insert(items: [a], after: b) }
      hasSucceeded = plain.put(item: a, at: b, offset: 1, isNew: true)
    case 10:
      operation = { try copy.move(item: a, before: b) }
      hasSucceeded = plain.put(item: a, at: b, offset: 0, isNew: false)
    case 11:
      operation = { try copy.move(item: a, after: b) }
      hasSucceeded = plain.put(item: a, at: b, offset: 1, isNew: false)
    default:
      operation = { try copy.delete(items: [a]) }
      let section = plain.section(of: a)
      hasSucceeded = section != nil
      if let section { plain.sections[section].items.removeAll { $0 == a } }
    }
    var wasRefused = false
    do { try operation() } catch { wasRefused = true }
    snapshot = copy
    #expect(wasRefused == !hasSucceeded)
    if wasRefused { #expect(snapshot == before) }
  }

  @Test(arguments: 0..<20) func holdsWhatAPlainListWould(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var snapshot = Snapshot<Int, Int>()
    var plain = Plain()
    for _ in 0..<60 {
      let old = snapshot
      for _ in 0..<Int.random(in: 0..<12, using: &random) { change(&snapshot, &plain, &random) }
      #expect(Plain(snapshot) == plain)
      for item in snapshot.items {
        #expect(snapshot.section(of: item).flatMap(plain.position) == plain.section(of: item))
      }
      let marked = snapshot.items.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      var new = Snapshot<Int, Int>()
      for section in plain.sections {
        try new.append(sections: [section.name])
        try new.append(items: section.items, to: section.name)
      }
      #expect(new == snapshot)
      try new.reload(items: marked)
      let difference = new.difference(from: old)
      let applied = try old.applying(difference)
      #expect(applied == new)
      #expect(applied.reloadedItems == marked.filter(old.contains(item:)))
      #expect(difference == new.difference(from: old))
      #expect(difference.movedSections.count == leastMoves(from: old.sections, to: new.sections))
      let moves = new.sections.reduce(0) { count, section in
        count + leastMoves(from: old.items(in: section) ?? [], to: new.items(in: section) ?? [])
      }
      let strays = new.items.count { old.section(of: $0) != nil && old.section(of: $0) != new.section(of: $0) }
      #expect(difference.movedItems.count == moves + strays)
    }
  }

  /// How many of what two lists share have to move, found by trying what stays in every way that a table can hold.
  private func leastMoves(from old: [Int], to new: [Int]) -> Int {
    let shared = new.filter(old.contains).compactMap(old.firstIndex)
    var lengths: [Int] = []
    for (position, number) in shared.enumerated() {
      lengths.append(1 + (zip(shared[..<position], lengths).filter { $0.0 < number }.map(\.1).max() ?? 0))
    }
    return shared.count - (lengths.max() ?? 0)
  }
}
