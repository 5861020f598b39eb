import Diagnostics
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

  @Test func theFirstOfTheNearestWins() {
    #expect(["cart", "card", "care"].nearest(to: "car") == "cart")
    #expect(["carts", "card", "care"].nearest(to: "cards") == "carts")
    #expect(["carts", "card", "cards"].nearest(to: "cards") == "cards")
  }
}
