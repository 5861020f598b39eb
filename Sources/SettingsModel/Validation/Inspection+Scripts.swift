import Diagnostics

extension Inspection {
  /// Judges scripts of the author's own: each is a file among the assets and named once; whether it is there is found
  /// where the site's files are at hand.
  mutating func checkScripts(_ scripts: [String], _ origin: Origin?) {
    var seen: [ExactText: Int] = [:]
    for (position, script) in scripts.enumerated() {
      let place = Place.element("scripts", position, origin)
      if !ScriptRules.isScript(script) {
        error(
          .invalidScript,
          "\"\(script)\" is no script among the site's assets",
          at: place,
          fix: ScriptRules.suggestion(for: script)
        )
      } else if let first = seen.updateValue(position, forKey: ExactText(script)) {
        error(
          .duplicateScript,
          "the script \"\(script)\" is named twice",
          at: place,
          notes: [Diagnostic.Note("first here", at: Place.element("scripts", first, origin).location)],
          fix: "Name it once."
        )
      }
    }
  }
}

/// What a script of an author's own may be called.
package enum ScriptRules {
  /// Whether it is a path below `assets` of plain names that ends as scripts do.
  package static func isScript(_ path: String) -> Bool {
    // Split by scalars: a slash with a combining mark is one character.
    let parts = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count > 1, parts[0] == "assets", let last = parts.last else { return false }
    return parts.allSatisfy(\.isPlainName) && last.utf8.count > 3 && last.utf8.suffix(3).elementsEqual(".js".utf8)
  }

  /// What was likely meant.
  fileprivate static func suggestion(for path: String) -> String {
    if path.hasSuffix(".mjs") {
      return "Write it as a script that ends in \".js\": browsers load no module from a disk."
    }
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    for candidate in [name, "assets/\(name)", "\(name).js", "assets/\(name).js"] where isScript(candidate) {
      return "Did you mean \"\(candidate)\"?"
    }
    return "Put the file into the folder \"assets\" and name it like \"assets/mine.js\"."
  }
}
