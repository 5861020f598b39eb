import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct OutputFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "desk/Site/site.json")
    try folder.write("{}", to: "desk/Site/pages/index.json")
    try folder.write("{}", to: "desk/Theme/theme.json")
    try folder.write("", to: "home/file")
  }

  private func open(_ name: String) -> [String] {
    var diagnostics = DiagnosticCollector()
    let current = folder.url.path + "/desk"
    let output = OutputFolder.open(
      NamedPath(name, in: current),
      inputs: [.site(NamedPath("Site", in: current)), .theme(NamedPath("Theme", in: current))],
      homeFolder: folder.url.path + "/home",
      into: &diagnostics
    )
    #expect((output == nil) == diagnostics.hasErrors)
    return diagnostics.sorted.map(\.line)
  }

  @Test(arguments: ["Site/_site", "out", "../elsewhere/deep/er", "../home/site", "./x/../y"])
  func accepts(name: String) {
    #expect(open(name) == [])
  }

  @Test(arguments: [
    (".", "holds the folder of the site, \"Site\""),
    ("Site", "is the folder of the site"),
    ("Site/", "is the folder of the site"),
    ("Site/pages/..", "is the folder of the site"),
    ("Site/pages", "lies in \"Site/pages\", which the site is read from"),
    ("Site/pages/out", "lies in \"Site/pages\", which the site is read from"),
    ("Site/assets", "lies in \"Site/assets\", which the site is read from"),
    ("Site/Themes/x", "lies in \"Site/themes\", which the site is read from"),
    ("Theme", "is the folder of the theme"),
    ("Theme/assets/out", "lies in the folder of the theme, \"Theme\""),
    ("Theme/preview", "lies in the folder of the theme, \"Theme\""),
    ("Site/site.json", "is a file"),
    ("link", "is the folder of the site"),
    ("link/pages/x", "lies in \"Site/pages\", which the site is read from"),
    ("/", "is the root of the disk"),
    ("../home", "is the home folder"),
  ])
  func refuses(name: String, reason: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/desk/link",
      withDestinationPath: "Site"
    )
    let shown = name == "Site/" ? "Site" : name
    #expect(
      open(name) == [
        "\(shown): error: the output folder \"\(shown)\" \(reason) [refused-output] Name a folder of its own with --output."
      ]
    )
  }

  @Test func refusesALinkThatLeadsNowhere() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/desk/dead", withDestinationPath: "none")
    #expect(
      open("dead") == [
        "dead: error: the output folder \"dead\" cannot be used: a symbolic link on the way leads nowhere [refused-output] Remove the link, or make the folder that it leads to."
      ]
    )
  }

  @Test func refusesAFolderBelowAFile() {
    #expect(
      open("Site/site.json/out") == [
        "Site/site.json/out: error: the output folder \"Site/site.json/out\" cannot be used: not a directory [refused-output] Name another folder with --output."
      ]
    )
  }

  @Test func opensWithoutWriting() {
    _ = open("new/folder")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/desk/new"))
  }
}
