public import Diagnostics
import JSONSource
public import SettingsModel

/// A single page that somebody points to, with what its site says about it.
///
/// ```swift
/// PageInput.find("Sample/preferences", in: currentFolder)?.read(defines: [:], into: &diagnostics)
/// ```
public struct PageInput: Hashable, Sendable {
  /// The page's file.
  public let location: NamedPath

  /// The folder of the site that it belongs to; `nil` for a file that stands alone.
  public let site: NamedPath?

  /// The page's path in its site; of a file that stands alone the name.
  public let slug: String

  /// Finds a page by the path of its file, or by its site's folder and its own path in it; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - name: `Sample/pages/account/mail.json` or `Sample/account/mail`.
  ///   - folder: Where relative paths start.
  public static func find(_ name: String, in folder: String) -> PageInput? {
    let file = NamedPath(name, in: folder)
    if isFile(file) { return PageInput(file: file, in: folder) }
    let bytes = file.name.utf8
    let slashes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }
    let splits = slashes.map { (String(file.name[..<$0]), String(file.name[bytes.index(after: $0)...])) }
    for (siteName, slug) in splits.reversed() + [(".", file.name)] where !slug.isEmpty {
      let site = NamedPath(siteName.isEmpty ? "/" : siteName, in: folder)
      let location = site.appending("pages/\(slug).json")
      if isFile(site.appending("site.json")), isFile(location) {
        return PageInput(location: location, site: site, slug: slug)
      }
    }
    return nil
  }

  private init(location: NamedPath, site: NamedPath?, slug: String) {
    self.location = location
    self.site = site
    self.slug = slug
  }

  private init(file: NamedPath, in folder: String) {
    let parts = file.name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String($0) ?? ""
    }
    location = file
    for position in parts.indices.dropLast().reversed() where parts[position] == "pages" {
      let name = parts[..<position].joined(separator: "/")
      let isAbsolute = parts[0].isEmpty
      let site = NamedPath(name.isEmpty ? (isAbsolute ? "/" : ".") : name, in: folder)
      guard PageInput.isFile(site.appending("site.json")) else { continue }
      let path = parts[(position + 1)...].joined(separator: "/")
      (self.site, slug) = (site, PageName.slug(ofFile: path) ?? path)
      return
    }
    let name = parts.last ?? ""
    (site, slug) = (nil, PageName.slug(ofFile: name) ?? name)
  }

  private static func isFile(_ location: NamedPath) -> Bool {
    (try? FileSystem.status(of: location.path))?.kind == .file
  }
}

extension PageInput {
  /// The page without its conditions, judged; faults are reported, and a page that has some is still returned.
  ///
  /// - Parameter defines: Values of flags, before those that the site gives.
  public func read(defines: [String: Bool], into diagnostics: inout DiagnosticCollector) -> Page? {
    let siteSettings = site.flatMap { settings(of: $0, into: &diagnostics) }
    guard let document = document(at: location, into: &diagnostics),
      var page = PageDecoder().decode(document, slug: slug, into: &diagnostics)
    else { return nil }
    var flags = defines
    if let siteSettings { flags = SiteResolver(defines: defines).flags(of: siteSettings, into: &diagnostics) }
    PageResolver(flags: flags).resolve(&page, into: &diagnostics)
    PageValidator(urlSchemes: siteSettings?.urlSchemes ?? []).validate(page, into: &diagnostics)
    return page
  }

  private func settings(of site: NamedPath, into diagnostics: inout DiagnosticCollector) -> Site? {
    document(at: site.appending("site.json"), into: &diagnostics).flatMap {
      SiteDecoder().decode($0, into: &diagnostics)
    }
  }

  private func document(at location: NamedPath, into diagnostics: inout DiagnosticCollector) -> JSONDocument? {
    do throws(FileSystemError) {
      let source = SourceFile(name: location.name, bytes: try FileSystem.readInput(location.path))
      return JSONDocument.read(source, into: &diagnostics)
    } catch {
      diagnostics.unreadable(location, error)
      return nil
    }
  }
}
