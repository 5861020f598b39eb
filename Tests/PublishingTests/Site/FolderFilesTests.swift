import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct FolderFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func listsAndReads() throws {
    try folder.write("root", to: "App/Root.plist")
    try folder.write("words", to: "App/en.lproj/Root.strings")
    try folder.write("", to: "App/.DS_Store")
    var diagnostics = DiagnosticCollector()
    let location = NamedPath("App/", in: folder.url.path)
    let contents = FolderFiles.open(location, named: "the bundle", into: &diagnostics)
    #expect(contents?.paths == ["Root.plist", "en.lproj/Root.strings"])
    #expect(contents?.bytes(of: "en.lproj/Root.strings") == Array("words".utf8))
    #expect(contents?.bytes(of: "none") == nil)
    #expect(diagnostics.sorted == [])
  }

  @Test(arguments: ["None", "File"])
  func isNotThere(name: String) throws {
    try folder.write("", to: "File")
    var diagnostics = DiagnosticCollector()
    let location = NamedPath(name, in: folder.url.path)
    #expect(FolderFiles.open(location, named: "the bundle", into: &diagnostics) == nil)
    #expect(diagnostics.sorted == [])
  }
}
