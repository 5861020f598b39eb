import SettingsModel
import Testing

@Suite struct SnapshotTests {
  typealias Letters = Snapshot<String, Int>

  static func make(_ sections: KeyValuePairs<String, [Int]>) throws -> Letters {
    var snapshot = Letters()
    for (section, items) in sections {
      try snapshot.append(sections: [section])
      try snapshot.append(items: items, to: section)
    }
    return snapshot
  }

  @Test func readsWhatWasPutIn() throws {
    var snapshot = try Self.make(["a": [1, 2], "b": []])
    try snapshot.insert(sections: ["c", "d"], before: "b")
    try snapshot.insert(sections: ["e"], after: "b")
    try snapshot.append(items: [9], to: "e")
    try snapshot.insert(items: [3, 4], before: 2)
    try snapshot.insert(items: [5], after: 2)
    #expect(snapshot.sections == ["a", "c", "d", "b", "e"])
    #expect(snapshot.items(in: "a") == [1, 3, 4, 2, 5])
    #expect(snapshot.items == [1, 3, 4, 2, 5, 9])
    #expect(snapshot.itemCount == 6)
    #expect(snapshot.section(of: 9) == "e")
    #expect(snapshot.items(in: "x") == nil)
    #expect(snapshot.section(of: 7) == nil)
  }

  @Test func movesAndDeletes() throws {
    var snapshot = try Self.make(["a": [1, 2, 3], "b": [4], "c": []])
    try snapshot.move(item: 1, after: 3)
    try snapshot.move(item: 3, before: 2)
    try snapshot.move(item: 2, before: 2)
    try snapshot.move(item: 2, after: 4)
    #expect(snapshot == (try Self.make(["a": [3, 1], "b": [4, 2], "c": []])))
    try snapshot.move(item: 3, toEndOf: "c")
    try snapshot.move(section: "c", before: "a")
    try snapshot.move(section: "a", after: "b")
    try snapshot.move(section: "a", after: "a")
    #expect(snapshot == (try Self.make(["c": [3], "b": [4, 2], "a": [1]])))
    try snapshot.delete(items: [4, 4, 1])
    try snapshot.delete(sections: ["c"])
    #expect(snapshot == (try Self.make(["b": [2], "a": []])))
    #expect(!snapshot.contains(item: 3))
    try snapshot.append(items: [3], to: "a")
  }

  static let refused: [(Letters.Failure, @Sendable (inout Letters) throws -> Void)] = [
    (.duplicateSection("a"), { try $0.append(sections: ["c", "a"]) }),
    (.duplicateSection("c"), { try $0.append(sections: ["c", "c"]) }),
    (.duplicateSection("b"), { try $0.insert(sections: ["b"], before: "a") }),
    (.duplicateSection("b"), { try $0.insert(sections: ["b"], after: "a") }),
    (.unknownSection("x"), { try $0.insert(sections: ["b"], before: "x") }),
    (.unknownSection("x"), { try $0.insert(sections: ["c"], after: "x") }),
    (.unknownSection("x"), { try $0.delete(sections: ["a", "x"]) }),
    (.unknownSection("x"), { try $0.move(section: "x", before: "a") }),
    (.unknownSection("x"), { try $0.move(section: "a", after: "x") }),
    (.unknownSection("x"), { try $0.reload(sections: ["a", "x"]) }),
    (.duplicateItem(3), { try $0.append(items: [7, 3], to: "a") }),
    (.duplicateItem(7), { try $0.append(items: [7, 7], to: "a") }),
    (.duplicateItem(1), { try $0.insert(items: [1], before: 2) }),
    (.duplicateItem(2), { try $0.insert(items: [7, 2], after: 2) }),
    (.unknownSection("x"), { try $0.append(items: [1], to: "x") }),
    (.unknownItem(9), { try $0.insert(items: [1], before: 9) }),
    (.unknownItem(9), { try $0.insert(items: [7], after: 9) }),
    (.unknownItem(9), { try $0.delete(items: [1, 9]) }),
    (.unknownItem(9), { try $0.move(item: 9, before: 1) }),
    (.unknownItem(9), { try $0.move(item: 1, after: 9) }),
    (.unknownItem(9), { try $0.move(item: 9, toEndOf: "a") }),
    (.unknownSection("x"), { try $0.move(item: 1, toEndOf: "x") }),
    (.unknownItem(9), { try $0.reload(items: [1, 9]) }),
  ]

