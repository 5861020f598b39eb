import Diagnostics
import JSONSource
import SettingsModel

/// Reads what a site's folder holds into the model, settles its conditions and judges it.
struct SiteSource {
  let folder: SiteFolder

  /// Values of flags, before those that `site.json` gives.
  let defines: [String: Bool]

  /// How many threads may work at once.
  let jobs: Int

  /// The site with all its pages, as far as they can be read; `nil` when `site.json` cannot.
  func read(into diagnostics: inout DiagnosticCollector) -> Site? {
    guard let site = readSettings(into: &diagnostics) else {
      // What pages look like can be judged all the same.
      let pages = Workers.map(folder.pages.count, jobs: jobs) { read(folder.pages[$0]) }
      for page in pages { diagnostics.append(contentsOf: page.diagnostics) }
      return nil
    }
    let resolver = PageResolver(flags: site.flags)
    let validator = PageValidator(urlSchemes: site.urlSchemes)
    let pages = Workers.map(folder.pages.count, jobs: jobs) { number in
      var result = read(folder.pages[number])
      guard var page = result.page else { return result }
      resolver.resolve(&page, into: &result.diagnostics)
      validator.validate(page, into: &result.diagnostics)
      result.page = page
      return result
    }
    for page in pages { diagnostics.append(contentsOf: page.diagnostics) }
    var complete = site
    complete.pages = pages.compactMap(\.page)
    // Who points to a page that cannot be read is not at fault.
    let canJudgeLinks = !folder.hasMisnamedPages && complete.pages.count == folder.pages.count
    if canJudgeLinks { judgeLinks(of: complete, into: &diagnostics) }
    var judged = complete
    if !canJudgeLinks { judged.navigation = nil }
    SiteValidator().validateSettings(of: judged, into: &diagnostics)
    return complete
  }

  private func readSettings(into diagnostics: inout DiagnosticCollector) -> Site? {
    guard let document = JSONDocument.read(folder.settings, into: &diagnostics),
      let site = SiteDecoder().decode(document, into: &diagnostics)
    else { return nil }
    return SiteResolver(defines: defines).resolve(site, into: &diagnostics)
  }

  private func read(_ file: SiteFolder.PageFile) -> (page: Page?, diagnostics: DiagnosticCollector) {
    var diagnostics = DiagnosticCollector()
    do throws(FileSystemError) {
      let source = SourceFile(name: file.location.name, bytes: try FileSystem.read(file.location.path))
      let page = JSONDocument.read(source, into: &diagnostics).flatMap {
        PageDecoder().decode($0, slug: file.slug, into: &diagnostics)
      }
      return (page, diagnostics)
    } catch {
      diagnostics.unreadable(file.location, error)
      return (nil, diagnostics)
    }
  }

  private func judgeLinks(of site: Site, into diagnostics: inout DiagnosticCollector) {
    let validator = LinkValidator(PageIndex(site.pages, assets: folder.assets.map(\.relativePath)))
    let faults = Workers.map(site.pages.count, jobs: jobs) { number in
      var diagnostics = DiagnosticCollector()
      validator.validate(site.pages[number], into: &diagnostics)
      return diagnostics
    }
    for found in faults { diagnostics.append(contentsOf: found) }
  }
}
