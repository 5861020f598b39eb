public import Diagnostics

/// A site as its author keeps it: a folder with `site.json`, `pages/` and what else pages are made of.
///
/// ```swift
/// if let folder = SiteFolder.open(NamedPath("Sample", in: currentFolder), into: &diagnostics) {
///   folder.pages.map(\.slug)  // ["account/mail", "index"]
/// }
/// ```
///
/// Opening a folder lists what is in it; the files are read when they are needed. Names that start with a dot are
/// passed over, symbolic links are followed as far as they stay in the folder.
public struct SiteFolder: Sendable {
  /// The file of a page, and the address that its name gives it.
  public struct PageFile: Hashable, Sendable {
    /// The path below `pages/` without `.json`.
    public let slug: String

    /// Where it is.
    public let location: NamedPath
  }

  /// A file that goes into the output as it is.
  public struct AssetFile: Hashable, Sendable {
    /// The path below the site's folder, and below the output's: `assets/manual.pdf`.
    public let relativePath: String

    /// Where it is.
    public let location: NamedPath
  }

  /// The folder itself.
  public let location: NamedPath

  /// The folder's path without links.
  public let canonicalPath: String

  /// The file with what is common to all pages.
  public let settings: SourceFile

  /// The pages in the order of their slugs' bytes.
  public let pages: PageFiles

  /// Whether files were left out whose names are no pages' names; other pages may lead to them.
  public let hasMisnamedPages: Bool

  /// The files below `assets/` in the order of their paths' bytes.
  public let assets: [AssetFile]

  /// Looks at a folder and reads its `site.json`; `nil` when there is no site to go on with.
  ///
  /// Faults of single pages' names are reported, and the pages left out.
  public static func open(_ location: NamedPath, into diagnostics: inout DiagnosticCollector) -> SiteFolder? {
    guard let canonicalPath = canonicalPath(of: location, into: &diagnostics) else { return nil }
    let settings = settings(in: location, canonicalPath, into: &diagnostics)
    checkNames(in: location, into: &diagnostics)
    var nameFaults = DiagnosticCollector()
    let pages = pages(in: location, canonicalPath, into: &nameFaults)
    diagnostics.append(contentsOf: nameFaults)
    let assets = assets(in: location, canonicalPath, into: &diagnostics)
    guard let settings, !pages.isEmpty else { return nil }
    return SiteFolder(
      location: location,
      canonicalPath: canonicalPath,
      settings: settings,
      pages: pages,
      hasMisnamedPages: nameFaults.hasErrors,
      assets: assets
    )
  }

  /// Looks at a folder for what goes with a site that was made in code; `nil` when there is none.
  static func openFiles(in location: NamedPath, into diagnostics: inout DiagnosticCollector) -> SiteFolder? {
    do throws(FileSystemError) {
      let status = try FileSystem.status(of: location.path)
      if status?.kind != .folder {
        diagnostics.error(
          .noResourceFolder,
          status == nil ? "there is no folder \"\(location.name)\"" : "\"\(location.name)\" is a file, not a folder",
          at: SourceLocation(file: location.name),
          fix: "Let \"resources\" name a folder with \"assets\", \"icons\", \"templates\" or \"themes\", "
            + "or leave it out."
        )
        return nil
      }
    } catch {
      diagnostics.unreadable(location, error)
      return nil
    }
    guard let canonicalPath = canonicalPath(of: location, into: &diagnostics) else { return nil }
    return SiteFolder(
      location: location,
      canonicalPath: canonicalPath,
      settings: SourceFile(name: location.name, bytes: []),
      pages: PageFiles(folder: location.appending("pages"), slugs: SlugList()),
      hasMisnamedPages: false,
      assets: assets(in: location, canonicalPath, into: &diagnostics)
    )
  }

  private static func canonicalPath(
    of location: NamedPath,
    into diagnostics: inout DiagnosticCollector
  ) -> String? {
    do throws(FileSystemError) {
      let place = SourceLocation(file: location.name)
      guard let status = try FileSystem.status(of: location.path) else {
        diagnostics.error(
          .noSiteFolder,
          "there is no folder \"\(location.name)\"",
          at: place,
          fix: "Name the folder that holds \"site.json\", or make a site with \"fieldset new \(location.name)\"."
        )
        return nil
      }
      guard status.kind == .folder else {
        let isSettings = NamedPath.lastComponent(of: location.name) == "site.json"
        let parent = isSettings ? NamedPath.parent(of: location.name) ?? "." : nil
        diagnostics.error(
          .noSiteFolder,
          "\"\(location.name)\" is a file, not a site's folder",
          at: place,
          fix: parent.map { "Did you mean \"\($0)\"?" } ?? "Name the folder that holds \"site.json\"."
        )
        return nil
      }
      return try FileSystem.canonicalPath(location.path)
    } catch {
      diagnostics.unreadable(location, error)
      return nil
    }
  }