  @Test(arguments: 0..<refused.count) func refuses(number: Int) throws {
    let (failure, change) = Self.refused[number]
    let before = try Self.make(["a": [1, 2], "b": [3]])
    var snapshot = before
    #expect(throws: failure) { try change(&snapshot) }
    #expect(snapshot == before)
    #expect(snapshot.reloadedItems.isEmpty)
    #expect(snapshot.reloadedSections.isEmpty)
  }

  @Test func saysWhatHasToHappen() throws {
    let old = try Self.make(["a": [1, 2, 3, 4], "b": [5, 6], "c": [7]])
    var new = try Self.make(["c": [7], "a": [4, 1, 2, 5], "d": [8]])
    try new.reload(items: [2, 8])
    try new.reload(sections: ["c"])
    let difference = new.difference(from: old)
    #expect(difference.removedSections.map(\.section) == ["b"])
    #expect(difference.insertedSections.map(\.section) == ["d"])
    #expect(difference.movedSections.map(\.new.section) == ["c"])
    #expect(difference.movedSections.map(\.old.position) == [2])
    #expect(difference.reloadedSections.map(\.section) == ["c"])
    #expect(difference.removedItems.map(\.item) == [3, 6])
    #expect(difference.insertedItems.map(\.item) == [8])
    #expect(difference.movedItems.map(\.new.item) == [4, 5])
    #expect(difference.movedItems.map(\.old.section) == ["a", "b"])
    #expect(difference.reloadedItems.map(\.item) == [2])
    #expect(try old.applying(difference) == new)
    #expect(new.difference(from: new).removedItems.isEmpty)
  }

  @Test func equalSnapshotsDifferInNothing() throws {
    let snapshot = try Self.make(["a": [1, 2], "b": []])
    #expect(snapshot.difference(from: snapshot).isEmpty)
    #expect(Letters().difference(from: Letters()).isEmpty)
  }

  @Test func aDifferenceFitsOneSnapshotOnly() throws {
    let old = try Self.make(["a": [1, 2], "b": [3]])
    let new = try Self.make(["b": [3, 1]])
    let difference = new.difference(from: old)
    for other in [
      Letters(), new, try Self.make(["a": [2, 1], "b": [3]]), try Self.make(["a": [1, 2, 4], "b": [3]]),
    ] {
      #expect(throws: Letters.Failure.unrelatedDifference) { try other.applying(difference) }
    }
  }

  @Test func longListsAreComparedQuickly() throws {
    let numbers = Array(0..<20_000)
    let old = try Self.make(["a": numbers])
    let new = try Self.make(["a": numbers.reversed()])
    let difference = new.difference(from: old)
    #expect(difference.movedItems.count == 19_999)
    #expect(try old.applying(difference) == new)
  }

  @Test func printsWhatHasToHappen() throws {
    let old = try Self.make(["a": [1, 2], "b": [5]])
    var new = try Self.make(["c": [7], "a": [5, 1]])
    try new.reload(items: [1])
    #expect(
      "\(new.difference(from: old))" == """
        removed section "b"
        added section "c"
        removed item "2" in "a"
        added item "7" in "c"
        moved item "5" in "a" from "b"
        reloaded item "1" in "a"
        """
    )
  }

  @Test func identitiesOfAPageAreReadable() {
    let page = Page("p", title: "P") {
      Section("Pick", key: SettingKey<[String]>("pick"), selected: []) {
        Selection.Option("A", value: "a") { Selection.Option("B", value: "b") }
      }
      Section("Notes") {
        Row.note("N")
        Row.value("V", "1")
        Row.value("V", "2")
      }
      Section { Row.toggle("W", key: "w") }
    }
    let none = Page("p", title: "P") {}
    #expect(
      "\(page.snapshot.difference(from: none.snapshot))" == """
        added section "pick"
        added section "Notes"
        added section "section of w"
        added section "below a"
        added item "a" in "pick"
        added item "row 1" in "Notes"
        added item "V" in "Notes"
        added item "V (2)" in "Notes"
        added item "w" in "section of w"
        added item "b" in "below a"
        """
    )
  }
}
