import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct NewFolderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String) -> [String] {
    var diagnostics = DiagnosticCollector()
    let files = ["site.json", "pages/a/b.json"].map { NewFolder.File(path: $0, bytes: Array("{}".utf8)) }
    let outcome = NewFolder(NamedPath(name, in: folder.url.path)).write(files, into: &diagnostics)
    #expect((outcome == .success) != diagnostics.hasErrors)
    return diagnostics.sorted.map(\.line)
  }

  @Test func fillsAnEmptyOrMissingFolder() throws {
    try FileManager.default.createDirectory(atPath: folder.url.path + "/empty", withIntermediateDirectories: false)
    #expect(write("empty") == [])
    #expect(write("not/yet/there") == [])
    #expect(
      folder.files() == [
        "empty/pages/a/b.json", "empty/site.json", "not/yet/there/pages/a/b.json", "not/yet/there/site.json",
      ]
    )
  }

  @Test func refusesWhatIsInUse() throws {
    try folder.write("mine", to: "used/file")
    let fix = "Name an empty folder, or one that is not there yet."
    #expect(write("used") == ["used: error: \"used\" is not empty [folder-not-empty] \(fix)"])
    #expect(write("used/file") == ["used/file: error: \"used/file\" is a file [folder-not-empty] \(fix)"])
    #expect(folder.files() == ["used/file"])
  }
}
