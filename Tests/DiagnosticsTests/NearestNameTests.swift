import Diagnostics
import TestSupport
import Testing

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("tittle", "title"), ("Title", "title"), ("sutbitle", "subtitle"), ("fi", "if"), ("rows ", "rows"),
      ("row", "rows"),
      ("id", nil), ("x", nil), ("", nil), ("label", nil), ("completely-else", nil), ("IF", "if"),
      (String(repeating: "a", count: 1000), nil),
    ] as [(String, String?)]
  )
  func aNearNameIsFound(_ name: String, _ nearest: String?) {
    #expect(["title", "subtitle", "rows", "if"].nearest(to: name) == nearest)
  }

  /// A name of which a third is changed is found, whatever its letters are.
  @Test(arguments: 0..<200) func whatIsNearIsFound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("abcXYZ019-_. éß")
    let name = (0..<Int.random(in: 3...24, using: &generator)).map { _ in
      alphabet.randomElement(using: &generator) ?? "a"
    }
    var written = name
    for _ in 0..<(name.count / 3) {
      let position = Int.random(in: 0..<written.count, using: &generator)
      written[position] = alphabet.randomElement(using: &generator) ?? "b"
    }
    #expect([String(name)].nearest(to: String(written)) == String(name))
  }

  @Test func theFirstOfTheNearestWins() {
    #expect(["cart", "card", "care"].nearest(to: "car") == "cart")
    #expect(["carts", "card", "care"].nearest(to: "cards") == "carts")
    #expect(["carts", "card", "cards"].nearest(to: "cards") == "cards")
  }
}
