import Diagnostics
import SettingsModel
import Testing

/// Whatever a page says, it is read and judged to the end, and in the same way each time.
@Suite struct RandomPageTests {
  /// SplitMix64, so that a seed gives the same pages everywhere.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let words = [
    "title", "header", "footer", "form", "sections", "key", "selection", "single", "multiple", "selected", "rows",
    "value", "values", "kind", "switch", "link", "page", "url", "text", "number", "range", "select", "options",
    "minimum", "maximum", "step", "if", "beta", "!beta", "parents", "derived", "exclusive", "disabled", "reason",
    "lang", "en", "icon", "fields", "date", "2026-01-01", "color", "button", "note", "tittle", "onlyIf", "is", "error",
    "synonyms", "event", "template",
    "exclusive", "divider", "pageHeading", "selectAll", "storage", "", "\\u0000", "é",
  ]

  private func json(depth: Int, _ random: inout Generator) -> String {
    func word() -> String { "\"\(Self.words.randomElement(using: &random) ?? "")\"" }
    switch Int.random(in: 0..<(depth > 0 ? 10 : 5), using: &random) {
    case 0: return ["null", "true", "false"].randomElement(using: &random) ?? "null"
    case 1: return ["0", "-1", "1.0", "1e999", "5"].randomElement(using: &random) ?? "0"
    case 2...4: return word()
    case 5...6:
      let count = Int.random(in: 0..<4, using: &random)
      return "[" + (0..<count).map { _ in json(depth: depth - 1, &random) }.joined(separator: ",") + "]"
    default:
      let keys = Set((0..<Int.random(in: 0..<8, using: &random)).map { _ in word() })
      return "{" + keys.sorted().map { "\($0):\(json(depth: depth - 1, &random))" }.joined(separator: ",") + "}"
    }
  }

  @Test(arguments: 0..<8) func isJudgedToTheEnd(_ seed: Int) {
    var random = Generator(state: UInt64(seed))
    for _ in 0..<60 {
      let text =
        "{\"title\": \"P\", \"sections\": [{\"rows\": [\(json(depth: 6, &random))]}, \(json(depth: 7, &random))]}"
      let fault = Fault(page: text)
      #expect(fault.found == fault.found, "\(text)")
    }
  }

  /// A page may nest as deep as JSON may.
  @Test func readsDeepTrees() {
    var option = #"{"value": "a", "title": "A"}"#
    for _ in 0..<120 { option = #"{"value": "a", "title": "A", "rows": [\#(option)]}"# }
    let section = #"{"key": "k", "header": "H", "selection": "multiple", "rows": [\#(option)]}"#
    #expect(Fault(section: section).found.contains { $0.contains("[tree-depth]") })
  }
}
