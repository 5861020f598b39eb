import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

/// What becomes of a site whose output folder is not there yet.
@Suite struct NewOutputTests {
  private static let files = ["a/b.html": "page", "a/c/d.html": "page", "assets/x.css": "style", "index.html": "home"]
  private static let built = [
    "out/.fieldset-manifest", "out/a/b.html", "out/a/c/d.html", "out/assets/x.css", "out/index.html",
  ]

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func identity(_ name: String) throws -> FileStatus.Identity? {
    let path = path(name)
    return try FileSystem.status(of: path, followingLinks: false)?.identity
  }

  /// Writes files into `out` where they wait.
  private func stage(_ files: [String: String] = files) throws -> OutputTransaction {
    var diagnostics = DiagnosticCollector()
    let location = NamedPath("out", in: folder.url.path)
    let output = try #require(OutputFolder.open(location, inputs: [], homeFolder: nil, into: &diagnostics))
    let paths = files.keys.map(RelativePath.init).sorted()
    let list = OutputList(slugs: SlugList(), endings: [".html"], others: paths)
    let locked = try #require(LockedOutput.open(output, into: &diagnostics))
    let transaction = try #require(OutputTransaction.begin(in: locked, list: list, into: &diagnostics))
    var buffer = PathBuffer()
    for (number, path) in paths.enumerated() {
      let bytes = Array(files[path.text, default: ""].utf8)
      do throws(OutputTransaction.StagingFault) {
        _ = try transaction.stage(bytes, number: number, with: &buffer)
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(diagnostics.diagnostics.isEmpty)
    return transaction
  }

  private func commit(_ transaction: OutputTransaction) {
    var diagnostics = DiagnosticCollector()
    let outcome = transaction.commit(jobs: 2, into: &diagnostics)
    #expect(outcome != nil)
    #expect(diagnostics.diagnostics.isEmpty)
  }

  @Test func appearsInOneMove() throws {
    let transaction = try stage()
    #expect(folder.files().allSatisfy { $0.hasPrefix("out/.fieldset-staging/") })
    let waiting = try identity("out/.fieldset-staging")
    commit(transaction)
    #expect(try identity("out") == waiting)
    #expect(folder.files() == Self.built)
    #expect(try folder.read("out/a/b.html") == "page")
  }

  @Test func isListedLikeAnyOther() throws {
    commit(try stage())
    let new = try folder.read("out/.fieldset-manifest")
    try FileManager.default.removeItem(atPath: path("out"))
    try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
    commit(try stage())
    #expect(try folder.read("out/.fieldset-manifest") == new)
  }

  /// Somebody may stand in a folder that is there, serve it, watch it or have given it an owner.
  @Test func aFolderThatIsThereStays() throws {
    try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
    let before = try identity("out")
    commit(try stage())
    #expect(try identity("out") == before)
    #expect(folder.files() == Self.built)
  }

  /// A folder that hands its group on hands it on.
  @Test(arguments: [0o755, 0o2775])
  func hasThePermissionsOfAFolderThatIsMadeThere(mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.url.path)
    commit(try stage())
    try FileSystem.makeFolder(path("other"))
    let modes = try ["out", "other"].map {
      try FileManager.default.attributesOfItem(atPath: path($0))[.posixPermissions] as? Int
    }
    #expect(modes[0] == modes[1])
  }

  @Test func filesAreMovedOneByOneWhereSomethingStandsAside() throws {
    try folder.write("theirs", to: ".out.fieldset-staging/file")
    let transaction = try stage()
    let made = try identity("out")
    commit(transaction)
    #expect(try identity("out") == made)
    #expect(folder.files() == [".out.fieldset-staging/file"] + Self.built)
  }

  @Test func filesAreMovedOneByOneWhereSomebodyWasQuick() throws {
    let transaction = try stage()
    try folder.write("theirs", to: "out/CNAME")
    commit(transaction)
    #expect(folder.files() == (Self.built + ["out/CNAME"]).sorted())
  }

  /// What somebody puts into a new folder while it is being filled is theirs.
  @Test func whatSomebodyHasPutInPlaceMeanwhileStays() throws {
    let transaction = try stage()
    try folder.write("theirs", to: "out/a/b.html")
    var diagnostics = DiagnosticCollector()
    #expect(transaction.commit(jobs: 2, into: &diagnostics) == nil)
    #expect(diagnostics.diagnostics.map(\.code) == [.fileInTheWay])
    #expect(folder.files() == ["out/a/b.html"])
    #expect(try folder.read("out/a/b.html") == "theirs")
  }

  /// A build may be killed while it writes what tells that all is its own.
  @Test(arguments: ["", "fieldset-man"]) func halfAMarkIsCleared(mark: String) throws {
    try folder.write(mark, to: "out/.fieldset-staging/.fieldset-manifest")
    commit(try stage())
    #expect(folder.files() == Self.built)
  }

  @Test func aFailedBuildLeavesNoTrace() throws {
    let transaction = try stage()
    transaction.abandon()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  /// A build may be killed before and between its two moves.
  @Test(arguments: [nil, ".out.fieldset-staging"])
  func whatAKilledBuildLeftIsCleared(aside: String?) throws {
    _ = try stage(["gone/c.html": "gone"])
    if let aside { try FileManager.default.moveItem(atPath: path("out/.fieldset-staging"), toPath: path(aside)) }
    commit(try stage())
    #expect(folder.files() == Self.built)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["out"])
  }

  /// Nor is what a link in a folder of ours leads to.
  @Test func whatStandsBesideTheOutputIsLeft() throws {
    try folder.write("theirs", to: "theirs/.fieldset-manifest")
    try folder.write(OutputManifest.firstLine, to: "ours/.fieldset-manifest")
    try folder.write("theirs", to: "theirs/index.html")
    for target in ["theirs", "ours"] {
      try FileManager.default.createSymbolicLink(
        atPath: path(".out.fieldset-staging"),
        withDestinationPath: target
      )
      commit(try stage())
      #expect(try folder.read("theirs/index.html") == "theirs")
      #expect(try identity("ours") != nil)
      try FileManager.default.removeItem(atPath: path(".out.fieldset-staging"))
    }
    try FileManager.default.moveItem(atPath: path("ours"), toPath: path(".out.fieldset-staging"))
    try FileManager.default.createSymbolicLink(
      atPath: path(".out.fieldset-staging/link"),
      withDestinationPath: "../theirs"
    )
    commit(try stage())
    #expect(folder.files() == Self.built + ["theirs/.fieldset-manifest", "theirs/index.html"])
  }

  @Test func aBuildThatWaitedSeesThatItHoldsAnotherFolder() throws {
    let transaction = try stage()
    #expect(transaction.output.isInPlace)
    commit(transaction)
    #expect(!transaction.output.isInPlace)
    commit(try stage(["index.html": "newer"]))
    #expect(folder.files() == ["out/.fieldset-manifest", "out/index.html"])
    #expect(try folder.read("out/index.html") == "newer")
  }
}
