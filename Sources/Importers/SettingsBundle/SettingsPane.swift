import Diagnostics
import PropertyListSource

/// One property list of a bundle that describes a pane of settings.
struct SettingsPane {
  /// The path of its file in the bundle.
  let path: String
  /// The slug of the page that it becomes.
  let slug: String
  let list: PropertyList
  let specifiers: [PropertyListValue]
  /// The title that the first link to it has, not yet translated.
  let linkTitle: String?

  /// The title that it gives itself, not yet translated.
  var title: String? { list.root["Title"]?.string }

  /// The name of its table of translations.
  var stringsTable: String? { list.root["StringsTable"]?.string }

  /// Where it names its table of translations.
  var stringsTableLocation: SourceLocation? { list.root["StringsTable"].map { list.location(of: $0) } }

  /// The name of its file without folders and endings.
  var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return String(file.dropLast(".plist".count))
  }

  /// The value of a specifier's `File` as a path in the bundle; `nil` when it leads out of it.
  static func path(ofFile file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return parts.contains { $0.isEmpty || $0 == "." || $0 == ".." || $0 == "~" } ? nil : file
  }
}

/// The panes of a bundle: those that can be reached from the root in the order of the links, then the others.
struct SettingsPanes {
  private(set) var all: [SettingsPane] = []
  /// The slugs for navigation: the root and what it leads to.
  private(set) var navigation: [String] = []
  private var slugs: [String: String] = [:]

  /// The slug of the pane that a specifier's `File` names.
  func slug(ofFile file: String, in folder: ImportFolder) -> String? {
    Self.panePath(ofFile: file, in: folder).flatMap { slugs[$0] }
  }

  /// Reads all panes; each one that is damaged is reported.
  static func read(_ folder: ImportFolder, root: String, into diagnostics: inout DiagnosticCollector) -> SettingsPanes {
    var panes = SettingsPanes()
    var names = SlugNames()
    var queue: [(path: String, title: String?)] = [(root, nil)]
    var seen: Set<String> = [root]
    var next = 0
    while next < queue.count {
      let (path, title) = queue[next]
      next += 1
      guard let list = readList(path, in: folder, into: &diagnostics) else { continue }
      guard let specifiers = list.root["PreferenceSpecifiers"]?.array else {
        diagnostics.error(
          .noSpecifiers,
          "the pane has no array \"PreferenceSpecifiers\"",
          at: list.location(of: list.root)
        )
        continue
      }
      panes.append(path, list, specifiers, linkTitle: title, names: &names)
      for specifier in specifiers where specifier["Type"]?.string == "PSChildPaneSpecifier" {
        guard let file = specifier["File"]?.string, let child = panePath(ofFile: file, in: folder) else { continue }
        if seen.insert(child).inserted { queue.append((child, specifier["Title"]?.string)) }
      }
    }
    panes.addUnlinked(in: folder, seen: seen, names: &names, into: &diagnostics)
    panes.findNavigation(in: folder)
    return panes
  }

  private mutating func append(
    _ path: String,
    _ list: PropertyList,
    _ specifiers: [PropertyListValue],
    linkTitle: String?,
    names: inout SlugNames
  ) {
    let slug = names.take(all.isEmpty ? "index" : String(path.dropLast(".plist".count)))
    slugs[path] = slug
    all.append(SettingsPane(path: path, slug: slug, list: list, specifiers: specifiers, linkTitle: linkTitle))
  }

  /// Takes in the panes that no other one leads to, such as those for other devices.
  private mutating func addUnlinked(
    in folder: ImportFolder,
    seen: Set<String>,
    names: inout SlugNames,
    into diagnostics: inout DiagnosticCollector
  ) {
    for path in folder.paths where path.hasSuffix(".plist") && !seen.contains(path) && !path.contains(".lproj/") {
      // Other property lists, such as the bundle's own Info.plist, are none of the settings.
      guard let list = Self.readList(path, in: folder, into: &diagnostics),
        let specifiers = list.root["PreferenceSpecifiers"]?.array
      else { continue }
      append(path, list, specifiers, linkTitle: nil, names: &names)
      diagnostics.warning(
        .unlinkedPane,
        "no pane leads to this one; it becomes the page \"\(slugs[path] ?? "")\", which is not in the navigation",
        at: list.location(of: list.root)
      )
    }
  }

  private mutating func findNavigation(in folder: ImportFolder) {
    guard let root = all.first else { return }
    navigation = [root.slug]
    var seen = Set(navigation)
    for specifier in root.specifiers where specifier["Type"]?.string == "PSChildPaneSpecifier" {
      guard let slug = specifier["File"]?.string.flatMap({ slug(ofFile: $0, in: folder) }) else { continue }
      if seen.insert(slug).inserted { navigation.append(slug) }
    }
  }

  private static func readList(
    _ path: String,
    in folder: ImportFolder,
    into diagnostics: inout DiagnosticCollector
  ) -> PropertyList? {
    let name = folder.displayPath(of: path)
    guard let bytes = folder.bytes(of: path) else {
      diagnostics.unreadable(name)
      return nil
    }
    // Licences that were pasted into a pane often have form feeds, which Apple's reader takes.
    return PropertyList.read(
      SourceFile(name: name, bytes: bytes),
      toleratesControlCharacters: true,
      into: &diagnostics
    )
  }

  private static func panePath(ofFile file: String, in folder: ImportFolder) -> String? {
    guard let path = SettingsPane.path(ofFile: file) else { return nil }
    return [path + ".plist", path, path + ".inApp.plist"].first { $0.hasSuffix(".plist") && folder.contains($0) }
  }
}
