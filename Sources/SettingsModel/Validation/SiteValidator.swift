public import Diagnostics

/// Judges a resolved site with its pages.
///
/// ```swift
/// let site = SiteResolver().resolve(loaded, into: &diagnostics)
/// SiteValidator().validate(site, into: &diagnostics)
/// ```
///
/// It is the sum of what ``validateSettings(of:into:)``, ``PageValidator`` and ``LinkValidator`` find; those who judge
/// pages on several threads call them one by one.
public struct SiteValidator: Sendable {
  private let assets: [String]?

  /// Creates a validator.
  ///
  /// - Parameter assets: The paths of the site's assets, if links to them are to be judged; see ``PageIndex``.
  public init(assets: [String]? = nil) {
    self.assets = assets
  }

  /// Reports everything that is wrong with a site and its pages.
  public func validate(_ site: Site, into diagnostics: inout DiagnosticCollector) {
    validateSettings(of: site, into: &diagnostics)
    let pages = PageValidator(urlSchemes: site.urlSchemes)
    let links = LinkValidator(PageIndex(site.pages, assets: assets))
    for page in site.pages {
      pages.validate(page, into: &diagnostics)
      links.validate(page, into: &diagnostics)
    }
  }

  /// Reports what is wrong with the site itself, its pages' slugs included, but with no page's content.
  public func validateSettings(of site: Site, into diagnostics: inout DiagnosticCollector) {
    var site = site
    site.nameCodeParts()
    validateSettings(of: site, PageIndex(site.pages), into: &diagnostics)
  }

  /// Reports what is wrong with the site itself, when not all of its pages are at hand.
  ///
  /// - Parameters:
  ///   - site: The site, with those of its pages whose slugs are to be judged.
  ///   - index: What is known of all pages.
  ///   - diagnostics: Takes what is found wrong.
  package func validateSettings(of site: Site, _ index: PageIndex, into diagnostics: inout DiagnosticCollector) {
    var inspection = Inspection(schemes: URLSchemes(adding: site.urlSchemes))
    inspection.check(site)
    inspection.checkSlugs(of: site.pages)
    inspection.checkNavigation(of: site, index)
    inspection.checkWords(of: site)
    diagnostics.append(faults: inspection.diagnostics, of: site.origin?.location)
  }
}

extension Inspection {
  /// Judges what `site.json` says, but for the navigation.
  fileprivate mutating func check(_ site: Site) {
    checkTitle(site.title, "title", at: .field("title", site.origin))
    checkLanguage(site.language, at: .field("language", site.origin))
    check(site.header, "header")
    check(site.footer, "footer")
    checkFlags(of: site)
    checkSchemes(of: site)
    checkStrings(of: site)
    checkScripts(site.scripts, site.origin)
    check(site.storage, site.origin)
  }
}
