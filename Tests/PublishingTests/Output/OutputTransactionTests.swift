import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct OutputTransactionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Builds files into `out` and returns what was said, one line each, with the paths cut to what follows the folder.
  @discardableResult
  private func build(
    _ files: [String: String],
    kill: Kill? = nil,
    beforePlacing: () throws -> Void = {}
  ) throws -> [String] {
    var diagnostics = DiagnosticCollector()
    let location = NamedPath("out", in: folder.url.path)
    let output = try #require(
      OutputFolder.open(location, inputs: [], homeFolder: nil, into: &diagnostics)
    )
    let paths = files.keys.map(RelativePath.init).sorted()
    let list = OutputList(slugs: SlugList(), endings: [".html"], others: paths)
    guard let locked = LockedOutput.open(output, into: &diagnostics),
      let transaction = OutputTransaction.begin(in: locked, list: list, into: &diagnostics)
    else { return lines(diagnostics) }
    var buffer = PathBuffer()
    var inTheWay = FilesInTheWay()
    for (number, path) in paths.enumerated() {
      do throws(OutputTransaction.StagingFault) {
        _ = try transaction.stage(Array(files[path.text, default: ""].utf8), number: number, with: &buffer)
      } catch {
        switch error {
        case .inTheWay: inTheWay.append(number)
        case .system(let path, let error): transaction.report(error, at: path, into: &diagnostics)
        }
      }
    }
    transaction.report(inTheWay, into: &diagnostics)
    if kill == .afterStaging { return [] }
    try beforePlacing()
    if diagnostics.hasErrors {
      transaction.abandon()
    } else {
      _ = transaction.commit(jobs: 2, into: &diagnostics)
    }
    return lines(diagnostics)
  }

  private enum Kill { case afterStaging }

  private func lines(_ diagnostics: DiagnosticCollector) -> [String] {
    diagnostics.sorted.map(\.line)
  }

  private func modificationTimes() throws -> [String: Date] {
    let root = folder.url.appendingPathComponent("out")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path) + [""]
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: root.path + "/" + name)
        return (name, try #require(attributes[.modificationDate] as? Date))
      }
    )
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent(path).path,
      withDestinationPath: target
    )
  }

  @Test func writesWholeFilesAndAManifest() throws {
    #expect(try build(["index.html": "home", "a/b.html": "page", "assets/x.css": "style"]) == [])
    #expect(folder.files() == ["out/.fieldset-manifest", "out/a/b.html", "out/assets/x.css", "out/index.html"])
    #expect(try folder.read("out/a/b.html") == "page")
    let manifest = try folder.read("out/.fieldset-manifest")
    #expect(manifest.hasPrefix("fieldset-manifest 1\n"))
    #expect(manifest.contains(" 4 a/b.html\n"))
  }

  /// B42: a file of the author that nobody may write does not make the output so.
  @Test func writtenFilesCanBeReplaced() throws {
    try build(["logo.svg": "one"])
    let path = folder.url.appendingPathComponent("out/logo.svg").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(try #require(mode) & 0o600 == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(try build(["logo.svg": "two"]) == [])
    #expect(try folder.read("out/logo.svg") == "two")
  }

  @Test func anUnchangedBuildWritesNothing() throws {
    let files = ["index.html": "home", "a/b.html": "page"]
    try build(files)
    let before = try modificationTimes()
    usleep(20_000)
    #expect(try build(files) == [])
    #expect(try modificationTimes() == before)
  }

  /// B37: a page that was renamed leaves nothing behind.
  @Test func removesWhatIsNoLongerMade() throws {
    try build(["index.html": "home", "privacy/data.html": "page", "assets/old.css": "style"])
    try folder.write("mine", to: "out/assets/own.txt")
    #expect(try build(["index.html": "home", "data.html": "page"]) == [])
    #expect(
      folder.files() == ["out/.fieldset-manifest", "out/assets/own.txt", "out/data.html", "out/index.html"]
    )
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out/privacy").path))
  }

  @Test func leavesAnOldFileThatSomebodyChanged() throws {
    try build(["index.html": "home", "old.html": "page"])
    try folder.write("mine now", to: "out/old.html")
    #expect(
      try build(["index.html": "home"]) == [
        "out/old.html: warning: \"out/old.html\" is no longer made, but was changed since a build wrote it and is left in place [changed-output] Remove it if you do not need it."
      ]
    )
    #expect(try folder.read("out/old.html") == "mine now")
  }

  /// B50: what no build wrote is neither removed nor replaced.
  @Test func keepsEverybodyElsesFiles() throws {
    try folder.write("ref: refs/heads/pages", to: "out/.git/HEAD")
    try folder.write("settings.example.org", to: "out/CNAME")
    try folder.write("<p>mine</p>", to: "out/extra/own.html")
    try build(["index.html": "home"])
    try build(["index.html": "home again"])
    #expect(
      folder.files() == [
        "out/.fieldset-manifest", "out/.git/HEAD", "out/CNAME", "out/extra/own.html", "out/index.html",
      ]
    )
    let refusal = [
      "out/extra/own.html: error: \"out/extra/own.html\" is in the way: it was not written by a build [file-in-the-way] Move or remove it, or name another folder with --output."
    ]
    #expect(try build(["index.html": "third", "extra/own.html": "ours"]) == refusal)
    #expect(try folder.read("out/extra/own.html") == "<p>mine</p>")
    #expect(try folder.read("out/index.html") == "home again")
  }

  /// B40: a link in the output leads nobody out of it.
  @Test func refusesLinksOnTheWay() throws {
    try folder.write("theirs", to: "elsewhere/mail.html")
    try folder.write("", to: "out/keep")
    try link("out/account", to: "../elsewhere")
    #expect(
      try build(["account/mail.html": "ours"]) == [
        "out/account: error: \"out/account\" is in the way: it is a symbolic link [file-in-the-way] Move or remove it, or name another folder with --output."
      ]
    )
    #expect(try folder.read("elsewhere/mail.html") == "theirs")
  }

  @Test func removesNothingBehindALink() throws {
    try build(["index.html": "home", "account/mail.html": "page"])
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("out/account"),
      to: folder.url.appendingPathComponent("elsewhere")
    )
    try link("out/account", to: "../elsewhere")
    #expect(try build(["index.html": "home"]) == [])
    #expect(try folder.read("elsewhere/mail.html") == "page")
  }

  @Test func replacesALinkInItsPlaceAndNotItsTarget() throws {
    try build(["index.html": "home"])
    try folder.write("theirs", to: "elsewhere.html")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/index.html"))
    try link("out/index.html", to: "../elsewhere.html")
    #expect(try build(["index.html": "new"]) == [])
    #expect(try folder.read("elsewhere.html") == "theirs")
    #expect(try folder.read("out/index.html") == "new")
  }

  @Test func aFailedBuildLeavesNoTrace() throws {
    try folder.write("mine", to: "site/page.html")
    try folder.write("mine", to: "out/a.html")
    _ = try build(["a.html": "ours", "b.html": "ours"])
    #expect(folder.files() == ["out/a.html", "site/page.html"])
  }

  /// B47: what a killed build leaves is cleared by the next.
  @Test func mendsWhatAKilledBuildLeft() throws {
    try build(["index.html": "old"])
    try build(["index.html": "new", "more.html": "more"], kill: .afterStaging)
    #expect(folder.files().contains { $0.hasPrefix("out/.fieldset-staging/") })
    #expect(try folder.read("out/index.html") == "old")
    try build(["index.html": "old"])
    #expect(folder.files() == ["out/.fieldset-manifest", "out/index.html"])
  }

  @Test func aBuildKilledWhileMovingIsKnownAsOurs() throws {
    try build(["index.html": "old"])
    // The list of both is written, one new page is in place, the other files are not.
    let lines = [("index.html", "old"), ("index.html", "new"), ("gone.html", "new")].map { path, text in
      "\(Checksum(of: Array(text.utf8))) \(text.utf8.count) \(path)\n"
    }
    try folder.write(OutputManifest.firstLine + lines.joined(), to: "out/.fieldset-manifest")
    try folder.write("new", to: "out/gone.html")
    #expect(try build(["index.html": "newest"]) == [])
    #expect(folder.files() == ["out/.fieldset-manifest", "out/index.html"])
    #expect(try folder.read("out/index.html") == "newest")
  }

  /// A build that is killed while it adds to the list leaves half a line, or half of the first.
  @Test(arguments: [1, 9, 20, 30, 60, 70])
  func aListThatWasBegunIsWrittenAnew(length: Int) throws {
    try build(["index.html": "old"])
    let whole = try folder.read("out/.fieldset-manifest") + "0000000000000000 3 next.html\n"
    try folder.write(String(whole.prefix(length)), to: "out/.fieldset-manifest")
    let isKnown = length >= 48
    #expect(try build(["index.html": "old", "more.html": "more"]) == [])
    #expect(folder.files() == ["out/.fieldset-manifest", "out/index.html", "out/more.html"])
    #expect(try build(["index.html": isKnown ? "new" : "old"]) == [])
    #expect(folder.files() == ["out/.fieldset-manifest", "out/index.html"])
  }

  @Test func aFileTakesTheePlaceOfAFolderAndBack() throws {
    try build(["assets/x/y": "inner"])
    #expect(try build(["assets/x": "outer"]) == [])
    #expect(try folder.read("out/assets/x") == "outer")
    #expect(try build(["assets/x/y": "inner"]) == [])
    #expect(try folder.read("out/assets/x/y") == "inner")
  }

  private static let damage =
    "out/.fieldset-manifest: warning: \"out/.fieldset-manifest\", the list of the files that earlier builds wrote, is damaged or of another version [broken-manifest] It is written anew: what it says counted only for files that still are as it says."

  private static let inTheWay =
    "out/index.html: error: \"out/index.html\" is in the way: it was not written by a build [file-in-the-way] Move or remove it, or name another folder with --output."

  @Test(arguments: [
    "{", "\n", "fieldset-manifest 2\n", "fieldset-manifest 1\n0000000000000000 8 ../precious.txt\n",
    "fieldset-manifest 1\n0000000000000000 8 /precious.txt\n", "fieldset-manifest 1\n0000000000000000 x a.html\n",
    "fieldset-manifest 1\n000000000000000G 8 a.html\n", "fieldset-manifest 1\n\n", "\u{FEFF}fieldset-manifest 1\n",
    "0000000000000000 4 index.html\n", "fieldset-manifest 2\n0000000000000000 4 index.html\n",
    "fieldset-manifest 1\n<<<<<<< HEAD\n0000000000000000 4 index.html\n",
  ])
  func aDamagedManifestIsNotTrusted(text: String) throws {
    try build(["index.html": "home"])
    let whole = try folder.read("out/.fieldset-manifest")
    try folder.write("precious", to: "precious.txt")
    try folder.write(text, to: "out/.fieldset-manifest")
    // The file may be anybody's, since it is not as the list says.
    #expect(try build(["index.html": "new"]) == [Self.damage, Self.inTheWay])
    #expect(try folder.read("out/index.html") == "home")
    #expect(try folder.read("precious.txt") == "precious")
    #expect(try folder.read("out/.fieldset-manifest") == text)
    // What is as it would be written is taken up.
    #expect(try build(["index.html": "home"]) == [Self.damage])
    #expect(try folder.read("out/.fieldset-manifest") == whole)
    #expect(try build(["index.html": "new"]) == [])
  }

  /// A version control system has marked where it could not merge two lists, or somebody has deleted the first line.
  @Test(arguments: [
    "fieldset-manifest 1\n<<<<<<< HEAD\n", "", "fieldset-manifest 9\n", "\u{FEFF}fieldset-manifest 1\r\n",
  ])
  func aDamagedManifestCountsWhereFilesAreAsItSays(start: String) throws {
    try build(["index.html": "home", "changed.html": "ours", "gone.html": "old"])
    let lines = try folder.read("out/.fieldset-manifest").split(separator: "\n").dropFirst().joined(separator: "\n")
    try folder.write(start + lines + "\n", to: "out/.fieldset-manifest")
    try folder.write("theirs", to: "out/changed.html")
    #expect(try build(["index.html": "new"]) == [Self.damage])
    #expect(folder.files() == ["out/.fieldset-manifest", "out/changed.html", "out/index.html"])
    #expect(try folder.read("out/index.html") == "new")
    #expect(try folder.read("out/changed.html") == "theirs")
  }

  /// A killed build leaves a list that the next one believes, so nothing may be added to a damaged one.
  @Test func aDamagedManifestIsNotAddedTo() throws {
    try build(["index.html": "home"])
    try folder.write("fieldset-manifest 1\n0000000000000000 6 notes.txt\n?\n", to: "out/.fieldset-manifest")
    try folder.write("theirs", to: "out/notes.txt")
    try build(["index.html": "home", "more.html": "more"])
    let listed = try folder.read("out/.fieldset-manifest").split(separator: "\n").map { $0.split(separator: " ").last }
    #expect(listed == ["1", "index.html", "more.html"])
  }

  @Test func linesMayEndAsTheyDoElsewhere() throws {
    try build(["index.html": "old", "gone.html": "old"])
    let list = try folder.read("out/.fieldset-manifest")
    try folder.write(list.split(separator: "\n").map { $0 + "\r\n" }.joined(), to: "out/.fieldset-manifest")
    #expect(try build(["index.html": "old", "gone.html": "old"]) == [])
    #expect(try folder.read("out/.fieldset-manifest") == list)
    try folder.write(list.split(separator: "\n").map { $0 + "\r\n" }.joined(), to: "out/.fieldset-manifest")
    #expect(try build(["index.html": "new"]) == [])
    #expect(folder.files() == ["out/.fieldset-manifest", "out/index.html"])
  }

  @Test func allThatIsInTheWayIsToldUpToALimit() throws {
    let names = (0..<1003).map { "p\($0).html" }
    for name in names { try folder.write("theirs", to: "out/" + name) }
    let said = try build(Dictionary(uniqueKeysWithValues: names.map { ($0, "ours") }))
    #expect(said.count == 1001)
    #expect(
      said.first
        == "out: error: 3 more that no build wrote are in the way [file-in-the-way] Name another folder with --output."
    )
    #expect(said.dropFirst().allSatisfy { $0.contains("is in the way: it was not written by a build") })
  }

  @Test func aManifestThatIsALinkIsNotRead() throws {
    try build(["a.html": "one"])
    try folder.write("fieldset-manifest 1\n", to: "elsewhere")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/.fieldset-manifest"))
    try link("out/.fieldset-manifest", to: "../elsewhere")
    #expect(try build(["a.html": "two"]).contains { $0.contains("is in the way: it is no file") })
    #expect(try folder.read("elsewhere") == "fieldset-manifest 1\n")
    #expect(try folder.read("out/a.html") == "one")
  }

  @Test func aLockIsOfTheFolderThatIsThere() throws {
    let path = folder.url.appendingPathComponent("out").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let handle = try FolderHandle(path)
    handle.lock()
    #expect(handle.stands(at: path))
    try FileManager.default.removeItem(atPath: path)
    #expect(!handle.stands(at: path))
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(!handle.stands(at: path))
  }

  @Test func whatTheSystemRefusesIsSaid() throws {
    let name = String(repeating: "n", count: 300)
    let said = try build([name: "home"])
    #expect(said.count == 1)
    #expect(said.first?.hasSuffix("file name too long [unwritable-file] Give it a shorter name.") == true)
  }

  /// Only what builds put there goes: numbers, and their own notes.
  @Test func strangersWhereFilesWaitAreLeft() throws {
    try build(["index.html": "home"])
    let ours = ["0", "17", "new-manifest", "mended-manifest", ".fieldset-stamps"]
    let theirs = ["notes.txt", "1a", "folder/file"]
    for name in ours + theirs { try folder.write("", to: "out/.fieldset-staging/\(name)") }
    let said = try build(["index.html": "new"])
    #expect(
      said
        == ["1a", "folder", "notes.txt"].map {
          "out/.fieldset-staging/\($0): warning: \"out/.fieldset-staging/\($0)\" is where files of a build wait, and no build has put it there [stray-file] Move it elsewhere. Builds leave it alone."
        }
    )
    #expect(
      folder.files()
        == ["out/.fieldset-manifest"] + theirs.map { "out/.fieldset-staging/\($0)" }.sorted() + ["out/index.html"]
    )
    #expect(try folder.read("out/index.html") == "new")
  }

  @Test func aFolderWhereAFileIsToWaitIsInTheWay() throws {
    try folder.write("theirs", to: "out/.fieldset-staging/0/file")
    #expect(
      try build(["index.html": "home"]) == [
        "out/.fieldset-staging/0: error: \"out/.fieldset-staging/0\" is in the way: it is a folder [file-in-the-way] Move or remove it, or name another folder with --output."
      ]
    )
    #expect(folder.files() == ["out/.fieldset-staging/0/file"])
  }

  /// A build that was stopped before it moved anything has left a list that waits; the folder is no whole output.
  @Test func aListThatWaitsMakesNoWholeOutput() throws {
    try build(["index.html": "home"])
    let list = try folder.read("out/.fieldset-manifest")
    try folder.write(list, to: "out/.fieldset-staging/new-manifest")
    try folder.write("theirs", to: "out/.fieldset-staging/folder/file")
    #expect(try build(["index.html": "home"]).count == 1)
    #expect(folder.files().contains("out/.fieldset-staging/folder/file"))
  }

  /// Somebody puts a link, or another folder, in the output's place while the build is at work.
  @Test(arguments: ["../elsewhere", nil], [false, true])
  func nothingIsMadeBehindWhatTookTheOutputsPlace(target: String?, isNew: Bool) throws {
    if !isNew { try build(["index.html": "home", "old/page.html": "page"]) }
    try folder.write("theirs", to: "elsewhere/theirs")
    let out = folder.url.appendingPathComponent("out").path
    let said = try build(["index.html": "new", "account/mail.html": "page"]) {
      try FileManager.default.moveItem(atPath: out, toPath: out + "-moved")
      if let target {
        try FileManager.default.createSymbolicLink(atPath: out, withDestinationPath: String(target.dropFirst(3)))
      } else {
        try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false)
      }
    }
    #expect(
      said == [
        "out: error: the output folder \"out\" was moved away or replaced while the site was being built [unwritable-file] Build again, and leave the folder where it is until that is done."
      ]
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: out) == (target == nil ? [] : ["theirs"]))
    #expect(!folder.files().contains { $0.contains(".fieldset-staging") })
  }

  @Test func nothingIsMadeBehindALinkThatTookAFoldersPlace() throws {
    try build(["index.html": "home", "account/mail.html": "page"])
    try folder.write("theirs", to: "elsewhere/theirs")
    let account = folder.url.appendingPathComponent("out/account").path
    let said = try build(["index.html": "new", "account/mail.html": "new"]) {
      try FileManager.default.moveItem(atPath: account, toPath: account + "-moved")
      try FileManager.default.createSymbolicLink(atPath: account, withDestinationPath: "../elsewhere")
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("\"out/account\" cannot be written: not a directory") == true)
    #expect(folder.files().filter { $0.hasPrefix("elsewhere") } == ["elsewhere/theirs"])
  }

  @Test func aNameThatChangesItsUnicodeFormMoves() throws {
    try build(["caf\u{E9}.html": "page"])
    #expect(try build(["cafe\u{301}.html": "page"]) == [])
    let names = folder.files().filter { $0.hasSuffix(".html") }
    #expect(names.count == 1)
    #expect(try folder.read("out/cafe\u{301}.html") == "page")
  }

  /// B47: a reader meets a whole file at any time.
  @Test func readersNeverMeetHalfAFile() async throws {
    let text = { (number: Int) in String(repeating: "\(number % 10)", count: 200_000) + "</html>" }
    try build(["p.html": text(0)])
    let path = folder.url.appendingPathComponent("out/p.html").path
    let reader = Task.detached {
      var faults = 0
      while !Task.isCancelled {
        let bytes = (try? FileSystem.read(path)) ?? []
        if bytes.count != 200_007 || bytes.last != UInt8(ascii: ">") || bytes[0] != bytes[199_999] { faults += 1 }
      }
      return faults
    }
    for number in 1...50 { try build(["p.html": text(number)]) }
    reader.cancel()
    #expect(await reader.value == 0)
  }
}
