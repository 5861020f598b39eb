import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

/// Files that are far larger than a person writes are refused before they are read.
@Suite struct LargeFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"{"title": "Site", "theme": "mine"}"#, to: "Site/site.json")
    try folder.write(#"{"title": "Home"}"#, to: "Site/pages/index.json")
    try folder.write(#"{"name": "mine", "extends": "plain"}"#, to: "Site/themes/mine/theme.json")
  }

  /// Makes a file of 200 MB, none of which is on the disk.
  private func makeLarge(_ path: String) throws {
    try folder.write("{", to: path)
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent(path))
    try file.truncate(atOffset: 200 << 20)
    try file.close()
  }

  private func read(_ name: String) -> [String] {
    var diagnostics = DiagnosticCollector()
    _ = SettingsInput.read(NamedPath(name, in: folder.url.path), into: &diagnostics)
    return diagnostics.sorted.map(\.line)
  }

  private static let reason = "it has 209715200 bytes, and more than 67108864 are not read"

  @Test(arguments: ["Site/pages/large.json", "Site/site.json"])
  func filesOfASite(path: String) throws {
    try makeLarge(path)
    #expect(
      read("Site") == ["\(path): error: \"\(path)\" cannot be read: \(Self.reason) [large-file] Split the file."]
    )
  }

  @Test func pagesThatStandAlone() throws {
    try makeLarge("page.json")
    #expect(
      read("page.json") == [
        "page.json: error: \"page.json\" cannot be read: \(Self.reason) [large-file] Split the file."
      ]
    )
  }

  @Test(arguments: ["theme.json", "styles/a.css", "templates/page.mustache", "icons/a.svg", "tokens.json"])
  func filesOfATheme(path: String) throws {
    try makeLarge("theme/\(path)")
    let reader = SystemFolderReader(currentFolder: folder.url.path)
    #expect { try reader.bytes(of: "theme/\(path)") } throws: { "\($0)".contains(Self.reason) }
  }

  @Test func faultsOfAThemeSayWhatToDo() throws {
    try makeLarge("Site/themes/mine/styles/a.css")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Site/icons"),
      withIntermediateDirectories: false
    )
    #expect(mkfifo(folder.url.appendingPathComponent("Site/icons/a.svg").path, 0o644) == 0)
    #expect(mkfifo(folder.url.appendingPathComponent("Site/themes/mine/tokens.json").path, 0o644) == 0)
    let environment = BuildEnvironment(currentFolder: folder.url.path, themesFolder: Cases.checkout.path + "/Themes")
    let site = NamedPath("Site", in: folder.url.path)
    let report = SiteBuilder(BuildOptions(site: site, environment: environment)).check()
    #expect(
      report.diagnostics.sorted.map(\.line).filter { !$0.contains("warning") } == [
        "Site/icons/a.svg: error: \"Site/icons/a.svg\" cannot be read: it is no file [unreadable-file] Put a file in its place, or remove it.",
        "Site/themes/mine/styles/a.css: error: \"Site/themes/mine/styles/a.css\" cannot be read: \(Self.reason) [large-file] Split the file.",
        "Site/themes/mine/tokens.json: error: \"Site/themes/mine/tokens.json\" cannot be read: it is no file [theme-unreadable] Put a file in its place, or remove it.",
      ]
    )
  }

  @Test func filesOfABundle() throws {
    try makeLarge("Settings.bundle/Root.plist")
    var diagnostics = DiagnosticCollector()
    let files = FolderFiles.open(
      NamedPath("Settings.bundle", in: folder.url.path),
      named: "the bundle",
      into: &diagnostics
    )
    #expect(files?.paths == ["Root.plist"])
    #expect(files?.bytes(of: "Root.plist") == nil)
  }

  /// A pipe would be waited for, and a device never ends.
  @Test func whatIsNoFileIsNotRead() throws {
    let pipe = folder.url.appendingPathComponent("pipe.json").path
    #expect(mkfifo(pipe, 0o644) == 0)
    for path in [pipe, "/dev/zero", folder.url.path] {
      #expect(throws: FileSystemError.self) { try FileSystem.read(path) }
    }
    let handle = try FolderHandle(folder.url.path)
    #expect(throws: FileSystemError.self) { try handle.read(PathBuffer("pipe.json")) }
  }
}
