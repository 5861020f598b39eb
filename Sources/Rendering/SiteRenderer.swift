public import Diagnostics
import Localization
import Markup
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

  private let dresser: SiteDresser
  private let library: TemplateLibrary

  /// How many bytes a page may have.
  var outputLimit: Int { library.limits.bytes }

  private let pageTemplate: TemplateIdentifier
  private let navigation: [Page]
  private let hasIndex: Bool
  private let strings: [String: LibraryStrings]
  private let resources: SiteResources

  /// What pages of one shape are made from without their templates, where that can be.
  let stencils: SharedStencils

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
    let dresser = SiteDresser(site: site, theme: theme, director: director, into: &diagnostics)
    let site = director.prepared(site, into: &diagnostics)
    let linked = NavigationOrder.pages(of: site)
    let hasIndex = site.pages.contains { $0.slug == IndexPage.slug }
    let pages = hasIndex ? site.pages : site.pages + [IndexPage.make(for: site, linking: linked)]
    let usage = pages.reduce(into: SiteUsage()) { $0.formUnion(dresser.usage(of: $1, PageOutline($1))) }
    for page in site.pages { dresser.check(page, PageOutline(page), into: &diagnostics) }
    dresser.check(usage, isWhole: isWhole, into: &diagnostics)
    self.init(dresser, pages: pages, linking: linked, hasIndex: hasIndex, usage, isInline: isInline, into: &diagnostics)
  }

  /// Prepares to render pages that are handed over one by one; `nil` when the theme's templates cannot be compiled.
  ///
  /// - Parameters:
  ///   - dresser: The theme, bound for the site.
  ///   - pages: The pages, as far as they are kept.
  ///   - linked: The pages in the order of navigation; nothing but their heads is looked at.
  ///   - hasIndex: Whether the site's author has written its home page.
  ///   - usage: What all pages need of the theme.
  ///   - isInline: Whether each page holds its style, script and images.
  ///   - diagnostics: Takes parts of the script that are missing.
  package init?(
    _ dresser: SiteDresser,
    pages: [Page] = [],
    linking linked: [Page],
    hasIndex: Bool,
    _ usage: SiteUsage,
    isInline: Bool,
    into diagnostics: inout DiagnosticCollector
  ) {
    resources = SiteResources(
      usage,
      site: dresser.site,
      hasNavigation: NavigationOrder.shown(linked, of: dresser.site).count > 1,
      theme: dresser.theme,
      isInline: isInline,
      into: &diagnostics
    )
    guard let library = dresser.library, let pageTemplate = library[ViewSchema.pageTemplate] else { return nil }
    self.dresser = dresser
    self.library = library
    self.pageTemplate = pageTemplate
    self.pages = pages
    self.hasIndex = hasIndex
    let site = dresser.site
    navigation = NavigationOrder.shown(linked, of: site)
    strings = Dictionary(
      Set([site.language] + pages.compactMap(\.language)).map { language in
        (language, LibraryStrings(language: language, replacements: site.strings))
      },
      uniquingKeysWith: { first, _ in first }
    )
    stencils = SharedStencils(PageStencils(siteTitle: site.title, navigation: navigation, schema: dresser.schema))
  }

  /// The HTML of a page in UTF-8; `nil` when a template goes too deep.
  public func render(_ page: Page, into diagnostics: inout DiagnosticCollector) -> [UInt8]? {
    var buffer: [UInt8] = []
    buffer.reserveCapacity(16_384)
    return render(page, to: &buffer, into: &diagnostics) ? buffer : nil
  }

  /// Writes the HTML of a page behind what a buffer holds, and tells whether it could; a template may go too deep.
  package func render(_ page: Page, to buffer: inout [UInt8], into diagnostics: inout DiagnosticCollector) -> Bool {
    render(page, needs(of: page, PageOutline(page)), words(of: page), to: &buffer, into: &diagnostics)
  }

  /// Writes the HTML of a page, of which some is known.
  func render(
    _ page: Page,
    _ needs: ScriptNeeds,
    _ words: LibraryStrings,
    to buffer: inout [UInt8],
    into diagnostics: inout DiagnosticCollector
  ) -> Bool {
    do {
      try library.render(pageTemplate, view(of: page, needs, words).value(), into: &buffer)
    } catch {
      diagnostics.append(error.diagnostic)
      return false
    }
    return true
  }

  private func view(of page: Page, _ needs: ScriptNeeds, _ words: LibraryStrings, isMarked: Bool = false) -> PageView {
    let site = dresser.site
    let language = page.language ?? site.language
    let context = ViewContext(
      schema: dresser.schema,
      templates: dresser.templates,
      theme: dresser.theme,
      dependencies: DependencyIndex(page),
      hooks: ScriptHooks(needs: needs),
      slug: page.slug,
      language: language,
      strings: words,
      isMarked: isMarked
    )
    return PageView(
      context: context,
      site: site,
      page: page,
      hasIndex: hasIndex,
      navigation: navigation,
      resources: resources.html(for: page, needs: needs),
      scriptParts: resources.scriptParts(for: needs)
    )
  }
}

