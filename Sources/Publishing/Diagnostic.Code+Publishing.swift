public import Diagnostics

extension Diagnostic.Code {
  /// There is no folder where the site should be.
  public static let noSiteFolder: Self = "no-site-folder"

  /// The site's folder has no `site.json`.
  public static let noSiteFile: Self = "no-site-file"

  /// There is no folder where the files of a site made in code should be.
  public static let noResourceFolder: Self = "no-resource-folder"

  /// The site has no page.
  public static let noPage: Self = "no-page"

  /// A page's file name holds what an address cannot.
  public static let pageName: Self = "page-name"

  /// An asset's file name holds what a path cannot.
  public static let assetName: Self = "asset-name"

  /// A file lies where only pages or files of a build do, or a folder's name is near to one that would be read.
  public static let strayFile: Self = "stray-file"

  /// A symbolic link leads out, nowhere, or round in a circle.
  public static let symbolicLink: Self = "symbolic-link"

  /// A name that Windows cannot hold.
  public static let windowsName: Self = "windows-name"

  /// Several sources would be written to one path.
  public static let sameOutput: Self = "same-output"

  /// Two paths that would be written are equal but for case or Unicode form.
  public static let similarOutputs: Self = "similar-outputs"

  /// The output folder is one that must not be written to.
  public static let refusedOutput: Self = "refused-output"

  /// The folder for links to what pages are made of is one that must not hold any.
  public static let refusedLinks: Self = "refused-links"

  /// Something that a build did not write stands where it would write.
  public static let fileInTheWay: Self = "file-in-the-way"

  /// A file of an earlier build was changed by somebody and is left in place.
  public static let changedOutput: Self = "changed-output"

  /// A file of an earlier build was not what a build makes now, or was missing.
  public static let staleOutput: Self = "stale-output"

  /// The list of the files that earlier builds wrote is damaged, or of another version.
  public static let brokenManifest: Self = "broken-manifest"

  /// A file or folder cannot be written or removed.
  public static let unwritableFile: Self = "unwritable-file"

  /// The folder that a new site should be put into has something in it.
  public static let folderNotEmpty: Self = "folder-not-empty"

  /// Every code of this module.
  static let allPublishingCodes: [Self] = [
    noSiteFolder, noSiteFile, noResourceFolder, noPage, pageName, assetName, strayFile, symbolicLink, unreadableFile,
    windowsName, sameOutput, similarOutputs, refusedOutput, fileInTheWay, changedOutput, brokenManifest, unwritableFile,
    folderNotEmpty, staleOutput, largeFile, refusedLinks,
  ]
}

extension DiagnosticCollector {
  /// Says that the system refused to hand out a file.
  mutating func unreadable(_ location: NamedPath, _ error: FileSystemError) {
    self.error(
      error.excess == nil ? .unreadableFile : .largeFile,
      "\"\(location.name)\" cannot be read: \(error.reason)",
      at: SourceLocation(file: location.name),
      fix: error.wayOut(to: "read")
    )
  }

  /// Says that the system refused to write or remove a file.
  mutating func unwritable(_ location: NamedPath, _ error: FileSystemError) {
    self.error(
      .unwritableFile,
      "\"\(location.name)\" cannot be written: \(error.reason)",
      at: SourceLocation(file: location.name),
      fix: error.wayOut(to: "write")
    )
  }
}
