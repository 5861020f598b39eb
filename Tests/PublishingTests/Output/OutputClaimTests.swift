import Diagnostics
import Testing

@testable import Publishing

@Suite struct OutputClaimTests {
  private func check(_ claims: [(String, String)]) -> [String] {
    var diagnostics = DiagnosticCollector()
    OutputClaim.check(
      claims.map { OutputClaim(path: RelativePath($0), source: $1) }.shuffled(),
      into: &diagnostics
    )
    return diagnostics.sorted.map(\.line)
  }

  @Test func differentPathsAreFine() {
    #expect(check([("a.html", "pages/a.json"), ("b.html", "pages/b.json"), ("a/b.html", "pages/a/b.json")]) == [])
  }

  /// B61: everybody who wants the path is named.
  @Test func onePathOfThree() {
    #expect(
      check([
        ("assets/general.html", "pages/assets/general.json"), ("assets/general.html", "assets/general.html"),
        ("assets/general.html", "theme"),
      ]) == [
        "assets/general.html: error: \"assets/general.html\" would be written from \"assets/general.html\", "
          + "\"pages/assets/general.json\" and \"theme\" [same-output] Rename all but one of them."
      ]
    )
  }

  /// B10: one disk's two files are another disk's one.
  @Test(arguments: [
    ("Account.html", "account.html", "a disk that ignores case or Unicode form takes them for one"),
    ("STRASSE.html", "straße.html", "a disk that ignores case or Unicode form takes them for one"),
    ("cafe\u{301}.html", "caf\u{E9}.html", "a disk that ignores case or Unicode form takes them for one"),
    ("x", "x/y.html", "one is a file where the other needs a folder"),
  ])
  func similarPaths(first: String, second: String, difference: String) {
    #expect(
      check([(first, "1"), (second, "2")]) == [
        "2: error: \"\(first)\" and \"\(second.hasPrefix("x/") ? "x" : second)\" cannot both be written: "
          + "\(difference) [similar-outputs] Rename one of them."
      ]
    )
  }

  @Test func similarFolders() {
    #expect(
      check([("Account/a.html", "1"), ("account/b.html", "2")]) == [
        "2: error: \"Account\" and \"account\" cannot both be written: "
          + "a disk that ignores case or Unicode form takes them for one [similar-outputs] Rename one of them."
      ]
    )
  }

  @Test func namesThatWindowsCannotHold() {
    #expect(
      check([("con/a.html", "1"), ("con/b.html", "2")]) == [
        "1: warning: Windows cannot hold a file named \"con\": \"con\" is a device there [windows-name] "
          + "Rename it if the site is ever kept on Windows."
      ]
    )
  }
}
