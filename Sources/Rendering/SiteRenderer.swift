public import Diagnostics
import Localization
import Mustache
public import SettingsModel
public import Themes

/// Turns the pages of a site into HTML, dressed by a theme.
///
/// A renderer compiles the theme's templates once and is used from as many threads as there are:
///
/// ```swift
/// var diagnostics = DiagnosticCollector()
/// if let renderer = SiteRenderer(site: site, theme: theme, into: &diagnostics) {
///   for page in renderer.pages { let html = renderer.render(page, into: &diagnostics) }
/// }
/// ```
///
/// The site has to be resolved and valid: conditions are gone, keys are unique, links lead somewhere.
public struct SiteRenderer: Sendable {
  /// The pages to render: those of the site, and a made index where the site has none.
  public let pages: [Page]

  /// The files that pages point to: the stylesheet, the script if a page has a use for one, and the theme's assets.
  public var assets: [ThemeAsset] { resources.assets }

  private let site: Site
  private let theme: Theme
  private let navigation: [Page]
  private let schema: ViewSchema
  private let library: TemplateLibrary
  private let pageTemplate: TemplateIdentifier
  private let templates: TemplateTable
  private let strings: [String: LibraryStrings]
  private let resources: SiteResources

  /// Prepares to render a site; `nil` when the theme's templates cannot be compiled.
  ///
  /// Kinds without a template, icons that do not exist, fields that a template misspells and templates that lose a
  /// control are reported for all pages at once.
  ///
  /// - Parameters:
  ///   - site: The site, resolved and valid.
  ///   - theme: What dresses it.
  ///   - isInline: Whether each page holds its style, script and images, and points to no file for them.
  ///   - isWhole: Whether nothing of the site was left out because of a fault: else what no page uses is no wonder.
  ///   - director: What is bound in code, and changes rows before they are rendered.
  ///   - diagnostics: Takes what is found wrong.
  public init?(
    site: Site,
    theme: Theme,
    isInline: Bool = false,
    isWhole: Bool = true,
    director: Director = Director(),
    into diagnostics: inout DiagnosticCollector
  ) {
    let schema = ViewSchema()
    let sources = director.templateSources(of: theme.templateSources)
    let compilation = TemplateCompilation(sources, schema: schema.templates, into: &diagnostics)
    let templates = TemplateTable(sources, library: compilation.library, director: director, into: &diagnostics)
    let site = director.prepared(site, into: &diagnostics)
    let linked = NavigationOrder.pages(of: site)
    let hasIndex = site.pages.contains { $0.slug == IndexPage.slug }
    let pages = hasIndex ? site.pages : site.pages + [IndexPage.make(for: site, linking: linked)]
    let resources = SiteResources(of: pages, in: site, theme: theme, isInline: isInline, into: &diagnostics)
    BindingCheck(templates: templates, theme: theme).check(site, into: &diagnostics)
    TemplateCheck(theme: theme, sources: sources, templates: templates, usage: compilation.usage)
      .check(site, isWhole: isWhole && !director.changesRows, resources, into: &diagnostics)
    guard let library = compilation.library, let pageTemplate = library[ViewSchema.pageTemplate] else { return nil }
    self.site = site
    self.theme = theme
    self.navigation = linked
    self.schema = schema
    self.library = library
    self.pageTemplate = pageTemplate
    self.templates = templates
    self.pages = pages
    self.resources = resources
    strings = Dictionary(
      Set(pages.map { $0.language ?? site.language }).map { language in
        (language, LibraryStrings(language: language, replacements: site.strings))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The HTML of a page in UTF-8; `nil` when a template goes too deep.
  public func render(_ page: Page, into diagnostics: inout DiagnosticCollector) -> [UInt8]? {
    let language = page.language ?? site.language
    let needs = ScriptNeeds(page, in: site)
    let context = ViewContext(
      schema: schema,
      templates: templates,
      theme: theme,
      dependencies: DependencyIndex(page),
      hooks: ScriptHooks(needs: needs),
      slug: page.slug,
      language: language,
      strings: strings[language] ?? LibraryStrings(language: language, replacements: site.strings)
    )
    let view = PageView(
      context: context,
      site: site,
      page: page,
      navigation: navigation,
      resources: resources.html(for: page, needs: needs),
      scriptParts: resources.scriptParts(for: needs)
    )
    var buffer: [UInt8] = []
    buffer.reserveCapacity(16_384)
    do {
      try library.render(pageTemplate, view.value(), into: &buffer)
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
    return buffer
  }
}
