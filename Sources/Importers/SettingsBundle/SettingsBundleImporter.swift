public import Diagnostics
import Localization
import PropertyListSource
public import SettingsModel

/// Makes a site of an iOS app's `Settings.bundle`: the root pane becomes the home page, each further pane a page.
///
/// ```swift
/// var diagnostics = DiagnosticCollector()
/// let site = SettingsBundleImporter(folder).importSite(into: &diagnostics)
/// ```
///
/// What a page cannot express becomes a plain row with a warning that names the file, the place and the key. The texts
/// are those of the bundle's development language. The kinds of InAppSettingsKit are read too.
public struct SettingsBundleImporter: Sendable {
  private let folder: ImportFolder

  /// Creates an importer.
  ///
  /// - Parameter folder: The files of the bundle.
  public init(_ folder: ImportFolder) {
    self.folder = folder
  }

  /// Imports the bundle; `nil` after an error.
  public func importSite(into diagnostics: inout DiagnosticCollector) -> Site? {
    var own = DiagnosticCollector()
    let site = makeSite(into: &own)
    diagnostics.append(contentsOf: own)
    return own.hasErrors ? nil : site
  }

  private func makeSite(into diagnostics: inout DiagnosticCollector) -> Site? {
    guard let rootPath = ["Root.plist", "Root.inApp.plist"].first(where: folder.contains) else {
      reportMissingRoot(into: &diagnostics)
      return nil
    }
    let panes = SettingsPanes.read(folder, root: rootPath, into: &diagnostics)
    guard !diagnostics.hasErrors, let root = panes.all.first else { return nil }
    var strings = BundleStrings(folder)
    var importedPages: [Page] = []
    for pane in panes.all {
      let table = strings.table(pane.stringsTable, at: pane.stringsTableLocation, into: &diagnostics)
      var importer = PaneImporter(pane: pane, panes: panes, folder: folder, table: table)
      importedPages.append(importer.makePage())
      diagnostics.append(contentsOf: importer.diagnostics)
    }
    strings.reportOtherLanguages(into: &diagnostics)
    let rootTable = strings.table(root.stringsTable, at: nil, into: &diagnostics)
    return Site(
      title: root.title.map { ImportedText(rootTable?[$0] ?? $0).line }.flatMap { $0.isEmpty ? nil : $0 } ?? appName,
      language: strings.language,
      navigation: panes.navigation,
      pages: importedPages.sorted { $0.slug.unicodeScalars.lexicographicallyPrecedes($1.slug.unicodeScalars) }
    )
  }

  /// The name of the nearest folder around the bundle that is not called like every app's.
  private var appName: String {
    let common: Set<String> = [
      "settings", "inappsettings", "resources", "sources", "localizations", "supportingfiles", "supporting files",
      "settings.bundle", "app", "src", "ios", "", ".", "..",
    ]
    for part in folder.name.split(separator: "/").reversed() {
      var name = String(part)
      for ending in [".bundle", ".app"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
      let line = ImportedText(name).line
      if !common.contains(line.lowercased()) { return line }
    }
    return "Settings"
  }

  private func reportMissingRoot(into diagnostics: inout DiagnosticCollector) {
    let inner = folder.paths.first { $0.hasSuffix(".bundle/Root.plist") }
    let near = folder.paths.filter { !$0.utf8.contains(UInt8(ascii: "/")) }.nearest(to: "Root.plist")
    let fix =
      if let inner { "Did you mean \"\(folder.displayPath(of: String(inner.dropLast("/Root.plist".count))))\"?" } else {
        near.map { "Did you mean to call \"\($0)\" so?" }
          ?? "Name the folder that it lies in, such as the Settings.bundle of an app."
      }
    diagnostics.error(
      .noRootPane,
      "the bundle has no \"Root.plist\"",
      at: SourceLocation(file: folder.name),
      fix: fix
    )
  }
}
