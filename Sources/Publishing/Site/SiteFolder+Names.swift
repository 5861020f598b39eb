import Diagnostics

extension SiteFolder {
  /// Warns of folders and files in a site's folder that were meant to be one of its parts and are misspelt.
  ///
  /// Other things that people keep there, such as a README or the sources of an app, are left alone.
  static func checkNames(in folder: NamedPath, into diagnostics: inout DiagnosticCollector) {
    let folders = InputFolder.site(folder).contents
    // A folder that cannot be listed is reported where its files are read.
    for entry in (try? FileSystem.entries(of: folder.path)) ?? FolderNames() {
      let location = folder.appending(entry.name)
      guard let kind = entry.kind == .link ? try? FileSystem.status(of: location.path)?.kind : entry.kind else {
        continue
      }
      let known = kind == .folder ? folders : ["site.json"]
      guard !known.contains(entry.name), let meant = known.nearest(to: entry.name) else { continue }
      diagnostics.warning(
        .strayFile,
        "\"\(location.name)\" is not used",
        at: SourceLocation(file: location.name),
        fix: "Did you mean \"\(meant)\"?"
      )
    }
  }
}
