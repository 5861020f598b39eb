import Diagnostics
import JSONSource
import SettingsModel

/// Reads what a site's folder holds into the model.
struct SiteSource {
  let folder: SiteFolder

  /// Values of flags, before those that `site.json` gives.
  let defines: [String: Bool]

  /// What `site.json` says, its conditions settled; `nil` when it cannot be read.
  func readSettings(into diagnostics: inout DiagnosticCollector) -> Site? {
    guard let document = JSONDocument.read(folder.settings, into: &diagnostics),
      let site = SiteDecoder().decode(document, into: &diagnostics)
    else { return nil }
    return SiteResolver(defines: defines).resolve(site, into: &diagnostics)
  }

  /// The site with all its pages, settled and judged, as far as they can be read; `nil` when `site.json` cannot.
  func read(into diagnostics: inout DiagnosticCollector) -> Site? {
    let settings = readSettings(into: &diagnostics)
    guard let source = PageSource(folder, into: &diagnostics) else { return nil }
    var (path, pages): (PathBuffer, [Page]) = (PathBuffer(), [])
    for position in source.authorSlugs.indices {
      let number = source.number(ofAuthorPage: position)
      if let page = source.read(number, with: &path, into: &diagnostics).page { pages.append(page) }
    }
    guard var site = settings else { return nil }
    let resolver = PageResolver(flags: site.flags)
    let validator = PageValidator(urlSchemes: site.urlSchemes)
    for position in pages.indices {
      resolver.resolve(&pages[position], into: &diagnostics)
      validator.validate(pages[position], into: &diagnostics)
    }
    site.pages = pages
    // Who points to a page that cannot be read is not at fault.
    let canJudgeLinks = !folder.hasMisnamedPages && pages.count == folder.pages.count
    let index = PageIndex(pages, assets: folder.assets.map(\.relativePath))
    if canJudgeLinks {
      for page in pages { LinkValidator(index).validate(page, into: &diagnostics) }
    }
    let judged = canJudgeLinks ? site : site.with(\.navigation, nil)
    SiteValidator().validateSettings(of: judged, index, into: &diagnostics)
    return site
  }
}
