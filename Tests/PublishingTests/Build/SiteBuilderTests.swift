import Diagnostics
import Foundation
import Rendering
import SettingsModel
import TestSupport
import Testing
import Themes

@testable import Publishing

@Suite struct SiteBuilderTests {
  let folder: TemporaryFolder

  /// A site of two pages with a theme so small that what is written can be read at a glance.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{\"title\": \"Site\", \"theme\": \"small\"}", to: "Site/site.json")
    try folder.write("{\"title\": \"Home\"}", to: "Site/pages/index.json")
    try folder.write("{\"title\": \"Mail\"}", to: "Site/pages/account/mail.json")
    try folder.write("{\"name\": \"small\"}", to: "Site/themes/small/theme.json")
    let templates = [
      "page": "<p>{{title}}</p>{{#form}}{{{resources}}}{{method}}{{action}}{{submit}}{{/form}}"
        + "{{#sections}}{{>*template}}{{/sections}}</html>\n",
      "page-headers/title": "", "rows/note": "{{text}}",
      "sections/plain": "{{#runs}}{{#rows}}{{>*template}}{{/rows}}{{/runs}}",
    ]
    for (name, text) in templates { try folder.write(text, to: "Site/themes/small/templates/\(name).mustache") }
    try folder.write("p { margin: 0 }\n", to: "Site/themes/small/styles/base.css")
  }

  private func options(_ output: String? = nil) -> BuildOptions {
    let environment = BuildEnvironment(currentFolder: folder.url.path)
    return BuildOptions(
      site: NamedPath("Site", in: folder.url.path),
      output: output.map { NamedPath($0, in: folder.url.path) },
      jobs: 2,
      environment: environment
    )
  }

  private func build(_ output: String? = nil) -> BuildReport {
    SiteBuilder(options(output)).build()
  }

  private func lines(_ report: BuildReport) -> [String] {
    report.diagnostics.sorted.map(\.line)
  }

  private func outputFiles() -> [String] {
    folder.files().filter { $0.hasPrefix("Site/_site/") }.map { String($0.dropFirst("Site/_site/".count)) }
  }

  @Test func buildsOnceAndThenNothing() throws {
    let first = build()
    #expect(lines(first) == [])
    #expect(first.outcome == .success)
    #expect(first.pagesWritten == 2)
    #expect(first.homeFile == "Site/_site/index.html")
    #expect(try folder.read("Site/_site/account/mail.html") == "<p>Mail</p></html>\n")
    #expect(outputFiles().count == 5)

    let second = build()
    #expect(second.pagesWritten == 0)
    #expect(second.pagesUnchanged == 2)
    #expect(second.writtenFiles == [])
    #expect(second.bytesWritten == 0)
  }

  /// B37, and what a page's removal leaves alone.
  @Test func aRemovedPageTakesItsFileWithIt() throws {
    _ = build()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Site/pages/account"))
    let report = build()
    #expect(report.pagesRemoved == 1)
    #expect(report.removedFiles == ["Site/_site/account/mail.html"])
    #expect(report.pagesUnchanged == 1)
    #expect(outputFiles().filter { $0.hasSuffix(".html") } == ["index.html"])
  }

  /// A form's contract comes and goes with what the site says, and its page stays.
  @Test func contractsComeAndGo() throws {
    try folder.write("{{{control}}}", to: "Site/themes/small/templates/rows/switch.mustache")
    let row = "{\"kind\": \"switch\", \"key\": \"wifi\", \"title\": \"Wi-Fi\", \"value\": true}"
    try folder.write(
      "{\"title\": \"Home\", \"sections\": [{\"rows\": [\(row)]}]}",
      to: "Site/pages/index.json"
    )
    let contracts = ["index.defaults.json", "index.schema.json"]
    #expect(lines(build()) == [])
    #expect(outputFiles().filter { $0.hasPrefix("index.") } == [contracts[0], "index.html", contracts[1]])

    try folder.write(
      "{\"title\": \"Site\", \"theme\": \"small\", \"contracts\": false}",
      to: "Site/site.json"
    )
    let report = build()
    #expect(lines(report) == [])
    #expect(report.removedFiles.sorted() == contracts.map { "Site/_site/\($0)" })
    #expect(outputFiles().filter { $0.hasPrefix("index.") } == ["index.html"])
  }

  @Test func aChangedStyleTakesTheOldOneAway() throws {
    _ = build()
    let before = outputFiles().filter { $0.hasSuffix(".css") }
    try folder.write("p { margin: 1px }\n", to: "Site/themes/small/styles/base.css")
    _ = build()
    let after = outputFiles().filter { $0.hasSuffix(".css") }
    #expect(before.count == 1)
    #expect(after.count == 1)
    #expect(before != after)
  }

  @Test func anIndexIsMadeWhereThereIsNone() throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Site/pages/index.json"))
    try folder.write("{{url}}", to: "Site/themes/small/templates/rows/link.mustache")
    let report = build()
    #expect(lines(report) == [])
    #expect(report.pagesWritten == 2)
    #expect(outputFiles().contains("index.html"))
  }

  @Test func assetsAreWrittenAsTheyAre() throws {
    try folder.write("manual", to: "Site/assets/files/manual.txt")
    let path = folder.url.appendingPathComponent("Site/assets/files/manual.txt").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    _ = build()
    #expect(try folder.read("Site/_site/assets/files/manual.txt") == "manual")
    try FileManager.default.removeItem(atPath: path)
    try folder.write("changed", to: "Site/assets/files/manual.txt")
    #expect(build().outcome == .success)
    #expect(try folder.read("Site/_site/assets/files/manual.txt") == "changed")
  }

  /// What the site's folder holds is known to its links.
  @Test func linksToMissingAssetsAreTold() throws {
    try folder.write("manual", to: "Site/assets/manual.txt")
    try folder.write("<a href=\"{{url}}\">{{title}}</a>", to: "Site/themes/small/templates/rows/link.mustache")
    let links = ["manual", "manaul"].map { #"{"kind": "link", "title": "L", "url": "assets/\#($0).txt"}"# }
    let page = #"{"title": "P", "sections": [{"rows": [\#(links.joined(separator: ","))]}]}"#
    try folder.write(page, to: "Site/pages/links.json")
    #expect(
      lines(build()) == [
        #"Site/pages/links.json:1:136: warning: "assets/manaul.txt" leads to no file of the site [unknown-asset] Did you mean "assets/manual.txt"?"#
      ]
    )
  }

  /// A kind that is no name is told once.
  @Test func aKindThatIsNoNameNeedsNoTemplate() throws {
    try folder.write(
      #"{"title": "P", "sections": [{"rows": [{"kind": "../mine"}]}]}"#,
      to: "Site/pages/kinds.json"
    )
    #expect(
      lines(build()) == [
        #"Site/pages/kinds.json:1:48: error: the kind "../mine" is no name [invalid-kind] Write the name of a template without its folder and without ".mustache": letters, digits, hyphens, underscores and dots, not beginning with a dot."#
      ]
    )
  }

  /// A theme's folder is the designer's.
  @Test func theOutputDoesNotLieInATheme() throws {
    try folder.write("{\"title\": \"Site\", \"theme\": \"../Theme\"}", to: "Site/site.json")
    try folder.write("{\"name\": \"theme\", \"extends\": \"../Site/themes/small\"}", to: "Theme/theme.json")
    #expect(
      lines(build("Theme/out")) == [
        "Theme/out: error: the output folder \"Theme/out\" lies in the folder of the theme, \"Site/../Theme\" [refused-output] Name a folder of its own with --output."
      ]
    )
  }

  /// B69: a theme that cannot be used fails the build, and nothing of the last good site changes.
  @Test func aMissingPartialWritesNothing() throws {
    _ = build()
    let before = outputFiles()
    try folder.write("{{> no-such-part}}", to: "Site/themes/small/templates/page.mustache")
    let report = build()
    #expect(report.outcome == .fault)
    #expect(lines(report).count == 1)
    #expect(lines(report)[0].hasPrefix("Site/themes/small/templates/page.mustache:1:1: error: "))
    #expect(lines(report)[0].contains("\"no-such-part\""))
    #expect(outputFiles() == before)
    #expect(try folder.read("Site/_site/index.html") == "<p>Home</p></html>\n")
  }

  @Test func allFaultsAreReportedAtOnce() throws {
    try folder.write("{\"title\": \"Site\", \"theme\": \"smal\"}", to: "Site/site.json")
    try folder.write("{\"tittle\": 1}", to: "Site/pages/index.json")
    try folder.write("{", to: "Site/pages/account/mail.json")
    try folder.write("{}", to: "Site/pages/a b.json")
    let codes = build().diagnostics.sorted.map(\.code.rawValue)
    #expect(codes.contains("theme-not-found"))
    #expect(codes.contains("unknown-field"))
    #expect(codes.contains("page-name"))
    #expect(codes.contains("json-unexpected-end"))
    #expect(outputFiles() == [])
  }

  /// B10 and B61 in a site.
  @Test func collidingNamesWriteNothing() throws {
    try folder.write("{\"title\": \"Upper\"}", to: "Site/pages/Account/mail.json")
    try folder.write("{\"title\": \"Page\"}", to: "Site/pages/assets/general.json")
    try folder.write("asset", to: "Site/assets/general.html")
    let report = build()
    #expect(report.outcome == .fault)
    #expect(
      lines(report) == [
        "Site/assets/general.html: error: \"assets/general.html\" would be written from \"Site/assets/general.html\" "
          + "and \"Site/pages/assets/general.json\" [same-output] Rename all but one of them.",
        "Site/pages/account/mail.json: error: the pages \"Account/mail\" and \"account/mail\" are one file on some disks "
          + "[duplicate-slug] Give them names that differ by more than case or accents' encoding.",
      ]
    )
    #expect(outputFiles() == [])
  }

  @Test func aHomePageThatDiffersInCaseFromTheMadeOne() throws {
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("Site/pages/index.json"),
      to: folder.url.appendingPathComponent("Site/pages/Index.json")
    )
    try folder.write("{{url}}", to: "Site/themes/small/templates/rows/link.mustache")
    #expect(build().diagnostics.sorted.map(\.code) == [.similarOutputs])
  }

  @Test func foldersThatDifferOnlyInCase() throws {
    try folder.write("{\"title\": \"Other\"}", to: "Site/pages/Account/other.json")
    #expect(
      lines(build()) == [
        "Site/pages/account/mail.json: error: \"Account\" and \"account\" cannot both be written: "
          + "a disk that ignores case or Unicode form takes them for one [similar-outputs] Rename one of them."
      ]
    )
  }

  /// Nobody is blamed for leading to a page that is there, but faulty.
  @Test func aBrokenPageDoesNotBreakTheLinksToIt() throws {
    let link = "{\"kind\": \"link\", \"title\": \"Mail\", \"page\": \"account/mail\"}"
    try folder.write("{{url}}", to: "Site/themes/small/templates/rows/link.mustache")
    try folder.write("{\"title\": \"Home\", \"sections\": [{\"rows\": [\(link)]}]}", to: "Site/pages/index.json")
    #expect(lines(build()) == [])
    try folder.write("{", to: "Site/pages/account/mail.json")
    #expect(build().diagnostics.sorted.map(\.location?.file) == ["Site/pages/account/mail.json"])
  }

  @Test func checkingWritesNothing() {
    let report = SiteBuilder(options()).check()
    #expect(report.outcome == .success)
    #expect(report.pagesChecked == 2)
    #expect(outputFiles() == [])
  }

  @Test func wrongUsage() throws {
    #expect(build("Site/pages/out").outcome == .wrongUsage)
    #expect(build("Site").outcome == .wrongUsage)
    var unknownTheme = options()
    unknownTheme.theme = "smal"
    #expect(SiteBuilder(unknownTheme).build().outcome == .wrongUsage)
    var unknownFlag = options()
    unknownFlag.flags = ["beta": true]
    #expect(SiteBuilder(unknownFlag).build().outcome == .wrongUsage)
    var noSite = options()
    noSite.site = NamedPath("Sites", in: folder.url.path)
    #expect(SiteBuilder(noSite).build().outcome == .wrongUsage)
    try folder.write("mine", to: "out/index.html")
    #expect(build("out").outcome == .wrongUsage)
    #expect(try folder.read("out/index.html") == "mine")
    #expect(outputFiles() == [])
  }

  @Test(arguments: [
    ("Nowhere", "there is no folder \"Nowhere\""),
    ("Site/site.json", "\"Site/site.json\" is a file, not a folder"),
  ])
  func noFolderForTheFilesOfASiteInCode(name: String, said: String) {
    let report = SiteBuilder(
      Site(title: "Site"),
      output: "out",
      resources: name,
      environment: BuildEnvironment(currentFolder: folder.url.path)
    ).build()
    #expect(report.outcome == .wrongUsage)
    #expect(
      lines(report) == [
        "\(name): error: \(said) [no-resource-folder] Let \"resources\" name a folder with \"assets\", \"icons\", "
          + "\"templates\" or \"themes\", or leave it out."
      ]
    )
  }

  /// The links are there even if a page is at fault: the theme is then to be followed all the same.
  @Test(arguments: ["{\"title\": \"Home\"}", "{"]) func linksToWhatPagesAreMadeOf(page: String) throws {
    try folder.write(page, to: "Site/pages/index.json")
    try folder.write("{\"name\": \"outer\", \"extends\": \"../Site/themes/small\"}", to: "Outer/theme.json")
    var options = options()
    options.theme = "Outer"
    options.inputLinks = NamedPath("links", in: folder.url.path)
    _ = SiteBuilder(options).build()
    let place = folder.url.appendingPathComponent("links")
    let targets = try FileManager.default.contentsOfDirectory(atPath: place.path).map { name in
      let path = place.appendingPathComponent(name).path
      return try FileManager.default.destinationOfSymbolicLink(atPath: path).split(separator: "/").last.map(String.init)
    }
    #expect(targets.compactMap(\.self).sorted() == ["Outer", "Site", "small"])
  }

  /// The next build would read them, or take them for its own.
  @Test(arguments: [
    ("Site", "is the folder of the site"), (".", "holds the folder of the site, \"Site\""),
    ("Site/pages", "lies in \"Site/pages\", which the site is read from"),
    ("Site/assets/links", "lies in \"Site/assets\", which the site is read from"),
    ("Site/icons", "lies in \"Site/icons\", which the site is read from"),
    ("Site/themes/links", "lies in \"Site/themes\", which the site is read from"),
    ("Site/templates/rows", "lies in \"Site/templates\", which the site is read from"),
    ("Outer", "is the folder of the theme"), ("Outer/styles", "lies in \"Outer/styles\", which the theme is read from"),
    ("out", "holds the output folder \"out/site\""), ("out/site", "is the output folder"),
    ("out/site/links", "lies in the output folder \"out/site\""),
    ("Site/site.json", "is a file"),
  ])
  func linksLieApart(place: String, fault: String) throws {
    try folder.write("{\"name\": \"outer\", \"extends\": \"../Site/themes/small\"}", to: "Outer/theme.json")
    let before = folder.files()
    var options = options("out/site")
    options.theme = "Outer"
    options.inputLinks = NamedPath(place, in: folder.url.path)
    let report = SiteBuilder(options).build()
    #expect(report.outcome == .wrongUsage)
    #expect(
      lines(report) == [
        "\(place): error: the folder for links \"\(place)\" \(fault) [refused-links] Name a folder of its own with --link-inputs."
      ]
    )
    #expect(folder.files() == before)
  }

  @Test func anUnknownThemeInTheSiteIsAFaultOfTheSite() throws {
    try folder.write("{\"title\": \"Site\", \"theme\": \"smal\"}", to: "Site/site.json")
    #expect(build().outcome == .fault)
  }

  @Test func isToldBeforeAnythingIsPutInPlace() throws {
    var seen: [[String]] = []
    let builder = SiteBuilder(options())
    let look: (BuildStage) -> Void = { stage in
      #expect(stage == .placing)
      seen.append(outputFiles().filter { !$0.hasPrefix(".fieldset-staging/") })
    }
    #expect(builder.build(entering: look).outcome == .success)
    try folder.write("{\"title\": \"Another\"}", to: "Site/pages/another.json")
    let first = outputFiles()
    #expect(builder.build(entering: look).outcome == .success)
    // Nothing is to be done.
    #expect(builder.build(entering: look).outcome == .success)
    #expect(seen == [[], first])
  }

  @Test func namesThatAreTooLongAreFoundBeforeAnythingIsWritten() throws {
    let name = String(repeating: "a", count: 250)
    try folder.write("{\"title\": \"Long\"}", to: "Site/pages/\(name).json")
    let line =
      "Site/pages/\(name).json: error: \"\(name)\" has a name that is too long for files [invalid-slug] "
      + "Keep each name in it to 241 bytes."
    #expect(SiteBuilder(options()).check().diagnostics.sorted.map(\.line) == [line])
    #expect(lines(build()) == [line])
    #expect(outputFiles() == [])
  }

  @Test func twoBuildsGiveTheSameBytes() throws {
    for number in 0..<40 { try folder.write("{\"title\": \"Page \(number)\"}", to: "Site/pages/p\(number).json") }
    var one = options("one")
    one.jobs = 1
    var many = options("many")
    many.jobs = 8
    #expect(SiteBuilder(one).build().outcome == .success)
    #expect(SiteBuilder(many).build().outcome == .success)
    // The stamps hold times.
    let files = folder.files().filter { $0.hasPrefix("one/") && !$0.hasSuffix(".fieldset-stamps") }
    #expect(files.count == 44)
    for file in files {
      #expect(try folder.read(file) == folder.read("many" + file.dropFirst(3)))
    }
  }

  @Test func buildsFromInsideTheSite() throws {
    let current = folder.url.path + "/Site"
    let environment = BuildEnvironment(currentFolder: current)
    let report = SiteBuilder(BuildOptions(site: NamedPath(".", in: current), environment: environment)).build()
    #expect(lines(report) == [])
    #expect(report.homeFile == "_site/index.html")
  }

  @Test func aReadOnlySiteBuildsElsewhere() throws {
    let site = folder.url.appendingPathComponent("Site").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: site)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: site) }
    #expect(build("out").outcome == .success)
    #expect(build("out").pagesUnchanged == 2)
  }
}
