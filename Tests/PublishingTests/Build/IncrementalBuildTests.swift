import Diagnostics
import Foundation
import SettingsModel
import TestSupport
import Testing

@testable import Publishing

/// What a second build does with what the first has left.
@Suite struct IncrementalBuildTests {
  let folder: TemporaryFolder

  /// A site of seventy pages, of which one needs the script and says so where no sample looks.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{\"title\": \"Site\", \"theme\": \"small\", \"navigation\": [\"p000\"]}", to: "Site/site.json")
    for number in 0..<70 {
      try folder.write("{\"title\": \"Page \(number)\"}", to: "Site/pages/\(name(number)).json")
    }
    try folder.write(
      #"{"title": "Page 1", "form": {"changes": true}, "sections": [{"rows": [{"kind": "switch", "key": "a", "title": "A"}]}]}"#,
      to: "Site/pages/p001.json"
    )
    try folder.write("{\"name\": \"small\"}", to: "Site/themes/small/theme.json")
    let templates = [
      "page":
        "<p>{{title}}</p>{{{resources}}}{{#form}}<form{{{attributes}}}>{{method}}{{action}}{{submit}}</form>{{/form}}"
        + "{{#sections}}{{>*template}}{{/sections}}</html>\n",
      "page-headers/title": "", "rows/switch": "<p{{{attributes}}}>{{{control}}}{{title}}</p>",
      "sections/plain": "<div{{{attributes}}}>{{#runs}}{{#rows}}{{>*template}}{{/rows}}{{/runs}}</div>",
      "rows/link": "<p{{{attributes}}}>{{url}}</p>",
    ]
    for (name, text) in templates { try folder.write(text, to: "Site/themes/small/templates/\(name).mustache") }
    try folder.write("p { margin: 0 }\n", to: "Site/themes/small/styles/base.css")
    for name in ["changes", "storage-local"] {
      try folder.write("let \(name.first ?? "a");\n", to: "Site/themes/small/scripts/10-\(name).js")
    }
    try age()
  }

  private func name(_ number: Int) -> String {
    "p" + String(repeating: "0", count: 3 - String(number).count) + String(number)
  }

  /// Makes all files of the site look as if they had been there for a while.
  private func age() throws {
    for file in folder.files() where file.hasPrefix("Site/") && !file.hasPrefix("Site/_site") { try date(file, -60) }
  }

  private func date(_ file: String, _ seconds: Double) throws {
    let path = folder.url.appendingPathComponent(file).path
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: path)
  }

  private func build(
    output: String = "Site/_site",
    share: PageShare = .whole,
    isVerifying: Bool = false,
    executable: String? = nil
  ) -> BuildReport {
    let environment = BuildEnvironment(currentFolder: folder.url.path, executable: executable)
    var options = BuildOptions(site: NamedPath("Site", in: folder.url.path), jobs: 2, environment: environment)
    options.output = NamedPath(output, in: folder.url.path)
    options.share = share
    options.isVerifying = isVerifying
    return SiteBuilder(options).build()
  }

  /// All files of an output but the stamps, which hold times.
  private func content(of output: String = "Site/_site") throws -> [String: String] {
    let files = folder.files().filter { $0.hasPrefix(output + "/") && !$0.hasSuffix(StampFormat.fileName) }
    return try Dictionary(uniqueKeysWithValues: files.map { (String($0.dropFirst(output.count)), try folder.read($0)) })
  }

  /// What all pages need together may turn out late, and then all is made again under other names.
  @Test func aSecondRoundLeavesNothingOfTheFirst() throws {
    #expect(build().outcome == .success)
    let listed = try folder.read("Site/_site/.fieldset-manifest").split(separator: "\n").dropFirst().map {
      "/" + ($0.split(separator: " ").last ?? "")
    }
    #expect(try Set(content().keys) == Set(listed + ["/.fieldset-manifest"]))
  }

  /// What a build leaves is what a build from nothing would.
  private func expectCleanState() throws {
    let fresh = build(output: "fresh")
    #expect(fresh.outcome == .success)
    #expect(try content() == content(of: "fresh"))
  }

  @Test func nothingIsWrittenWhenNothingHasChanged() throws {
    let first = build()
    #expect(first.diagnostics.sorted.map(\.line) == [])
    #expect(first.pagesWritten == 71)
    let root = folder.url.appendingPathComponent("Site/_site").path
    let before = try FileManager.default.attributesOfItem(atPath: root)[.modificationDate] as? Date
    let second = build()
    #expect(second.pagesUnchanged == 71)
    #expect(second.writtenFiles == [])
    #expect(try FileManager.default.attributesOfItem(atPath: root)[.modificationDate] as? Date == before)
  }

  /// The needs of all pages are not foreseen by a look at some of them.
  @Test func aPageNobodyLookedAtGetsItsScript() throws {
    #expect(build().outcome == .success)
    #expect(try folder.read("Site/_site/p001.html").contains("<script src=\"assets/fieldset"))
    #expect(folder.files().contains { $0.hasPrefix("Site/_site/assets/fieldset") && $0.hasSuffix(".js") })
    #expect(try !folder.read("Site/_site/p002.html").contains("<script"))
  }

  @Test(arguments: ["p005", "p001", "p000"]) func anEditedPageIsMadeAnew(slug: String) throws {
    _ = build()
    try folder.write("{\"title\": \"Edited\"}", to: "Site/pages/\(slug).json")
    let report = build()
    #expect(report.outcome == .success)
    #expect(try folder.read("Site/_site/\(slug).html").contains("<p>Edited</p>"))
    if slug == "p005" { #expect(report.writtenFiles == ["Site/_site/p005.html"]) }
    try expectCleanState()
  }

  @Test func aTouchedPageIsReadAndKept() throws {
    _ = build()
    try date("Site/pages/p005.json", -30)
    #expect(build().writtenFiles == [])
  }

  @Test func pagesComeAndGo() throws {
    _ = build()
    try folder.write("{\"title\": \"New\"}", to: "Site/pages/new/page.json")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Site/pages/p007.json"))
    let report = build()
    #expect(report.writtenFiles.contains("Site/_site/new/page.html"))
    #expect(report.removedFiles == ["Site/_site/p007.html"])
    try expectCleanState()
  }

  @Test func aChangedTemplateChangesAllPages() throws {
    _ = build()
    try folder.write(
      "<h1>{{title}}</h1>{{{resources}}}{{#form}}<form{{{attributes}}}>{{method}}{{action}}{{submit}}</form>{{/form}}"
        + "{{#sections}}{{>*template}}{{/sections}}",
      to: "Site/themes/small/templates/page.mustache"
    )
    #expect(build().pagesWritten == 71)
    try expectCleanState()
  }

  /// The files count, and not what is noted of them.
  @Test func whatSomebodyDidToTheOutputIsMended() throws {
    _ = build()
    try folder.write("edited", to: "Site/_site/p003.html")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Site/_site/p004.html"))
    #expect(Set(build().writtenFiles) == ["Site/_site/p003.html", "Site/_site/p004.html"])
    try expectCleanState()
  }

  @Test(arguments: ["", "FLDSTMP1", String(repeating: "x", count: 5000)])
  func strangeStampsOnlyCostTime(text: String) throws {
    _ = build()
    try folder.write(text, to: "Site/_site/.fieldset-stamps")
    let report = build()
    #expect(report.outcome == .success)
    #expect(report.writtenFiles == [])
    #expect(report.pagesUnchanged == 71)
  }

  /// A bit that is not as it was written costs a page, and never makes another site of it.
  @Test(arguments: [UInt64(1), 2, 3]) func damagedStampsOnlyCostTime(seed: UInt64) throws {
    _ = build()
    let expected = try content()
    let stamps = folder.url.appendingPathComponent("Site/_site/.fieldset-stamps")
    let whole = try Data(contentsOf: stamps)
    var random = SeededGenerator(seed: seed)
    for round in 0..<30 {
      var damaged = whole
      // What is before the first pages, and what is theirs.
      let position = round < 10 ? round * 6 : Int.random(in: 0..<whole.count, using: &random)
      damaged[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try damaged.write(to: stamps)
      let report = build()
      #expect(report.outcome == .success && report.diagnostics.diagnostics.isEmpty, "byte \(position)")
      let found = try content()
      #expect(found == expected, "byte \(position)")
    }
  }

  /// Files out of an archive or a copy may have the times of others.
  @Test func otherContentOfTheSameSizeAndTimeIsSeen() throws {
    let time = Date(timeIntervalSince1970: 86_400)
    let page = folder.url.appendingPathComponent("Site/pages/p005.json")
    for title in ["First", "Other"] {
      let file = try FileHandle(forWritingTo: page)
      try file.write(contentsOf: Data("{\"title\": \"\(title)!\"}".utf8))
      try file.close()
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: page.path)
      #expect(build().outcome == .success)
      let html = try folder.read("Site/_site/p005.html")
      #expect(html.contains("\(title)!"))
    }
  }

  /// Package plugins link the program anew for each run.
  @Test func anotherProgramWritesNothingWhenNothingHasChanged() throws {
    _ = build()
    let before = try folder.read("Site/_site/.fieldset-stamps")
    let root = folder.url.appendingPathComponent("Site/_site").path
    let date = try FileManager.default.attributesOfItem(atPath: root)[.modificationDate] as? Date
    #expect(build(executable: "/bin/sh").pagesUnchanged == 71)
    #expect(try folder.read("Site/_site/.fieldset-stamps") == before)
    #expect(try FileManager.default.attributesOfItem(atPath: root)[.modificationDate] as? Date == date)
  }

  /// Stamps of very many pages are written as the pages are made.
  @Test func manyPagesAreKept() throws {
    for number in 0..<300 { try folder.write("{\"title\": \"Q \(number)\"}", to: "Site/pages/q\(number)/page.json") }
    try age()
    #expect(build().pagesWritten == 371)
    #expect(build().writtenFiles == [])
    try folder.write("{\"title\": \"Edited\"}", to: "Site/pages/q7/page.json")
    #expect(build().writtenFiles == ["Site/_site/q7/page.html"])
    try expectCleanState()
  }

  /// Nobody writes into it, so that opening it would wait for ever.
  @Test func aPipeInPlaceOfStampsIsNotWaitedFor() throws {
    _ = build()
    let path = folder.url.appendingPathComponent("Site/_site/.fieldset-stamps").path
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o644) == 0)
    let report = build()
    #expect(report.outcome == .success)
    #expect(report.pagesUnchanged == 71)
  }

  /// Writes a page with a link to a key of another one.
  private func writeLink(on page: String, to target: String, _ anchor: String) throws {
    let link = #"{"kind": "link", "title": "L", "page": "\#(target)", "anchor": "\#(anchor)"}"#
    try folder.write(#"{"title": "Linking", "sections": [{"rows": [\#(link)]}]}"#, to: "Site/pages/\(page).json")
  }

  /// Writes a page with one key.
  private func writeKey(_ key: String, on page: String) throws {
    let row = #"{"kind": "switch", "key": "\#(key)", "title": "A"}"#
    try folder.write(
      #"{"title": "Page", "form": {}, "sections": [{"rows": [\#(row)]}]}"#,
      to: "Site/pages/\(page).json"
    )
  }

  /// The files with links that lead to no key.
  private func brokenLinks(_ report: BuildReport) -> [String] {
    report.diagnostics.sorted.compactMap { $0.code == .unknownAnchor ? $0.location?.file : nil }
  }

  /// A link to a key breaks without a change of the page that it stands on, whichever build has judged it.
  @Test func aKeyThatGoesBreaksLinksOfPagesThatHaveNotChanged() throws {
    for target in ["p020", "p021", "p022"] { try writeKey("a", on: target) }
    try writeLink(on: "p009", to: "p020", "a")
    try age()
    #expect(build().outcome == .success)
    #expect(build().writtenFiles == [])
    // One more, while the first stays as it is.
    try writeLink(on: "p010", to: "p021", "a")
    #expect(build().pagesWritten == 1)
    #expect(build().pagesWritten == 0)
    for (page, linking) in [("p020", "p009"), ("p021", "p010")] {
      try writeKey("other", on: page)
      for _ in 0..<2 {
        let report = build()
        #expect(report.outcome == .fault)
        #expect(brokenLinks(report) == ["Site/pages/\(linking).json"])
      }
      try writeKey("a", on: page)
      #expect(build().pagesWritten == 0)
    }
    try expectCleanState()
  }

  /// Pages with such links need not be read while nothing has changed where they lead.
  @Test func whereLinksLeadIsKept() throws {
    try writeLink(on: "p009", to: "p001", "a")
    try age()
    #expect(build().outcome == .success)
    let output = try FolderHandle(folder.url.appendingPathComponent("Site/_site").path)
    let format = StampFormat(Checksum(0), count: 71, start: 0)
    let stamps = try #require(PageStamps(in: output, format))
    #expect(stamps.anchorTargets.count == 1)
    // The home page, which is made, comes first.
    #expect(stamps.read(0..<71).map(\.anchorCount).enumerated().filter { $0.element > 0 }.map(\.offset) == [10])
    #expect(stamps.read(10..<11)[0].isKnown)
  }

  /// The page that a link leads into may be one of another share.
  @Test func aKeyThatGoesInAnotherShareBreaksLinks() throws {
    let shares = try #require([PageShare(1, of: 2), PageShare(2, of: 2)] as? [PageShare])
    try writeLink(on: "p009", to: "p002", "b")
    try writeLink(on: "p010", to: "p002", "b")
    try writeKey("b", on: "p002")
    try age()
    for share in shares { #expect(build(output: "\(share.number)", share: share).outcome == .success) }
    try writeKey("other", on: "p002")
    let broken = shares.flatMap { brokenLinks(build(output: "\($0.number)", share: $0)) }
    #expect(broken.sorted() == ["Site/pages/p009.json", "Site/pages/p010.json"])
  }

  /// What is damaged counts for nothing.
  @Test func damagedNotesOfLinksCostTimeOnly() throws {
    try writeLink(on: "p009", to: "p001", "a")
    try age()
    _ = build()
    let url = folder.url.appendingPathComponent("Site/_site/\(StampFormat.fileName)")
    var bytes = try Data(contentsOf: url)
    bytes[bytes.count - 20] ^= 1
    try bytes.write(to: url)
    #expect(build().pagesWritten == 0)
    try writeKey("other", on: "p001")
    #expect(brokenLinks(build()) == ["Site/pages/p009.json"])
  }

  /// A link of which only is warned is told in every build, and so are others that lead to the same page.
  @Test func warningsOfLinksToKeysAreToldAgain() throws {
    let link = #"{"kind": "link", "title": "L", "url": "p001.html#none"}"#
    try folder.write(#"{"title": "Page 9", "sections": [{"rows": [\#(link)]}]}"#, to: "Site/pages/p009.json")
    try writeLink(on: "p010", to: "p001", "a")
    try age()
    for _ in 0..<3 { #expect(brokenLinks(build()) == ["Site/pages/p009.json"]) }
    try writeKey("other", on: "p001")
    #expect(brokenLinks(build()) == ["Site/pages/p009.json", "Site/pages/p010.json"])
  }

  /// A link that leads nowhere is told in every build, whatever was built before.
  @Test func whatIsWrongWithLinksIsToldAgain() throws {
    let link = #"{"kind": "link", "title": "L", "url": "assets/none.txt"}"#
    try folder.write(#"{"title": "Page 9", "sections": [{"rows": [\#(link)]}]}"#, to: "Site/pages/p009.json")
    try age()
    for _ in 0..<2 { #expect(build().diagnostics.sorted.map(\.code) == [.unknownAsset]) }
  }

  /// What leads to others goes before them.
  @Test func oldPagesGoBeforeTheirStyles() throws {
    _ = build()
    try folder.write("p { margin: 1em }\n", to: "Site/themes/small/styles/base.css")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Site/pages/p007.json"))
    let removed = build().removedFiles
    #expect(removed.count == 2)
    #expect(removed.first == "Site/_site/p007.html")
  }

  /// Nobody may write to a folder: then nothing is written anywhere.
  @Test(.enabled(if: geteuid() != 0)) func aClosedFolderLeavesAllAsItWas() throws {
    try folder.write("{\"title\": \"Page\"}", to: "Site/pages/sub/page.json")
    _ = build()
    let before = try folder.read("Site/_site/p001.html")
    for slug in ["p001", "sub/page"] { try folder.write("{\"title\": \"Edited\"}", to: "Site/pages/\(slug).json") }
    let closed = folder.url.appendingPathComponent("Site/_site/sub").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
    let report = build()
    #expect(report.outcome == .fault)
    #expect(!report.isPartlyWritten)
    #expect(report.diagnostics.sorted.map(\.code) == [.unwritableFile])
    #expect(try folder.read("Site/_site/p001.html") == before)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    #expect(build().writtenFiles.count == 2)
  }

  @Test func stampsOfAnotherFolderCountForNothing() throws {
    _ = build()
    _ = build(output: "other")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Site/_site/.fieldset-stamps"))
    try FileManager.default.copyItem(
      at: folder.url.appendingPathComponent("other/.fieldset-stamps"),
      to: folder.url.appendingPathComponent("Site/_site/.fieldset-stamps")
    )
    try folder.write("edited", to: "Site/_site/p003.html")
    #expect(build().writtenFiles == ["Site/_site/p003.html"])
  }

  /// A file that keeps its size, its number and its time escapes a look at those.
  @Test func verifyingComparesTheFilesThemselves() throws {
    _ = build()
    let path = folder.url.appendingPathComponent("Site/_site/p003.html")
    let date = try FileManager.default.attributesOfItem(atPath: path.path)[.modificationDate] as? Date
    let handle = try FileHandle(forWritingTo: path)
    try handle.write(contentsOf: Data("<q>".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: #require(date)], ofItemAtPath: path.path)
    let report = build(isVerifying: true)
    #expect(report.diagnostics.sorted.map(\.line) == [stale("p003.html")])
    #expect(report.writtenFiles == ["Site/_site/p003.html"])
    try expectCleanState()
  }

  /// What verifying says of a file that somebody has changed.
  private func stale(
    _ file: String,
    in output: String = "Site/_site",
    _ reason: String = "was not as a build had written it"
  )
    -> String
  {
    let fix =
      reason == "was not what is made now"
      ? "It is made anew, since what it is made of has changed after the last build."
      : "It is made anew. Change what it is made of, a file of the site or the theme, not what a build writes."
    return "\(output)/\(file): warning: \"\(output)/\(file)\" \(reason) [stale-output] \(fix)"
  }

  @Test(arguments: [1, 2]) func verifyingTellsOfEveryFile(shareCount: Int) throws {
    try folder.write("a manual", to: "Site/assets/manual.txt")
    try folder.write("a picture", to: "Site/assets/picture.txt")
    try age()
    for number in 1...shareCount { _ = build(output: "out", share: try #require(PageShare(number, of: shareCount))) }
    var clean = try content(of: "out")
    clean["/.fieldset-manifest"] = nil
    let hashed = clean.keys.filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }.map { String($0.dropFirst()) }
    #expect(hashed.count == 2)
    // The first share has the pages with even numbers, and index.html before them.
    let changed = hashed + ["assets/manual.txt", "p001.html", "p001.schema.json", "p003.html"]
    for file in changed { try folder.write("edited", to: "out/\(file)") }
    for file in ["assets/picture.txt", "p001.defaults.json"] {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/\(file)"))
    }
    try folder.write("{\"title\": \"Another\"}", to: "Site/pages/p005.json")
    let report = build(output: "out", share: try #require(PageShare(1, of: shareCount)), isVerifying: true)
    let missing = "was missing, although a build had written it"
    let lines =
      changed.map { stale($0, in: "out") }
      + ["assets/picture.txt", "p001.defaults.json"].map { stale($0, in: "out", missing) }
      + [stale("p005.html", in: "out", "was not what is made now")]
    #expect(
      report.diagnostics.sorted.map(\.line) == lines.sorted { ($0.prefix { $0 != ":" }) < ($1.prefix { $0 != ":" }) }
    )
    try folder.write("{\"title\": \"Page 5\"}", to: "Site/pages/p005.json")
    _ = build(output: "out", share: try #require(PageShare(1, of: shareCount)))
    #expect(try content(of: "out").filter { $0.key != "/.fieldset-manifest" } == clean)
  }

  /// The same is told however many work, and of very many files the first.
  @Test func verifyingTellsOfTheFirstFiles() throws {
    for number in 70..<1100 { try folder.write("{\"title\": \"Page\"}", to: "Site/pages/p\(number).json") }
    _ = build()
    let pages = try content().keys.filter { $0.hasSuffix(".html") }.sorted()
    for page in pages { try folder.write("edited", to: "Site/_site\(page)") }
    let lines = build(isVerifying: true).diagnostics.sorted.map(\.line)
    #expect(lines.dropFirst() == pages.prefix(1000).map { stale(String($0.dropFirst())) }[...])
    #expect(
      lines.first
        == "Site/_site: warning: \(pages.count - 1000) more files were missing or not what is made now [stale-output] All of them are made anew."
    )
  }

  /// The list of files may be lost, garbled, or another's; what the stamps know as made here is still ours.
  @Test(arguments: [nil, "?", "fieldset-manifest 1\n0000000000000000 4 other.html\n"])
  func aLostListOnlyCostsTime(list: String?) throws {
    try folder.write("a manual", to: "Site/assets/manual.txt")
    _ = build()
    // Of this file alone.
    try folder.write("another manual", to: "Site/assets/manual.txt")
    _ = build()
    try folder.write("a third manual", to: "Site/assets/manual.txt")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Site/_site/.fieldset-manifest"))
    if let list { try folder.write(list, to: "Site/_site/.fieldset-manifest") }
    // All pages change, and the stamps do not count any longer.
    try folder.write("<b>{{title}}</b>", to: "Site/themes/small/templates/page-headers/title.mustache")
    try folder.write(#"{"title": "Other", "theme": "small", "navigation": ["p000", "p002"]}"#, to: "Site/site.json")
    let report = build()
    #expect(report.diagnostics.sorted.map(\.code) == (list == "?" ? [.brokenManifest] : []))
    #expect(report.pagesWritten > 0)
    #expect(report.outcome == .success)
    // What is no longer made and on no list stays where it is.
    let fresh = build(output: "fresh")
    #expect(fresh.outcome == .success)
    #expect(try content().merging(content(of: "fresh")) { $1 } == content())
  }

  @Test func whatSomebodyHasEditedIsNotTakenForOurs() throws {
    _ = build()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Site/_site/.fieldset-manifest"))
    for file in ["p001.html", "p001.schema.json", "p030.html"] { try folder.write("edited", to: "Site/_site/\(file)") }
    let before = try content()
    let report = build()
    #expect(report.outcome == .wrongUsage)
    #expect(
      report.diagnostics.sorted.map(\.line)
        == ["p001.html", "p001.schema.json", "p030.html"].map {
          "Site/_site/\($0): error: \"Site/_site/\($0)\" is in the way: it was not written by a build [file-in-the-way] Move or remove it, or name another folder with --output."
        }
    )
    #expect(try content() == before)
  }

  @Test(arguments: [2, 3, 7]) func sharesMakeTheWholeSite(count: Int) throws {
    for number in 1...count {
      let report = build(output: "shares", share: try #require(PageShare(number, of: count)))
      #expect(report.outcome == .success)
      #expect(report.removedFiles == [])
    }
    _ = build()
    var (whole, shares) = (try content(), try content(of: "shares"))
    let (wholeList, sharesList) = (
      whole.removeValue(forKey: "/.fieldset-manifest"), shares.removeValue(forKey: "/.fieldset-manifest")
    )
    #expect(whole == shares)
    #expect(wholeList?.split(separator: "\n").sorted() == sharesList?.split(separator: "\n").sorted())
  }

  /// A page that has lost its controls has no contract any longer, whatever else is spelled in capitals.
  @Test(arguments: ["manual.txt", "Manual.txt"], [1, 2]) func aContractGoes(asset: String, shareCount: Int) throws {
    try folder.write("a", to: "Site/assets/\(asset)")
    _ = build(output: "out")
    #expect(try content(of: "out").keys.contains("/p001.schema.json"))
    try folder.write("{\"title\": \"Page 1\"}", to: "Site/pages/p001.json")
    for number in 1...shareCount {
      #expect(!build(output: "out", share: try #require(PageShare(number, of: shareCount))).diagnostics.hasErrors)
    }
    #expect(try !content(of: "out").keys.contains("/p001.schema.json"))
    _ = build(output: "out")
    _ = build(output: "clean")
    #expect(try content(of: "out") == content(of: "clean"))
  }

  /// What stands where a share's files go is no longer made by any.
  @Test(arguments: [("d/x", "d"), ("d", "d/x"), ("d/e/x", "d/e")]) func sharesReplaceFolders(old: String, new: String)
    throws
  {
    try folder.write("old", to: "Site/assets/\(old)")
    _ = build(output: "out")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Site/assets"))
    try folder.write("new", to: "Site/assets/\(new)")
    try folder.write("{\"title\": \"Another\"}", to: "Site/pages/p002.json")
    for number in 1...2 {
      let report = build(output: "out", share: try #require(PageShare(number, of: 2)))
      #expect(report.diagnostics.sorted.map(\.line) == [])
    }
    _ = build(output: "clean")
    #expect(try folder.read("out/assets/\(new)") == "new")
    _ = build(output: "out")
    #expect(try content(of: "out") == content(of: "clean"))
  }

  @Test func eachShareHasWhatAllPagesShare() throws {
    _ = build(output: "first", share: try #require(PageShare(1, of: 2)))
    _ = build(output: "second", share: try #require(PageShare(2, of: 2)))
    let assets = { (output: String) in try content(of: output).filter { $0.key.hasPrefix("/assets/") } }
    #expect(try assets("first") == assets("second"))
    #expect(try !assets("first").isEmpty)
  }

  @Test func thereIsNoSuchShare() {
    #expect(PageShare(0, of: 2) == nil)
    #expect(PageShare(3, of: 2) == nil)
    #expect(PageShare(1, of: 0) == nil)
    #expect((0..<7).map { PageShare.whole.page(at: $0) } == Array(0..<7))
  }
}
