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

  /// The script made of these parts: strict, and with nothing of it visible to other scripts.
  static func join(_ parts: [ScriptPart]) -> [UInt8] {
    Array("(()=>{\"use strict\";\n".utf8) + parts.flatMap(\.bytes) + Array("})();\n".utf8)
  }
}
