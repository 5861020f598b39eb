package import Diagnostics
import Mustache
package import SettingsModel
package import Themes

/// A theme whose templates are compiled and bound for the pages of one site.
///
/// It judges pages one by one and says what each needs, whether or not the templates can be compiled:
///
/// ```swift
/// let dresser = SiteDresser(site: site, theme: theme, director: director, into: &diagnostics)
/// for page in pages {
///   let outline = PageOutline(page)
///   dresser.check(page, outline, into: &diagnostics)
///   usage.formUnion(dresser.usage(of: page, outline))
/// }
/// dresser.check(usage, isWhole: true, into: &diagnostics)
/// ```
package final class SiteDresser: Sendable {
  let site: Site
  let theme: Theme
  let schema: ViewSchema
  let templates: TemplateTable
  let library: TemplateLibrary?
  private let director: Director
  /// What is on every page.
  private let commonTraits: PageTraits
  private let sources: [TemplateSource]
  private let templateUsage: TemplateUsage
  private let bindings: BindingCheck

  /// Compiles and binds the templates of a theme.
  ///
  /// - Parameters:
  ///   - site: What `site.json` says; its pages are not looked at.
  ///   - theme: What dresses the pages.
  ///   - director: What is bound in code.
  ///   - diagnostics: Takes what is wrong with templates and with what the site itself names.
  package init(site: Site, theme: Theme, director: Director, into diagnostics: inout DiagnosticCollector) {
    self.site = site
    self.theme = theme
    self.director = director
    commonTraits = PageTraits(around: site).union(director.bindsKinds ? .unknown : [])
    schema = ViewSchema()
    sources = director.templateSources(of: theme.templateSources)
    let compilation = TemplateCompilation(sources, schema: schema.templates, into: &diagnostics)
    library = compilation.library
    templateUsage = compilation.usage
    templates = TemplateTable(sources, library: library, director: director, into: &diagnostics)
    bindings = BindingCheck(templates: templates, theme: theme)
    bindings.check(site, into: &diagnostics)
    StyleUses.check(theme, into: &diagnostics)
  }

  /// What a page needs.
  package func usage(of page: Page, _ outline: PageOutline) -> SiteUsage {
    SiteUsage(
      features: ScriptNeeds(page, outline, in: site).features,
      traits: PageTraits(page, outline).union(commonTraits),
      dependencyCount: outline.sections.isDisjoint(with: [.rows, .extras]) ? 0 : DependencyIndex(page).count,
      kinds: [String: OwnKind](of: page, outline, templates)
    )
  }

  /// Reports icons and scripts that do not exist and kinds without a template.
  package func check(_ page: Page, _ outline: PageOutline, into diagnostics: inout DiagnosticCollector) {
    bindings.check(page, outline, into: &diagnostics)
  }

  /// Reports fields that a template misspells, templates that lose something that pages need, and parts of the script
  /// that no page needs.
  ///
  /// - Parameters:
  ///   - usage: What all pages need.
  ///   - isWhole: Whether nothing of the site was left out because of a fault: else what no page uses is no wonder.
  ///   - diagnostics: Takes what is found wrong.
  package func check(_ usage: SiteUsage, isWhole: Bool, into diagnostics: inout DiagnosticCollector) {
    TemplateCheck(theme: theme, sources: sources, templates: templates, usage: templateUsage)
      .check(site, usage, isWhole: isWhole && !director.changesRows, into: &diagnostics)
    ScriptAssembler(parts: theme.scriptParts).checkUnused(into: &diagnostics)
  }
}
