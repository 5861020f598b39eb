public import Diagnostics

/// Finds the folder of a theme that was named.
///
/// A name is looked up as a path from the file that names it, then as `SITE/themes/NAME`, then among the built-in
/// themes; what has a `theme.json` is a theme.
///
/// ```swift
/// let locator = ThemeLocator(reader: reader, siteFolder: "Sample", builtInFolders: ["/usr/share/fieldset/Themes"])
/// locator.locate("grouped", relativeTo: "Sample", into: &diagnostics)  // /usr/share/fieldset/Themes/grouped
/// ```
public struct ThemeLocator: Sendable {
  /// What reads the folders.
  public let reader: any FolderReader

  /// The site whose `themes`, `templates` and `icons` count; `nil` when a theme is looked at by itself.
  public let siteFolder: String?

  /// The folders that may hold the built-in themes, in the order in which they are asked.
  public let builtInFolders: [String]

  /// Creates a locator.
  public init(reader: any FolderReader, siteFolder: String?, builtInFolders: [String]) {
    self.reader = reader
    self.siteFolder = siteFolder
    self.builtInFolders = builtInFolders
  }

  /// The folder of a theme; `nil`, and an error that lists where it was looked for, when there is none.
  ///
  /// - Parameters:
  ///   - name: A theme's name, or a path.
  ///   - folder: The folder of the file that names the theme: the site's, or that of the theme that extends it; empty
  ///     for a name given on the command line.
  ///   - excluded: The identity of the theme that names it: a theme never finds itself.
  ///   - location: Where the name stands, for the error.
  public func locate(
    _ name: String,
    relativeTo folder: String,
    excluding excluded: String? = nil,
    at location: SourceLocation? = nil,
    into diagnostics: inout DiagnosticCollector
  ) -> String? {
    var notes: [Diagnostic.Note] = []
    for candidate in candidates(for: name, relativeTo: folder) {
      guard let kind = reader.kind(at: candidate) else {
        notes.append(Diagnostic.Note("looked for \"\(FilePath.join(candidate, Self.manifestName))\""))
        continue
      }
      switch kind {
      case .brokenLink:
        notes.append(Diagnostic.Note("\"\(candidate)\" is a symbolic link that leads nowhere"))
      case .file:
        notes.append(Diagnostic.Note("\"\(candidate)\" is a file, and a theme is a folder"))
      case .folder where excluded != nil && reader.entry(at: candidate)?.identity == excluded:
        notes.append(Diagnostic.Note("\"\(candidate)\" is the theme that names it"))
      case .folder:
        if reader.kind(at: FilePath.join(candidate, Self.manifestName)) != nil { return candidate }
        notes.append(Diagnostic.Note("\"\(candidate)\" is a folder without a \"\(Self.manifestName)\""))
      }
    }
    let known = names(excluding: excluded)
    let fix: String? =
      if let nearest = known.nearest(to: name) {
        "Did you mean \"\(nearest)\"?"
      } else if known.isEmpty {
        builtInFolders.isEmpty ? "Set FIELDSET_THEMES to the folder of the built-in themes." : nil
      } else {
        (known.nearest(to: name, isLenient: true).map { "Did you mean \"\($0)\"? " } ?? "")
          + "Themes there are: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
      }
    diagnostics.error(.themeNotFound, "there is no theme \"\(name)\"", at: location, notes: notes, fix: fix)
    return nil
  }

  /// The names of the site's own themes and of the built-in ones, in order.
  public var names: [String] { names(excluding: nil) }

  static let manifestName = "theme.json"

  private func names(excluding excluded: String?) -> [String] {
    var found: Set<String> = []
    for folder in namedFolders {
      for name in (try? reader.names(in: folder)) ?? [] {
        let theme = FilePath.join(folder, name)
        guard let entry = reader.entry(at: theme), entry.kind == .folder, entry.identity != excluded,
          reader.kind(at: FilePath.join(theme, Self.manifestName)) != nil
        else { continue }
        found.insert(name)
      }
    }
    return found.sorted(by: FilePath.precedes)
  }

  private var namedFolders: [String] {
    (siteFolder.map { [FilePath.join($0, "themes")] } ?? []) + builtInFolders
  }

  /// Where a theme of this name may be, in the order in which the places are asked.
  private func candidates(for name: String, relativeTo folder: String) -> [String] {
    guard !name.isEmpty else { return [] }
    var places = [FilePath.join(folder, name)]
    // A path means one place; only a plain name is asked for elsewhere, and so cannot lead out of the folders there.
    if name != ".", name != "..", !name.utf8.contains(UInt8(ascii: "/")) {
      places += namedFolders.map { FilePath.join($0, name) }
    }
    var seen: Set<String> = []
    return places.filter { seen.insert($0).inserted }
  }
}
