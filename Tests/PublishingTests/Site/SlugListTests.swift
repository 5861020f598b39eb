import TestSupport
import Testing

@testable import Publishing

/// Slugs are found again by their position and by themselves, however many and however long they are.
@Suite struct SlugListTests {
  /// Lengths around those that are kept otherwise: 255 and more.
  private static let lengths = [1, 2, 31, 32, 33, 254, 255, 256, 300, 70_000]

  @Test(arguments: [0, 1, 31, 32, 33, 64, 500]) func slugsAreFoundAgain(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let slugs = (0..<count).map { number in
      String(repeating: "x", count: Self.lengths.randomElement(using: &random) ?? 1) + "\(number)"
    }
    let sorted = slugs.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    let list = SlugList(slugs)
    #expect(list.count == count)
    #expect(Array(list) == sorted)
    for (position, slug) in sorted.enumerated() { #expect(list.position(of: slug) == position) }
    #expect(list.position(of: "another") == nil)
  }

  /// The same bytes, cut elsewhere, are other slugs.
  @Test func checksumsTellWhereSlugsEnd() {
    let long = String(repeating: "a", count: 255)
    let lists = [["ab", "c"], ["a", "bc"], ["abc"], [long, "b"], [long + "b"], [long + "a", "b"]].map { SlugList($0) }
    #expect(Set(lists.map(\.checksum)).count == lists.count)
    #expect(SlugList(["c", "ab"]).checksum == lists[0].checksum)
  }
}
