import Testing

@testable import Rendering

@Suite struct ElementIdentifierTests {
  /// Two things never meet in one id, however their keys are spelled.
  @Test func keepsPartsApart() {
    let ids = [
      ElementIdentifier(key: "a.b"), ElementIdentifier(key: "a_b"), ElementIdentifier(key: "a").part("b"),
      ElementIdentifier(key: "a").option(2), ElementIdentifier(key: "a").option(2).option(1),
      ElementIdentifier(key: "section").option(3), ElementIdentifier(section: 3), ElementIdentifier(key: "section:3"),
      ElementIdentifier(section: 3).row(2),
    ]
    #expect(Set(ids.map(\.string)).count == ids.count - 1, "only the impossible key meets another id")
  }

  @Test func spellsPaths() {
    #expect(ElementIdentifier(key: "letters").option(2).part("hint").string == "letters:2:hint")
    #expect(ElementIdentifier(section: 3).row(1).string == ":section:3:row:1")
  }
}
