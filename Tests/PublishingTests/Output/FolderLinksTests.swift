import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct FolderLinksTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lead(to names: String..., from place: String = "work/links") -> [String] {
    var diagnostics = DiagnosticCollector()
    let folders = names.map { NamedPath($0, in: folder.url.path) }
    FolderLinks(location: NamedPath(place, in: folder.url.path)).lead(to: folders, into: &diagnostics)
    return diagnostics.sorted.map(\.line)
  }

  /// Where the links lead, by their names.
  private func links() throws -> [String: String] {
    let place = folder.url.appendingPathComponent("work/links")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: place.appendingPathComponent(name).path)
        return (name, String(path.split(separator: "/").last ?? ""))
      }
    )
  }

  @Test func namesTellWhereLinksLead() throws {
    for name in ["one", "two", "three"] { try folder.write("", to: name + "/file") }
    #expect(lead(to: "one", "two", "one/") == [])
    let first = try links()
    #expect(first.values.sorted() == ["one", "two"])
    #expect(lead(to: "two", "three") == [])
    let second = try links()
    #expect(second.values.sorted() == ["three", "two"])
    #expect(first.filter { $0.value == "two" } == second.filter { $0.value == "two" })
    #expect(Set(first.keys).union(second.keys).count == 3)
  }

  @Test func othersThingsAreLeftAlone() throws {
    try folder.write("", to: "one/file")
    try folder.write("mine", to: "work/links/note")
    let link = folder.url.appendingPathComponent("work/links/current").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    #expect(lead(to: "one") == [])
    #expect(lead() == [])
    #expect(try folder.read("work/links/note") == "mine")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "nowhere")
  }

  /// Who followed such a link would not come to an end.
  @Test func noLinkLeadsAroundInACircle() throws {
    try folder.write("", to: "one/file")
    #expect(
      lead(to: "work", "one") == [
        "work: warning: no link leads to \"work\", since \"work/links\" lies in it: its changes may not be noticed "
          + "[symbolic-link] Keep it in a folder of its own."
      ]
    )
    #expect(try Array(links().values) == ["one"])
  }

  @Test func aPlaceThatIsAFileIsAFault() throws {
    try folder.write("", to: "one/file")
    try folder.write("mine", to: "work/links")
    #expect(lead(to: "one").first?.hasPrefix("work/links: error: \"work/links\" cannot be written") == true)
    #expect(try folder.read("work/links") == "mine")
  }
}
