import Diagnostics
import Themes

/// Joins the parts of a theme's script that a site has a use for into one file.
struct ScriptAssembler {
  let parts: [ScriptPart]

  /// The parts of these names and all that they need, in the theme's order; a part that is missing is an error.
  func closure(of names: Set<String>, into diagnostics: inout DiagnosticCollector) -> [ScriptPart] {
    var wanted = names.sorted()
    var found: Set<String> = []
    while let name = wanted.popLast() {
      guard found.insert(name).inserted else { continue }
      guard let part = parts.first(where: { $0.name == name }) else {
        diagnostics.error(
          .missingScriptPart,
          "the theme has no script \"\(name)\", which a page needs",
          fix: parts.map(\.name).nearest(to: name).map { "Did you mean \"\($0)\"?" }
            ?? "Add a file \(name).js to the theme's folder \"scripts\", or extend a theme that has it."
        )
        continue
      }
      wanted += part.needs
    }
    return parts.filter { found.contains($0.name) }
  }

  /// Warns of parts that no page will ever load.
  func checkUnused(into diagnostics: inout DiagnosticCollector) {
    var reported = DiagnosticCollector()
    let used = Set(closure(of: ScriptFeatures.allNames, into: &reported).map(\.name))
    for part in parts where !used.contains(part.name) {
      diagnostics.warning(
        .unusedScript,
        "no page loads the script \"\(part.name)\"",
        at: SourceLocation(file: part.source),
        fix: ScriptFeatures.allNames.union(used).sorted().nearest(to: part.name).map { "Did you mean \"\($0)\"?" }
          ?? "A script of the site's own goes into its folder \"assets\", and is named under \"scripts\" in site.json or "
          + "a page; a part of the theme is loaded where another one names it behind \"// needs:\"."
      )
    }
  }

  /// The script made of these parts: strict, and with nothing of it visible to other scripts.
  static func join(_ parts: [ScriptPart]) -> [UInt8] {
    Array("(()=>{\"use strict\";\n".utf8) + parts.flatMap(\.bytes) + Array("})();\n".utf8)
  }
}
