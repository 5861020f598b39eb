import Diagnostics

/// A path that a build is going to write, and the file that it comes from.
///
/// All claims are looked at together before anything is written: two files at one path, or at paths that a disk which
/// ignores case takes for one, would replace each other in an order that nobody chose.
struct OutputClaim: Hashable, Sendable {
  let path: RelativePath

  /// The source as the user knows it.
  let source: String

  /// Whether it is a page of the site, whose name the model has judged by itself and beside other pages.
  var isPage = false

  /// Reports every claim that another one, or Windows, is in the way of.
  static func check(_ claims: [OutputClaim], into diagnostics: inout DiagnosticCollector) {
    let sorted = claims.sorted { ($0.path, RelativePath($0.source)) < ($1.path, RelativePath($1.source)) }
    let unique = checkEqual(sorted, into: &diagnostics)
    checkSimilar(unique, into: &diagnostics)
    checkWindows(unique, into: &diagnostics)
  }

  /// Reports several sources of one path and returns each path once.
  private static func checkEqual(
    _ claims: [OutputClaim],
    into diagnostics: inout DiagnosticCollector
  ) -> [OutputClaim] {
    var unique: [OutputClaim] = []
    var start = 0
    while start < claims.count {
      var end = start + 1
      while end < claims.count, claims[end].path == claims[start].path { end += 1 }
      unique.append(claims[start])
      // Of pages, the model has said that they have one slug.
      if end - start > 1, !claims[start..<end].allSatisfy(\.isPage) {
        let sources = claims[start..<end].map { "\"\($0.source)\"" }
        let list = sources.dropLast().joined(separator: ", ") + " and " + (sources.last ?? "")
        diagnostics.error(
          .sameOutput,
          "\"\(claims[start].path.text)\" would be written from \(list)",
          at: SourceLocation(file: claims[start].source),
          fix: "Rename all but one of them."
        )
      }
      start = end
    }
    return unique
  }

  /// Reports paths, or folders on the way, that are spelled in two ways.
  private static func checkSimilar(_ claims: [OutputClaim], into diagnostics: inout DiagnosticCollector) {
    // The keys are strings on purpose: Swift holds two Unicode forms of one text for equal.
    var spellings: [String: (path: RelativePath, isFolder: Bool, claim: OutputClaim)] = [:]
    for claim in claims {
      for (path, isFolder) in claim.path.folders.map({ ($0, true) }) + [(claim.path, false)] {
        guard let known = spellings[path.folded] else {
          spellings[path.folded] = (path, isFolder, claim)
          continue
        }
        if known.path == path, known.isFolder == isFolder { continue }
        if claim.isPage, known.claim.isPage, claim.path.folded == known.claim.path.folded { continue }
        let difference =
          known.isFolder != isFolder
          ? "one is a file where the other needs a folder"
          : "a disk that ignores case or Unicode form takes them for one"
        diagnostics.error(
          .similarOutputs,
          "\"\(known.path.text)\" and \"\(path.text)\" cannot both be written: \(difference)",
          at: SourceLocation(file: claim.source),
          notes: [
            Diagnostic.Note("\"\(known.path.text)\" comes from here", at: SourceLocation(file: known.claim.source))
          ],
          fix: "Rename one of them."
        )
        break
      }
    }
  }

  private static func checkWindows(_ claims: [OutputClaim], into diagnostics: inout DiagnosticCollector) {
    var known: Set<RelativePath> = []
    for claim in claims where !claim.isPage {
      for path in claim.path.folders + [claim.path] {
        guard let name = path.components.last, let fault = WindowsName.fault(in: name), known.insert(path).inserted
        else { continue }
        diagnostics.warning(
          .windowsName,
          "Windows cannot hold a file named \"\(name)\": \(fault)",
          at: SourceLocation(file: claim.source),
          fix: "Rename it if the site is ever kept on Windows."
        )
      }
    }
  }
}
