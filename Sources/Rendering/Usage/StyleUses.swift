import Diagnostics
import Themes

/// The names of what a site has, by which the theme's style files say what they are for.
struct StyleUses {
  private static let navigation = "navigation"
  private static let dependency = "dependency"

  /// The names; `nil` where pages hold markup that the theme does not know, and may need any style.
  let names: Set<String>?

  /// Names what is on a site's pages.
  init(_ usage: SiteUsage, parts: [ScriptPart], hasNavigation: Bool) {
    guard !usage.traits.contains(.unknown) else {
      names = nil
      return
    }
    var names = Set(usage.traits.names + parts.map(\.name))
    if hasNavigation { names.insert(Self.navigation) }
    if usage.dependencyCount > 0 { names.insert(Self.dependency) }
    self.names = names
  }

  /// Warns of style files that are for something that no page can have.
  static func check(_ theme: Theme, into diagnostics: inout DiagnosticCollector) {
    let things = PageTraits.allNames + [navigation, dependency]
    let known = (things + theme.scriptParts.map(\.name)).sorted()
    for style in theme.styles {
      for use in style.uses where !known.contains(use.name) {
        diagnostics.warning(
          .unknownStyleUse,
          "the style is for \"\(use.name)\", which is nothing that pages have",
          at: use.location,
          fix: known.nearest(to: use.name).map { "Did you mean \"\($0)\"?" }
            ?? "Name a part of the script, or one of: \(things.joined(separator: ", "))."
        )
      }
    }
  }
}