extension SiteRenderer {
  /// Makes what one worker renders pages with.
  ///
  /// - Parameter expectsMany: Whether it is known that it will be many.
  package func makePageRenderer(expectsMany: Bool = false) -> PageRenderer {
    PageRenderer(self, expectsMany: expectsMany)
  }

  /// The parts of the script that a page calls.
  func needs(of page: Page, _ outline: PageOutline) -> ScriptNeeds {
    ScriptNeeds(page, outline, in: dresser.site)
  }

  /// The language of a page.
  func language(of page: Page) -> String { page.language ?? dresser.site.language }

  /// The library's words in the language of a page.
  func words(of page: Page) -> LibraryStrings {
    let language = language(of: page)
    return strings[language] ?? LibraryStrings(language: language, replacements: dresser.site.strings)
  }

  /// Renders a page that holds marks in the place of its texts; `nil` when a template goes too deep.
  func trace(
    _ page: Page,
    _ needs: ScriptNeeds,
    _ words: LibraryStrings,
    showsAllAsCurrent: Bool,
    to buffer: inout [UInt8]
  ) -> TemplateTrace? {
    var view = view(of: page, needs, words, isMarked: true)
    view.showsAllAsCurrent = showsAllAsCurrent
    return library.trace(pageTemplate, view.value(), into: &buffer)
  }

  /// What decides about a page's markup besides its own shape.
  func surroundings(of page: Page, _ needs: ScriptNeeds) -> PageStencils.Surroundings {
    var key: [UInt8] = []
    key.reserveCapacity(48)
    key.append(UInt8(truncatingIfNeeded: needs.features.rawValue))
    key.append(UInt8(truncatingIfNeeded: needs.features.rawValue >> 8))
    let language = page.language ?? dresser.site.language
    key.append(contentsOf: language.utf8)
    key.append(0)
    key.append(contentsOf: page.slugFolder.utf8)
    if needs.storage.kind != .none || needs.storage.namespace != nil || needs.storage.url != nil {
      for text in [needs.storage.kind.rawValue, needs.storage.namespace, needs.storage.url] {
        // No text holds these bytes.
        key.append(text == nil ? 0xFE : 0xFF)
        key.append(contentsOf: (text ?? "").utf8)
      }
    }
    return PageStencils.Surroundings(key: key, features: needs.features)
  }

  /// Whether what all pages share cannot be taken for a mark, and no code of the site's author looks at a text.
  var allowsStencils: Bool {
    let site = dresser.site
    let parts = [site.header, site.footer].compactMap(\.self)
    guard !dresser.templates.rendersHeadersOrFooters, parts.allSatisfy(\.fields.fields.isEmpty) else { return false }
    let texts =
      [site.title, site.language] + Array(site.strings.values) + parts.flatMap(\.texts)
      + navigation.flatMap { [$0.title, $0.slug, $0.language ?? ""] }
    let markup = dresser.theme.iconNames.compactMap { dresser.theme.icon(named: $0)?.bytes }
    return !(texts.map { Array($0.utf8) } + markup + [library.literalText]).contains(where: TextPlace.isHeld)
  }
}

extension HeaderFooter {
  /// What it says.
  fileprivate var texts: [String] {
    switch content {
    case .title(let title, let subtitle): [title, subtitle ?? "", language ?? ""]
    case .text(let text): [text, language ?? ""]
    case .custom: []
    }
  }
}
