import FormDecoding
import Foundation
import SettingsModel
import TestSupport
import Testing

/// Bodies that nobody thought of: `FIELDSET_RANDOM_FORMS` says how many.
@Suite struct RandomFormTests {
  private static let count =
    ProcessInfo.processInfo.environment["FIELDSET_RANDOM_FORMS"].flatMap { Int($0) } ?? 4_000

  /// What each choice can be, written down by hand.
  private static let choices: [String: [String]] = [
    "number": ["one", "two", "\u{E9}", ""], "letters": ["a", "b", "c", "none"], "topics": ["car", "gas", "lpg"],
    "extras": ["x", "y"], "wifi": ["on", "off"], "flight": ["1", "0"], "language": ["", "en"], "region": ["en"],
    "save": ["1"], "remove": [""],
  ]

  private static let keys =
    choices.keys.sorted() + [
      "name", "code", "notes", "secret", "mail", "home", "volume", "ratio", "days", "port", "day", "hour", "tint",
      "disabled",
      "check", "unknown", "",
    ]

  private static let pieces =
    choices.values.flatMap(\.self).sorted() + [
      "d", "e%CC%81", "%00", "%", "%f", "%FF", "%ED%A0%80", "+", "%0D%0A", "=", "%26", "1e5", "-0", "0.3", "11",
      "1e999",
      "2026-02-28", "24:00", "%230a84ff", "a@b", "https://x", "\u{202E}", "\u{212A}", "\"", "{", "[", "\\u0000", "null",
    ]

  private func body(_ random: inout SeededGenerator) -> [UInt8] {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      return (0..<Int.random(in: 0..<200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    case 1...2:
      // A body that is right but for a few bytes.
      var bytes = Array(SamplePage.body.utf8)
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      return bytes
    case 3...6:
      // One that is right but for one key.
      return Array(SamplePage.body(key(&random), pairs(Int.random(in: 0..<3, using: &random), &random)).utf8)
    default:
      return Array(pairs(Int.random(in: 0..<40, using: &random), &random).utf8)
    }
  }

  private func key(_ random: inout SeededGenerator) -> String { Self.keys.randomElement(using: &random) ?? "" }

  private func pairs(_ count: Int, _ random: inout SeededGenerator) -> String {
    let name = key(&random)
    return (0..<count).map { _ in
      let value = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }
      return (Bool.random(using: &random) ? name : key(&random)) + "=" + value.joined()
    }.joined(separator: "&")
  }

  /// The same as JSON, as far as the words make some.
  private func json(_ random: inout SeededGenerator) -> [UInt8] {
    let members = (0..<Int.random(in: 0..<8, using: &random)).map { _ in
      let words = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
        let word = Self.pieces.randomElement(using: &random) ?? ""
        return Bool.random(using: &random) ? "\"\(word)\"" : word
      }
      let list = words.joined(separator: ",")
      return "\"\(key(&random))\":" + (Bool.random(using: &random) ? "[\(list)]" : list)
    }
    return Array("{\(members.joined(separator: ","))}".utf8)
  }

  @Test func noBodyIsTooOdd() throws {
    var random = SeededGenerator(seed: 2_026)
    let decoder = FormDecoder(SamplePage.page)
    var accepted = 0
    for round in 0..<Self.count {
      let isJSON = round % 8 == 0
      let bytes = isJSON ? json(&random) : body(&random)
      do throws(FormProblems) {
        let form = try decoder.decode(bytes, as: isJSON ? .json : .form)
        accepted += 1
        check(form)
        // What was accepted is accepted again when it is sent on.
        if round % 16 == 1 { #expect(throws: Never.self) { try decoder.decode(json: form.json) } }
      } catch {
        #expect(!error.problems.isEmpty)
      }
    }
    #expect(accepted > Self.count / 50, "\(accepted) accepted")
  }

  /// A value that is not an option is never accepted.
  private func check(_ form: DecodedForm) {
    for key in form.keys {
      guard let options = Self.choices[key] else { continue }
      let values = form.strings(key) ?? [form.string(key) ?? "?"]
      let areOptions = values.allSatisfy { value in options.contains { $0.utf8.elementsEqual(value.utf8) } }
      if !areOptions { Issue.record("\(key): \(values)") }
    }
  }
}
