public import Diagnostics
import JSONSource
public import SettingsModel

/// A site or a single page, read from wherever somebody points to.
///
/// ```swift
/// switch SettingsInput.read(NamedPath("Sample", in: currentFolder), into: &diagnostics) {
/// case .site(let site)?: site.pages.count
/// case .page(let page)?: page.title
/// case nil: break  // faults that make it no site or page are in `diagnostics`
/// }
/// ```
public enum SettingsInput: Sendable {
  /// A folder with `site.json` and `pages/`, its conditions settled.
  case site(Site)
  /// A page file, with its conditions; its slug is the file's name.
  case page(Page)

  /// What a path leads to.
  public enum Kind: Hashable, Sendable {
    /// A folder, which may hold a site.
    case folder
    /// A file, which may hold a page.
    case file
  }

  /// What a path leads to; `nil` when there is nothing of use.
  public static func kind(at location: NamedPath) -> Kind? {
    switch (try? FileSystem.status(of: location.path))?.kind {
    case .folder: .folder
    case .file: .file
    case .link, .other, nil: nil
    }
  }

  /// Reads a site's folder or a page file; faults are reported, and what can be read all the same is returned.
  public static func read(_ location: NamedPath, into diagnostics: inout DiagnosticCollector) -> SettingsInput? {
    if kind(at: location) == .folder {
      guard let folder = SiteFolder.open(location, into: &diagnostics) else { return nil }
      return SiteSource(folder: folder, defines: [:])
        .read(into: &diagnostics).map(SettingsInput.site)
    }
    do throws(FileSystemError) {
      let source = SourceFile(name: location.name, bytes: try FileSystem.readInput(location.path))
      let name = NamedPath.lastComponent(of: location.name)
      return JSONDocument.read(source, into: &diagnostics).flatMap {
        PageDecoder().decode($0, slug: PageName.slug(ofFile: name) ?? name, into: &diagnostics)
      }.map(SettingsInput.page)
    } catch {
      diagnostics.unreadable(location, error)
      return nil
    }
  }
}
