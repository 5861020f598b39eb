import Diagnostics
import Testing

@testable import Themes

/// Token files far larger or deeper than a person writes: read in a time that grows with their size, or refused.
@Suite struct TokenSizeTests {
  private static func file(_ count: Int, _ member: (Int) -> String) -> String {
    "{" + (0..<count).map(member).joined(separator: ",\n") + "}"
  }

  @Test func nesting() {
    let read = ReadTokens(String(repeating: "{\"a\":", count: 100_000))
    #expect(read.diagnostics.diagnostics.map(\.code.rawValue) == ["json-nesting"])
  }

  @Test func aliases() {
    let count = 20_000
    let read = ReadTokens(
      Self.file(count) { index in
        index + 1 < count
          ? "\"t\(index)\": {\"$value\": \"{t\(index + 1)}\"}"
          : "\"t\(index)\": {\"$type\": \"number\", \"$value\": 7}"
      },
      schemes: [.light]
    )
    #expect(read.diagnostics.diagnostics.isEmpty)
    #expect(read.css("t0") == "7")
  }

  /// References to the unit of the next token, whose unit is one too; and to that of an alias of an alias.
  @Test(arguments: [
    "{\"$type\": \"dimension\", \"$value\": {\"value\": 1, \"unit\": {\"$ref\": \"#/NEXT/$value/unit\"}}}",
    "{\"$value\": \"{NEXT}\"}",
  ])
  func referencesToParts(token: String) {
    let count = 10_000
    let chain = Self.file(count) { index in
      index + 1 < count
        ? "\"t\(index)\": " + token.split(separator: "NEXT").joined(separator: "t\(index + 1)")
        : "\"t\(index)\": {\"$type\": \"dimension\", \"$value\": {\"value\": 2, \"unit\": \"rem\"}}"
    }
    let users = Self.file(count) { index in
      "\"u\(index)\": {\"$type\": \"dimension\","
        + "\"$value\": {\"value\": 3, \"unit\": {\"$ref\": \"#/t\(index)/$value/unit\"}}}"
    }
    let read = ReadTokens(chain.dropLast() + "," + users.dropFirst(), schemes: [.light])
    #expect(read.diagnostics.diagnostics.isEmpty)
    #expect(read.css("u0") == "3rem")
  }

  @Test func manyReferencesInOneValue() {
    let count = 20_000
    let names = Self.file(count) { "\"t\($0)\": {\"$type\": \"fontFamily\", \"$value\": \"F\"}" }
    let list = (0..<count).map { "\"{t\($0)}\"" }.joined(separator: ",")
    let all = "\"all\": {\"$type\": \"fontFamily\", \"$value\": [\(list)]}"
    let read = ReadTokens(names.dropLast() + "," + all + "}", schemes: [.light])
    #expect(read.diagnostics.diagnostics.isEmpty)
    #expect(read.css("all")?.utf8.count == 2 * count - 1)
  }

  /// A long way, from each of whose tokens another one leads back to the first.
  @Test func circlesInCircles() {
    let count = 20_000
    let read = ReadTokens(
      Self.file(count) { index in
        "\"t\(index)\": {\"$type\": \"fontFamily\", \"$value\": [\"{t\((index + 1) % count)}\", \"{t0}\"]}"
      },
      schemes: [.light]
    )
    #expect(read.diagnostics.diagnostics.filter { $0.code == .tokenCycle }.count == 50)
    #expect(read.tokens.lookup(.light).isEmpty)
  }

  /// Groups whose innermost group extends the next would lie thousands deep in one another.
  @Test func groupsThatGrow() {
    let (count, depth) = (60, 50)
    let read = ReadTokens(
      Self.file(count) { index in
        let inner = index + 1 < count ? "{\"$extends\": \"{g\(index + 1)}\"}" : "{}"
        let closing = String(repeating: "}", count: depth)
        return "\"g\(index)\": " + String(repeating: "{\"a\":", count: depth) + inner + closing
      },
      schemes: [.light]
    )
    #expect(read.diagnostics.diagnostics.map(\.message) == ["groups that extend each other lie too deep"])
  }

  @Test func deepGroups() {
    let depth = 200
    let read = ReadTokens(
      String(repeating: "{\"a\":", count: depth) + "{}" + String(repeating: "}", count: depth),
      schemes: [.light]
    )
    #expect(read.diagnostics.diagnostics.map(\.message) == ["groups lie more than 64 deep inside each other"])
  }

  @Test func longPath() {
    let name = String(repeating: "n", count: 600)
    let read = ReadTokens("{\"\(name)\": {\"\(name)\": {\"$type\": \"number\", \"$value\": 1}}}", schemes: [.light])
    #expect(
      read.diagnostics.diagnostics.map(\.message) == ["the names that lead here have more than 1000 letters"]
    )
  }

  /// Each fault has its place, and most have a look for what was meant.
  @Test(arguments: [
    "\"t0\": {\"$value\": 1}", "\"t0\": {\"$value\": \"{nothing0}\"}", "\"t0\": {\"$extends\": \"{nothing0}\"}",
    "\"t0\": 1",
  ])
  func manyFaults(member: String) {
    let count = 5_000
    let base = Self.file(count) { member.split(separator: "0").joined(separator: "\($0)") }
    let read = ReadTokens(base, schemes: [.light])
    #expect(read.diagnostics.diagnostics.count == count)
    #expect(read.diagnostics.diagnostics.last?.location?.line == count)
  }

  @Test func manyOverridesOfNothing() {
    let count = 3_000
    let base = Self.file(count) { "\"base\($0)\": {\"$type\": \"number\", \"$value\": 1}" }
    let dark = Self.file(count) { "\"bass\($0)\": {\"$type\": \"number\", \"$value\": 1}" }
    let read = ReadTokens(base, dark: dark)
    #expect(read.diagnostics.diagnostics.count == count)
    #expect(read.diagnostics.diagnostics.first?.fix == "Did you mean \"base0\"?")
  }

  @Test func longReference() {
    let path = (0..<300_000).map { _ in "a" }.joined(separator: ".")
    let read = ReadTokens("{\"a\": {\"$value\": \"{\(path)}\"}}", schemes: [.light])
    #expect(read.diagnostics.diagnostics.map(\.code) == [.tokenReferenceTarget])
  }
}
