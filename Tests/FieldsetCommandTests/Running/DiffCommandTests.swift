import Foundation
import TestSupport
import Testing

@testable import FieldsetCommand

@Suite struct DiffCommandTests {
  let recorder: Recorder

  init() throws { recorder = try Recorder() }

  private static let page = #"{"title": "P", "sections": [{"header": "General", "rows": ["# + "\n%]}]}"
  private static let wifi = #"{"kind": "switch", "key": "wifi", "title": "Wi-Fi"}"#
  private static let version = #"{"kind": "value", "title": "Version", "value": "1"}"#

  private func write(_ rows: String..., to path: String) throws {
    let text = Self.page.replacingOccurrences(of: "%", with: rows.joined(separator: ",\n"))
    try recorder.folder.write(text, to: path)
  }

  static let pages: [(old: [String], new: [String], said: String)] = [
    ([wifi], [wifi], "No difference\n"),
    (
      [wifi], [wifi, version],
      """
      new.json:3:1: added row "Version" in "General"
      1 added, 0 removed, 0 moved, 0 changed

      """
    ),
    (
      [wifi, version], [version, wifi],
      """
      new.json:2:1: moved row "Version" in "General"
      0 added, 0 removed, 1 moved, 0 changed

      """
    ),
    (
      [version, wifi],
      [
        #"{"kind": "switch", "key": "wifi", "title": "W\u202e", "value": true, "if": "beta", "subtitle": "\#(String(repeating: "x", count: 61))"}"#
      ],
      """
      old.json:2:1: removed row "Version" in "General"
      new.json:2:44: changed row "W<U+202E>" (wifi) in "General": title "Wi-Fi" → "W<U+202E>", subtitle, if none → \
      "beta", value false → true
      0 added, 1 removed, 0 moved, 1 changed

      """
    ),
    (
      [#"{"kind": "note", "text": "N"}"#], [],
      """
      old.json:2:1: removed row 1 in "General"
      0 added, 1 removed, 0 moved, 0 changed

      """
    ),
  ]

  @Test(arguments: 0..<pages.count) func tellsInWhatPagesDiffer(number: Int) throws {
    let (old, new, said) = Self.pages[number]
    try write(old.joined(separator: ",\n"), to: "old.json")
    try write(new.joined(separator: ",\n"), to: "new.json")
    #expect(recorder.run(["diff", "old.json", "new.json"]) == 0)
    #expect(recorder.output == said)
    #expect(recorder.error == "")
    #expect(recorder.run(["diff", "old.json", "new.json", "--quiet"]) == 0)
    #expect(recorder.output == said.split(separator: "\n").dropLast().map { $0 + "\n" }.joined())
  }

  private func writeSites() throws {
    try recorder.folder.write(#"{"title": "S", "flags": {"beta": false}}"#, to: "Old/site.json")
    try recorder.folder.write(#"{"title": "S", "flags": {"beta": true}}"#, to: "New/site.json")
    try write(Self.wifi, to: "Old/pages/index.json")
    try write(Self.wifi, to: "New/pages/index.json")
    try write(#"{"kind": "note", "text": "N", "if": "beta"}"#, to: "Old/pages/a.json")
    try write(#"{"kind": "note", "text": "N", "if": "beta"}"#, to: "New/pages/a.json")
    try write(Self.version, to: "Old/pages/b/c.json")
    try write(Self.version, to: "New/pages/b/d.json")
  }

  @Test func tellsInWhatSitesDiffer() throws {
    try writeSites()
    #expect(recorder.run(["diff", "Old", "New"]) == 0)
    #expect(
      recorder.output == """
        New/site.json:1:25: changed site: flags {"beta":false} → {"beta":true}
        New/pages/a.json:1:29: added section "General"
        Old/pages/b/c.json: removed page "b/c"
        New/pages/b/d.json: added page "b/d"
        2 added, 1 removed, 0 moved, 1 changed

        """
    )
    #expect(recorder.run(["diff", "Old", "Old/"]) == 0)
    #expect(recorder.output == "No difference\n")
  }

  @Test func aProgramReadsOneDocument() throws {
    try writeSites()
    #expect(recorder.run(["diff", "Old", "New", "--format", "json"]) == 0)
    let document = try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any]
    #expect(document?["summary"] as? [String: Int] == ["added": 2, "removed": 1, "moved": 0, "changed": 1])
    let changes = try #require(document?["changes"] as? [[String: Any]])
    #expect(changes.map { $0["action"] as? String } == ["changed", "added", "removed", "added"])
    #expect(changes.map { $0["part"] as? String } == ["site", "section", "page", "page"])
    #expect(changes.map { $0["page"] as? String } == [nil, "a", "b/c", "b/d"])
    #expect(changes.map { $0["line"] as? Int } == [1, 1, nil, nil])
    #expect(changes.allSatisfy { $0.count == 10 })
    let field = (changes.first?["fields"] as? [[String: Any]])?.first
    #expect(field?["name"] as? String == "flags")
    #expect(field?["new"] as? [String: Bool] == ["beta": true])
    #expect((changes[1]["section"] as? [String: Any])?["title"] as? String == "General")
  }

  @Test(arguments: [
    (["Old", "index.json"], "error: \"Old\" is a folder and \"index.json\" a file [invalid-argument]\n"),
    (["Nowhere", "Old"], "error: there is no folder or file \"Nowhere\" [invalid-argument]\n"),
    (["Old"], "error: \"diff\" needs NEW [missing-argument]\n"),
    (["Old", "Old", "Old"], "error: \"diff\" does not know what to do with \"Old\" [unexpected-argument]\n"),
  ])
  func wrongUsageEndsWithTwo(operands: [String], said: String) throws {
    try recorder.folder.write(#"{"title": "S"}"#, to: "Old/site.json")
    try write(Self.wifi, to: "Old/pages/index.json")
    try write(Self.wifi, to: "index.json")
    #expect(recorder.run(["diff"] + operands) == 2)
    #expect(recorder.output == "")
    #expect(recorder.error.hasPrefix(said))
  }

  @Test func faultsOfBothInputsEndWithOne() throws {
    try recorder.folder.write(#"{"tittle": "P"}"#, to: "old.json")
    try recorder.folder.write("[", to: "new.json")
    #expect(recorder.run(["diff", "old.json", "new.json"]) == 1)
    #expect(recorder.output == "")
    #expect(recorder.error.contains("old.json:1:2: error: unknown field \"tittle\""))
    #expect(recorder.error.contains("new.json:1:"))
    #expect(recorder.error.hasSuffix(": nothing was compared\n"))
    #expect(recorder.run(["diff", "old.json", "new.json", "--format", "json"]) == 1)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) }
    #expect(recorder.error == "")
    try write(Self.wifi, Self.wifi, to: "Site/pages/index.json")
    try recorder.folder.write(#"{"title": "S"}"#, to: "Site/site.json")
    #expect(recorder.run(["diff", "Site", "Site"]) == 1)
    #expect(recorder.error.contains("[duplicate-key]"))
  }
}
