extension ThemeLocator {
  /// The folders of built-in themes that are there, in the order in which they are asked.
  ///
  /// They are the folder that `FIELDSET_THEMES` names, then what lies near the executable (an installed copy, a clone,
  /// a package that depends on Fieldset), then the checkout that this code was compiled in.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - executable: The path of the running executable, if it is known.
  ///   - reader: What reads the folders.
  public static func builtInFolders(
    environment: [String: String],
    executable: String?,
    reader: any FolderReader
  ) -> [String] {
    builtInFolders(environment: environment, executable: executable, reader: reader, compiledAt: #filePath)
  }

  static func builtInFolders(
    environment: [String: String],
    executable: String?,
    reader: any FolderReader,
    compiledAt sourceFile: String
  ) -> [String] {
    var folders: [String] = []
    // What a person asked for is listed even when it is not there, so that the error can say so.
    if let named = environment["FIELDSET_THEMES"], !named.isEmpty { folders.append(named) }

    let isThemes = { (folder: String) in
      reader.kind(at: FilePath.join(folder, "base/" + manifestName)) == .file
    }
    if let executable {
      var folder = FilePath.folder(of: reader.entry(at: executable)?.identity ?? executable)
      while true {
        folders += near(folder, reader: reader).filter(isThemes)
        let parent = FilePath.folder(of: folder)
        if folder.isEmpty || parent == folder { break }
        folder = parent
      }
    }

    // <checkout>/Sources/Themes/Locator/<this file>
    var checkout = sourceFile
    for _ in 0..<4 { checkout = FilePath.folder(of: checkout) }
    folders += [FilePath.join(checkout, "Themes")].filter(isThemes)

    guard folders.count > 1 else { return folders }
    var seen: Set<String> = []
    return folders.filter { seen.insert(reader.entry(at: $0)?.identity ?? $0).inserted }
  }

  /// Where themes may be beside a folder above the executable.
  private static func near(_ folder: String, reader: any FolderReader) -> [String] {
    var places = [FilePath.join(folder, "share/fieldset/Themes"), FilePath.join(folder, "Themes")]
    for checkouts in ["checkouts", ".build/checkouts"] {
      let parent = FilePath.join(folder, checkouts)
      guard reader.kind(at: parent) == .folder else { continue }
      for name in ((try? reader.names(in: parent)) ?? []).sorted(by: FilePath.precedes) {
        places.append(FilePath.join(FilePath.join(parent, name), "Themes"))
      }
    }
    return places
  }
}
