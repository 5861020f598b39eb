import Diagnostics
import JSONSource
import Markup
import Mustache

/// Reads a theme: the chain of folders, then each kind of file in them.
struct ThemeLoader {
  /// The custom property that rules of the library set on what comes after hidden rows.
  private static let firstRow = "--first"

  let locator: ThemeLocator
  var diagnostics = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)

  init(locator: ThemeLocator) { self.locator = locator }

  mutating func load(_ name: String, relativeTo folder: String, at location: SourceLocation?) -> Theme? {
    let (chain, isComplete) = chain(name, relativeTo: folder, at: location)
    FolderNames.check(chain.map(\.folder), locator.reader, into: &diagnostics)
    guard isComplete, let manifest = chain.first?.manifest else {
      checkAlone(chain.map(\.folder))
      return nil
    }
    let manifests = chain.compactMap(\.manifest)
    let colorSchemes = manifests.lazy.compactMap { $0.colorSchemes }.first ?? ColorScheme.allCases
    let folders = chain.map(\.folder)
    let tokens = tokens(in: folders, colorSchemes: colorSchemes)
    let properties = CustomProperties(tokens)
    properties.reportCollisions(into: &diagnostics)
    ContrastCheck(tokens, folders: folders).report(Self.pairs(of: manifests), into: &diagnostics)

    var files = ThemeFiles(reader: locator.reader)
    for folder in folders.reversed() { files.add(folder, ThemeFiles.Kind.allCases, into: &diagnostics) }
    if let siteFolder = locator.siteFolder {
      files.add(siteFolder, [.templates, .icons], of: .site, into: &diagnostics)
    }

    let templates = files.sources(of: .templates, into: &diagnostics).map { path, file in
      TemplateSource(name: FilePath.splitExtension(path).stem, file: file)
    }
    var icons: [String: HTML] = [:]
    for (path, file) in files.sources(of: .icons, into: &diagnostics) {
      // One at fault is there all the same: who names it is not to blame.
      icons[FilePath.splitExtension(path).stem] = IconReader.read(file, into: &diagnostics) ?? .empty
    }
    let assets = files.sources(of: .assets, into: &diagnostics).map { path, file in
      let (stem, suffix) = FilePath.splitExtension(path)
      return (path, ThemeAsset.hashed(stem, suffix: suffix, bytes: file.bytes, source: file.name))
    }

    let scriptParts = files.sources(of: .scripts, into: &diagnostics).map { path, file in
      ScriptPart(path: path, bytes: file.bytes, source: file.name)
    }

    var sheet = StylesheetJoiner(assets: Dictionary(assets.map { ($0.0, $0.1.path) }) { first, _ in first })
    sheet.append(properties.css(colorSchemes: colorSchemes), setting: properties.names + [Self.firstRow])
    for (_, file) in files.sources(of: .styles, into: &diagnostics) { sheet.append(file, into: &diagnostics) }
    if tokens.isComplete { sheet.reportUnknownProperties(except: properties.failedNames, into: &diagnostics) }
    let stylesheet = ThemeAsset.hashed("theme", suffix: ".css", bytes: sheet.bytes)
    // Sites get the tokens that some rule has a use for.
    let tokenRules = properties.css(colorSchemes: colorSchemes) { sheet.usedProperties.contains($0) }

    return Theme(
      manifest: manifest,
      folders: folders,
      templateSources: templates,
      stylesheet: stylesheet,
      styles: [ThemeStyle(bytes: tokenRules)] + sheet.styles.dropFirst(),
      scriptParts: scriptParts,
      assets: assets.map(\.1),
      fingerprint: Self.fingerprint(templates, icons, stylesheet),
      icons: icons,
      locator: locator
    )
  }

  /// Says what is wrong with the files of a theme by themselves, when it is not known what it builds on.
  private mutating func checkAlone(_ folders: [String]) {
    for file in TokenFile.allCases {
      for document in documents(file, in: folders).documents { _ = TokenFileReader.read(document, into: &diagnostics) }
    }
    var files = ThemeFiles(reader: locator.reader)
    for folder in folders.reversed() { files.add(folder, ThemeFiles.Kind.allCases, into: &diagnostics) }
    for (_, file) in files.sources(of: .icons, into: &diagnostics) { _ = IconReader.read(file, into: &diagnostics) }
    var found = DiagnosticCollector()
    var sheet = StylesheetJoiner(assets: [:])
    for (_, file) in files.sources(of: .styles, into: &diagnostics) { sheet.append(file, into: &found) }
    let templates = files.sources(of: .templates, into: &diagnostics).map { TemplateSource(name: $0, file: $1) }
    _ = TemplateCompilation(templates, schema: nil, into: &found)
    // What is missing or calls itself may be replaced or come from elsewhere.
    for diagnostic in found.diagnostics
    where diagnostic.severity == .error && ![.styleMissingAsset, .partialCycle].contains(diagnostic.code) {
      diagnostics.append(diagnostic)
    }
  }

  // MARK: The chain

  private typealias Link = (folder: String, manifest: ThemeManifest?)

  /// The theme of a name and the ones it extends, in that order, and whether these are all.
  private mutating func chain(
    _ name: String,
    relativeTo folder: String,
    at location: SourceLocation?
  ) -> (links: [Link], isComplete: Bool) {
    var chain: [Link] = []
    var identities: [String] = []
    var (name, folder, location) = (name, folder, location)
    while true {
      guard
        let found = locator.locate(
          name,
          relativeTo: folder,
          excluding: identities.last,
          at: location,
          into: &diagnostics
        )
      else { return (chain, false) }
      let identity = locator.reader.entry(at: found)?.identity ?? found
      if let start = identities.firstIndex(of: identity) {
        let names = (chain[start...] + [chain[start]]).map { "\"\($0.manifest?.name ?? $0.folder)\"" }
        diagnostics.error(
          .themeCycle,
          "themes extend each other in a circle: \(names.joined(separator: " → "))",
          at: location,
          fix: "Leave out one \"extends\"."
        )
        return (chain, false)
      }
      let path = FilePath.join(found, ThemeLocator.manifestName)
      let manifest = locator.reader.source(path, into: &diagnostics).flatMap {
        ThemeManifest.read($0, into: &diagnostics)
      }
      chain.append((found, manifest))
      identities.append(identity)
      guard let manifest, !manifest.extendsSomething else { return (chain, false) }
      guard let next = manifest.extends else { return (chain, true) }
      (name, folder, location) = (next, found, manifest.extendsLocation)
    }
  }

  /// The pairs of all themes; of two with the same colours the one of the theme that extends the other.
  private static func pairs(of manifests: [ThemeManifest]) -> [ContrastPair] {
    var pairs: [ContrastPair] = []
    for pair in manifests.flatMap(\.contrast) {
      let isKnown = pairs.contains {
        $0.foreground == pair.foreground && $0.background == pair.background && $0.backdrop == pair.backdrop
      }
      if !isKnown { pairs.append(pair) }
    }
    return pairs
  }

  // MARK: Content

  private mutating func tokens(in folders: [String], colorSchemes: [ColorScheme]) -> ThemeTokens {
    var all = CaseTable<TokenFile, [JSONDocument]>()
    var isComplete = true
    for file in TokenFile.allCases {
      let (documents, isWhole) = documents(file, in: folders)
      all[file] = documents
      isComplete = isComplete && isWhole
    }
    return ThemeTokens(all, colorSchemes: colorSchemes, isComplete: isComplete, into: &diagnostics)
  }

  /// The token files of a name that can be read, that of the theme that is extended first, and whether these are all.
  private mutating func documents(
    _ file: TokenFile,
    in folders: [String]
  ) -> (documents: [JSONDocument], isWhole: Bool) {
    var documents: [JSONDocument] = []
    var isWhole = true
    for folder in folders.reversed() {
      let path = FilePath.join(folder, file.rawValue)
      guard locator.reader.kind(at: path) != nil else { continue }
      let source = locator.reader.source(path, into: &diagnostics)
      if let document = source.flatMap({ JSONDocument.read($0, into: &diagnostics) }) {
        documents.append(document)
      } else {
        isWhole = false
      }
    }
    return (documents, isWhole)
  }

  /// Pages are made of the templates and icons, and name the stylesheet.
  private static func fingerprint(
    _ templates: [TemplateSource],
    _ icons: [String: HTML],
    _ stylesheet: ThemeAsset
  ) -> String {
    var hash = ContentHash()
    hash.update(stylesheet.path.utf8)
    for template in templates {
      hash.update(template.name.utf8)
      hash.update([0])
      hash.update(template.file.bytes)
      hash.update([0])
    }
    for name in icons.keys.sorted(by: FilePath.precedes) {
      hash.update(name.utf8)
      hash.update([0])
      hash.update(icons[name]?.bytes ?? [])
      hash.update([0])
    }
    return hash.name
  }
}
