import Diagnostics
import Markup
import SettingsModel
import Themes

/// The stylesheet and script of a site, in files that all pages share or inside each page.
struct SiteResources: Sendable {
  private enum Placement: Sendable {
    case files(stylesheet: String, script: String?)
    case inline(InlineResources)
  }

  /// The files that pages point to; none when pages hold everything.
  let assets: [ThemeAsset]

  private let placement: Placement
  private let parts: [ScriptPart]
  private let ownScripts: OwnScripts

  /// Collects what the pages of a site need of its theme; a part of the script that is missing is an error.
  init(
    _ usage: SiteUsage,
    site: Site,
    hasNavigation: Bool,
    theme: Theme,
    isInline: Bool,
    into diagnostics: inout DiagnosticCollector
  ) {
    ownScripts = OwnScripts(of: site, theme: theme)
    parts = ScriptAssembler(parts: theme.scriptParts).closure(of: usage.features.names, into: &diagnostics)
    let stylesheet = theme.stylesheet(
      for: StyleUses(usage, parts: parts, hasNavigation: hasNavigation).names,
      appending: DependencyStyles.css(upTo: usage.dependencyCount)
    )
    if isInline {
      placement = .inline(InlineResources(stylesheet: stylesheet, assets: theme.assets))
      assets = []
    } else {
      let script =
        parts.isEmpty ? nil : ThemeAsset.hashed("fieldset", suffix: ".js", bytes: ScriptAssembler.join(parts))
      placement = .files(stylesheet: stylesheet.path, script: script?.path)
      assets = [stylesheet] + [script].compactMap(\.self) + theme.assets
    }
  }

  /// The parts of the script that a page calls.
  func scriptParts(for needs: ScriptNeeds) -> [ScriptPart] {
    // What is missing was reported when the site's parts were collected.
    var reported = DiagnosticCollector()
    return ScriptAssembler(parts: parts).closure(of: needs.parts, into: &reported)
  }

  /// The elements of a page's head.
  func html(for page: Page, needs: ScriptNeeds) -> HTML {
    switch placement {
    case .files(let stylesheet, let script):
      return PageResources(
        stylesheet: stylesheet,
        script: needs.isEmpty ? nil : script,
        ownScripts: ownScripts.paths(of: page),
        from: page.slug
      ).html
    case .inline(let resources):
      let script = needs.isEmpty ? nil : ScriptAssembler.join(scriptParts(for: needs))
      return resources.html(
        script: script,
        ownScripts: ownScripts.sources(of: page),
        connection: needs.storage.kind == .post ? needs.storage.url : nil
      )
    }
  }
}
