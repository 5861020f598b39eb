import Diagnostics
import JSONSource
import SettingsModel

/// Reads what a site's folder holds into the model.
struct SiteSource {
  let folder: SiteFolder

  /// How many threads may work at once.
  let jobs: Int

  /// The site with all its pages, as far as they can be read; `nil` when `site.json` cannot.
  func read(into diagnostics: inout DiagnosticCollector) -> Site? {
    let site = JSONDocument.read(folder.settings, into: &diagnostics).flatMap {
      SiteDecoder().decode($0, into: &diagnostics)
    }
    let pages = Workers.map(folder.pages.count, jobs: jobs) { number in
      read(folder.pages[number])
    }
    for page in pages { diagnostics.append(contentsOf: page.diagnostics) }
    guard var site else { return nil }
    site.pages = pages.compactMap(\.page)
    return site
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
}
