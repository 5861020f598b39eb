import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct SiteFolderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ name: String = "Site") -> (site: SiteFolder?, said: [String]) {
    var diagnostics = DiagnosticCollector()
    let site = SiteFolder.open(NamedPath(name, in: folder.url.path), into: &diagnostics)
    return (site, diagnostics.sorted.map(\.line))
  }

  private func link(_ path: String, to target: String) throws {
    try folder.write("", to: path + ".makes-the-folder")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path + ".makes-the-folder"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent(path).path,
      withDestinationPath: target
    )
  }

  @Test func listsPagesAndAssets() throws {
    for path in [
      "site.json", "pages/index.json", "pages/account/mail.json", "pages/.hidden.json", "pages/.git/x.json",
      "assets/manual.pdf", "assets/.DS_Store", "pages/Б.json",
    ] {
      try folder.write("{}", to: "Site/" + path)
    }
    let (site, said) = open()
    #expect(said == [])
    #expect(site?.pages.map(\.slug) == ["account/mail", "index", "Б"])
    #expect(site?.pages.first?.location.name == "Site/pages/account/mail.json")
    #expect(site?.assets.map(\.relativePath) == ["assets/manual.pdf"])
    #expect(site?.settings.name == "Site/site.json")
  }

  /// What people keep beside a site is left alone, unless its name is nearly that of a part of it.
  @Test func misspeltNames() throws {
    for path in [
      "site.json", "pages/index.json", "template/x.mustache", "theme/a/theme.json", "icon/x.svg", "README.md",
      "LICENSE",
      "package.json", "_site/index.html", ".git/config", "node_modules/x.js", "styles/x.css",
    ] {
      try folder.write("{}", to: "Site/" + path)
    }
    try link("Site/page", to: "pages")
    #expect(
      open().said
        == [("icon", "icons"), ("page", "pages"), ("template", "templates"), ("theme", "themes")].map {
          "Site/\($0): warning: \"Site/\($0)\" is not used [stray-file] Did you mean \"\($1)\"?"
        }
    )
  }

  @Test func missingFolder() {
    #expect(
      open("Sampel").said == [
        "Sampel: error: there is no folder \"Sampel\" [no-site-folder] "
          + "Name the folder that holds \"site.json\", or make a site with \"fieldset new Sampel\"."
      ]
    )
  }

  @Test func fileInsteadOfAFolder() throws {
    try folder.write("{}", to: "Site/site.json")
    #expect(
      open("Site/site.json").said == [
        "Site/site.json: error: \"Site/site.json\" is a file, not a site's folder [no-site-folder] Did you mean \"Site\"?"
      ]
    )
  }

  @Test func emptyFolder() throws {
    try folder.write("", to: "Site/.keep")
    #expect(
      open().said == [
        "Site: error: there is no \"site.json\" in \"Site\" [no-site-file] "
          + "Write one, with at least {\"title\": \"…\"}, or make a site with \"fieldset new\".",
        "Site/pages: error: there is no page in \"Site/pages\" [no-page] "
          + "Write the first one as \"Site/pages/index.json\".",
      ]
    )
  }

  @Test func noPage() throws {
    try folder.write("{}", to: "Site/site.json")
    try folder.write("", to: "Site/pages/readme.txt")
    let (site, said) = open()
    #expect(site == nil)
    #expect(
      said == [
        "Site/pages: error: there is no page in \"Site/pages\" [no-page] "
          + "Write the first one as \"Site/pages/index.json\".",
        "Site/pages/readme.txt: warning: \"Site/pages/readme.txt\" is no page and is passed over [stray-file] "
          + "Pages end in \".json\"; other files belong into \"Site/assets\".",
      ]
    )
  }

  /// B40: a page's name is its address and never leads anywhere else.
  @Test(arguments: [
    ("a b", "a space", "Rename it to \"a-b.json\"."),
    ("%2e%2e", "\"%\"", "Rename it to \"2e-2e.json\"."),
    ("a\\b", "\"\\\"", "Rename it to \"a-b.json\"."),
    ("what?", "\"?\"", "Rename it to \"what.json\"."),
    ("\u{202E}", "U+202E", "Use letters, digits, \"-\", \"_\" and \".\"."),
  ])
  func pageNames(name: String, what: String, fix: String) throws {
    try folder.write("{}", to: "Site/site.json")
    try folder.write("{}", to: "Site/pages/\(name).json")
    #expect(
      open().said == [
        "Site/pages/\(name).json: error: a page's name cannot have \(what), as \"\(name)\" does [page-name] \(fix)"
      ]
    )
  }

  @Test func assetNames() throws {
    try folder.write("{}", to: "Site/site.json")
    try folder.write("{}", to: "Site/pages/index.json")
    try folder.write("{}", to: "Site/assets/a\\b")
    #expect(
      open().said == [
        "Site/assets/a\\b: error: an asset's name cannot have a backslash or a control character [asset-name] Rename it."
      ]
    )
  }

  /// B07: links are followed, and where that cannot be, it is said.
  @Test func links() throws {
    try folder.write("{}", to: "Site/site.json")
    try folder.write("{}", to: "Site/more/one.json")
    try folder.write("{}", to: "outside/secret.json")
    try link("Site/pages/linked", to: "../more")
    try link("Site/pages/two.json", to: "../more/one.json")
    let (site, said) = open()
    #expect(said == [])
    #expect(site?.pages.map(\.slug) == ["linked/one", "two"])

    try link("Site/pages/dead", to: "../nowhere")
    try link("Site/pages/loop", to: ".")
    try link("Site/pages/self", to: "self")
    try link("Site/pages/out", to: "../../outside")
    try link("Site/pages/secret.json", to: "../../outside/secret.json")
    #expect(
      open().said
        == [
          ("dead", "leads nowhere"), ("loop", "loops"), ("out", "leads out of the site"),
          ("secret.json", "leads out of the site"), ("self", "loops"),
        ].map {
          "Site/pages/\($0): error: the symbolic link \"Site/pages/\($0)\" \($1) [symbolic-link] "
            + "Put a copy in its place, or remove it."
        }
    )
  }

  @Test func settingsThatLeadOut() throws {
    try folder.write("{}", to: "outside.json")
    try folder.write("{}", to: "Site/pages/index.json")
    try link("Site/site.json", to: "../outside.json")
    #expect(
      open().said == [
        "Site/site.json: error: the symbolic link \"Site/site.json\" leads out of the site [symbolic-link] "
          + "Put a copy in its place, or remove it."
      ]
    )
  }

  @Test func linksThatCrossDoNotGoOnForEver() throws {
    try folder.write("{}", to: "Site/site.json")
    try folder.write("{}", to: "Site/pages/a/x.json")
    try folder.write("{}", to: "Site/pages/b/y.json")
    try link("Site/pages/a/b", to: "../b")
    try link("Site/pages/b/a", to: "../a")
    let said = open().said
    #expect(said.count == 2)
    #expect(said.allSatisfy { $0.contains("loops [symbolic-link]") })
  }

  @Test func ofVeryManyNamesTheFirstAreTold() throws {
    try folder.write("{}", to: "Site/site.json")
    try folder.write("{}", to: "Site/pages/index.json")
    for number in 0..<1002 {
      try folder.write("", to: "Site/pages/stray\(number)")
      try folder.write("{}", to: "Site/pages/no page \(number).json")
      try folder.write("", to: "Site/assets/a\\\(number)")
    }
    let (site, said) = open()
    #expect(site?.hasMisnamedPages == true)
    #expect(said.count { $0.contains("[stray-file]") } == 1000)
    #expect(said.count { $0.contains("[page-name]") } == 1000)
    #expect(said.count { $0.contains("[asset-name]") } == 1000)
    #expect(
      said.filter { $0.contains("[too-many-faults]") }
        == ["assets", "pages"].map {
          "Site/\($0): error: there are more faults here than the 1000 that are told [too-many-faults] Mend those first."
        }
    )
  }

  @Test func whatIsNoFile() throws {
    try folder.write("{}", to: "Site/site.json")
    try folder.write("{}", to: "Site/pages/index.json")
    mkfifo(folder.url.appendingPathComponent("Site/pages/pipe.json").path, 0o644)
    #expect(
      open().said == [
        "Site/pages/pipe.json: error: \"Site/pages/pipe.json\" is no file and no folder [unreadable-file] Put a file in its place, or remove it."
      ]
    )
  }
}