  private static func settings(
    in folder: NamedPath,
    _ canonicalPath: String,
    into diagnostics: inout DiagnosticCollector
  ) -> SourceFile? {
    let location = folder.appending("site.json")
    do throws(FileSystemError) {
      guard try FileSystem.status(of: location.path, followingLinks: false) != nil else {
        diagnostics.error(
          .noSiteFile,
          "there is no \"site.json\" in \"\(folder.name)\"",
          at: SourceLocation(file: folder.name),
          fix: "Write one, with at least {\"title\": \"…\"}, or make a site with \"fieldset new\"."
        )
        return nil
      }
      let isFile = FolderWalk.isFile(location, boundary: canonicalPath, named: "the site", into: &diagnostics)
      return isFile ? SourceFile(name: location.name, bytes: try FileSystem.readInput(location.path)) : nil
    } catch {
      diagnostics.unreadable(location, error)
      return nil
    }
  }

  private static func pages(
    in folder: NamedPath,
    _ canonicalPath: String,
    into diagnostics: inout DiagnosticCollector
  ) -> PageFiles {
    let location = folder.appending("pages")
    var slugs = SlugList()
    var faults = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
    FolderWalk.visitFiles(in: location, boundary: canonicalPath, named: "the site", into: &diagnostics) { item in
      if let slug = PageName.plainSlug(ofFile: item.bytes) {
        slugs.append(slug)
      } else if let slug = slug(of: item, in: folder, into: &faults) {
        slugs.append(slug)
      }
    }
    diagnostics.append(faults: faults, of: SourceLocation(file: location.name))
    if slugs.isEmpty, !diagnostics.hasErrors {
      diagnostics.error(
        .noPage,
        "there is no page in \"\(location.name)\"",
        at: SourceLocation(file: location.name),
        fix: "Write the first one as \"\(location.appending("index.json").name)\"."
      )
    }
    slugs.sort()
    return PageFiles(folder: location, slugs: slugs)
  }

  /// The slug of a page's file; `nil` for one that is no page.
  private static func slug(
    of item: FolderWalk.Item,
    in folder: NamedPath,
    into diagnostics: inout DiagnosticCollector
  ) -> String? {
    let place = SourceLocation(file: item.location.name)
    guard let slug = PageName.slug(ofFile: item.relativePath) else {
      diagnostics.warning(
        .strayFile,
        "\"\(item.location.name)\" is no page and is passed over",
        at: place,
        fix: "Pages end in \".json\"; other files belong into \"\(folder.appending("assets").name)\"."
      )
      return nil
    }
    if let scalar = PageName.firstUnusableScalar(in: slug) {
      diagnostics.error(
        .pageName,
        "a page's name cannot have \(describe(scalar)), as \"\(slug)\" does",
        at: place,
        fix: PageName.suggestion(for: slug).map { "Rename it to \"\($0).json\"." }
          ?? "Use letters, digits, \"-\", \"_\" and \".\"."
      )
      return nil
    }
    return slug
  }

  private static func assets(
    in folder: NamedPath,
    _ canonicalPath: String,
    into diagnostics: inout DiagnosticCollector
  ) -> [AssetFile] {
    let location = folder.appending("assets")
    var faults = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
    defer { diagnostics.append(faults: faults, of: SourceLocation(file: location.name)) }
    return FolderWalk.files(in: location, boundary: canonicalPath, named: "the site", into: &diagnostics)
      .compactMap { item in
        guard RelativePath(item.relativePath).isSafe else {
          faults.error(
            .assetName,
            "an asset's name cannot have a backslash or a control character",
            at: SourceLocation(file: item.location.name),
            fix: "Rename it."
          )
          return nil
        }
        return AssetFile(relativePath: "assets/" + item.relativePath, location: item.location)
      }
  }

  /// A scalar as a message can show it.
  private static func describe(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": return "a space"
    case "\"": return "a quotation mark"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    default:
      return "\"\(scalar)\""
    }
  }
}
