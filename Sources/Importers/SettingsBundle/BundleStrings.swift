import Diagnostics
import Localization

/// The tables of translations of a bundle, in its development language.
struct BundleStrings {
  private let folder: ImportFolder
  /// The folder of the development language: `en.lproj`.
  private let languageFolder: String?
  private let otherLanguages: [String]
  private var tables: [String: StringsFile?] = [:]

  /// The language as a BCP 47 tag.
  let language: String

  init(_ folder: ImportFolder) {
    self.folder = folder
    let folders = Set(
      folder.paths.compactMap { path -> String? in
        guard path.hasSuffix(".strings"), let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let name = String(path[..<slash])
        return name.hasSuffix(".lproj") ? name : nil
      }
    ).sorted()
    let wanted = ["en.lproj", "English.lproj", "Base.lproj"] + folders.filter { $0.hasPrefix("en") } + folders
    let chosen = wanted.first(where: folders.contains)
    languageFolder = chosen
    language = chosen.flatMap(Self.language(ofFolder:)) ?? "en"
    otherLanguages = folders.filter { $0 != chosen && $0 != "Base.lproj" }.map {
      String($0.dropLast(".lproj".count))
    }
  }

  /// The table of a name; `nil` where a pane names none, or one that is not there.
  mutating func table(
    _ name: String?,
    at location: SourceLocation?,
    into diagnostics: inout DiagnosticCollector
  ) -> StringsFile? {
    guard let name, !name.isEmpty else { return nil }
    if let known = tables[name] { return known }
    let table = read(name, at: location, into: &diagnostics)
    tables[name] = .some(table)
    return table
  }

  private func read(
    _ name: String,
    at location: SourceLocation?,
    into diagnostics: inout DiagnosticCollector
  ) -> StringsFile? {
    let path = (languageFolder.map { $0 + "/" } ?? "") + name + ".strings"
    guard SettingsPane.path(ofFile: name) != nil, folder.contains(path) else {
      diagnostics.warning(
        .missingStrings,
        "the table \"\(name)\" has no file \"\(path)\"; texts stay as they are written",
        at: location
      )
      return nil
    }
    let displayPath = folder.displayPath(of: path)
    guard let bytes = folder.bytes(of: path) else {
      diagnostics.unreadable(displayPath)
      return nil
    }
    return StringsFile.read(SourceFile(name: displayPath, bytes: bytes), into: &diagnostics)
  }

  /// Says which languages are left out.
  func reportOtherLanguages(into diagnostics: inout DiagnosticCollector) {
    guard !otherLanguages.isEmpty else { return }
    diagnostics.warning(
      .languagesLeftOut,
      "the site has the texts in \"\(language)\"; left out are those in " + otherLanguages.joined(separator: ", "),
      at: SourceLocation(file: folder.name)
    )
  }

  private static func language(ofFolder folder: String) -> String? {
    let name = String(folder.dropLast(".lproj".count))
    let spelling = names[name] ?? String(name.map { $0 == "_" ? "-" : $0 })
    guard let tag = LanguageTag(spelling), tag.isValid else { return nil }
    return tag.description
  }

  /// The names that folders had before they were called by codes.
  private static let names = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    "Dutch": "nl", "Base": "en",
  ]
}
