import Diagnostics

/// Finds what in a theme's folder was meant to be one of its parts and is misspelt.
///
/// Other things that people keep there (a README, a licence, the sources of pictures) are left alone.
enum FolderNames {
  private static let files = [ThemeLocator.manifestName] + TokenFile.allCases.map(\.rawValue)
  private static let folders = ThemeFiles.Kind.allCases.map(\.rawValue)

  /// Warns of names in the folders of themes that are near to one that counts there.
  static func check(_ themes: [String], _ reader: any FolderReader, into diagnostics: inout DiagnosticCollector) {
    for theme in themes {
      // A folder that cannot be listed is reported where its files are read.
      for name in ((try? reader.names(in: theme)) ?? []).sorted(by: FilePath.precedes) {
        let place = FilePath.join(theme, name)
        let known = reader.kind(at: place) == .folder ? folders : files
        guard !known.contains(name), let meant = known.nearest(to: name) else { continue }
        diagnostics.warning(
          .themeUnusedFile,
          "\"\(place)\" is not used",
          at: SourceLocation(file: place),
          fix: "Did you mean \"\(meant)\"?"
        )
      }
    }
  }
}
