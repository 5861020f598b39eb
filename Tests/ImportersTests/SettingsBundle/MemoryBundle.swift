import Diagnostics
import SettingsModel

@testable import Importers

/// A bundle of texts, for tests.
struct MemoryBundle {
  var files: [String: [UInt8]]

  /// A bundle of files.
  init(_ files: [String: String]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// A bundle with a root pane of some specifiers, each the inside of a dictionary on a line of its own.
  init(root specifiers: String..., others: [String: String] = [:]) {
    self.init(others.merging(["Root.plist": Self.pane(specifiers)]) { first, _ in first })
  }

  /// A pane: its specifiers begin in line 3.
  static func pane(_ specifiers: [String], fields: String = "") -> String {
    "<plist><dict>\(fields)<key>PreferenceSpecifiers</key>\n<array>\n"
      + specifiers.map { "<dict>\($0)</dict>\n" }.joined() + "</array></dict></plist>"
  }

  /// Imports the bundle; the report has a line for each diagnostic.
  func imported(as name: String = "App/Settings.bundle") -> (site: Site?, report: String) {
    var diagnostics = DiagnosticCollector()
    let files = files
    let folder = ImportFolder(name: name, paths: Array(files.keys)) { files[$0] }
    let site = SettingsBundleImporter(folder).importSite(into: &diagnostics)
    let lines = diagnostics.sorted.map { item in
      let place = (item.location?.description ?? "").replacing("App/Settings.bundle/", with: "")
      return "\(place): \(item.severity.rawValue): \(item.message) [\(item.code.rawValue)]"
        + (item.fix.map { " fix: \($0)" } ?? "")
    }
    return (site, lines.joined(separator: "\n"))
  }
}

/// The inside of a specifier's dictionary: its type, its key and title, and more.
func specifier(_ type: String, key: String? = nil, title: String? = nil, _ more: String = "") -> String {
  "<key>Type</key><string>\(type)</string>" + (key.map { "<key>Key</key><string>\($0)</string>" } ?? "")
    + (title.map { "<key>Title</key><string>\($0)</string>" } ?? "") + more
}

/// A field of a specifier with a string.
func field(_ name: String, _ value: String) -> String {
  "<key>\(name)</key><string>\(value)</string>"
}
