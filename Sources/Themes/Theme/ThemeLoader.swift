import Diagnostics
import JSONSource
import Markup
import Mustache

/// Reads a theme: the chain of folders, then each kind of file in them.
struct ThemeLoader {
  let locator: ThemeLocator
  var diagnostics = DiagnosticCollector()

  init(locator: ThemeLocator) { self.locator = locator }

  mutating func load(_ name: String, relativeTo folder: String, at location: SourceLocation?) -> Theme? {
    guard let chain = chain(name, relativeTo: folder, at: location), let manifest = chain.first?.manifest else {
      return nil
    }
    let colorSchemes = chain.lazy.compactMap(\.manifest.colorSchemes).first ?? ColorScheme.allCases
    let folders = chain.map(\.folder)
    let tokens = tokens(in: folders, colorSchemes: colorSchemes)
    let properties = CustomProperties(tokens)
    properties.reportCollisions(into: &diagnostics)
    ContrastCheck(tokens).report(Self.pairs(of: chain.map(\.manifest)), into: &diagnostics)

    var files = ThemeFiles(reader: locator.reader)
    for folder in folders.reversed() { files.add(folder, ThemeFiles.Kind.allCases, into: &diagnostics) }
    if let siteFolder = locator.siteFolder { files.add(siteFolder, [.templates, .icons], into: &diagnostics) }

    let templates = files.sources(of: .templates, into: &diagnostics).map { path, file in
      TemplateSource(name: FilePath.splitExtension(path).stem, file: file)
    }
    var icons: [String: HTML] = [:]
    for (path, file) in files.sources(of: .icons, into: &diagnostics) {
      icons[FilePath.splitExtension(path).stem] = IconReader.read(file, into: &diagnostics)
    }
    let assets = files.sources(of: .assets, into: &diagnostics).map { path, file in
      let (stem, suffix) = FilePath.splitExtension(path)
      return (path, ThemeAsset.hashed(stem, suffix: suffix, bytes: file.bytes, source: file.name))
    }

    let scriptParts = files.sources(of: .scripts, into: &diagnostics).map { path, file in
      ScriptPart(path: path, bytes: file.bytes)
    }

    var sheet = StylesheetJoiner(assets: Dictionary(assets.map { ($0.0, $0.1.path) }) { first, _ in first })
    sheet.append(properties.css(colorSchemes: colorSchemes), setting: properties.names)
    for (_, file) in files.sources(of: .styles, into: &diagnostics) { sheet.append(file, into: &diagnostics) }
    sheet.reportUnknownProperties(into: &diagnostics)
    let stylesheet = ThemeAsset.hashed("theme", suffix: ".css", bytes: sheet.bytes)

    return Theme(
      manifest: manifest,
      folders: folders,
      templateSources: templates,
      stylesheet: stylesheet,
      scriptParts: scriptParts,
      assets: assets.map(\.1),
      fingerprint: Self.fingerprint(templates, icons, stylesheet),
      icons: icons
    )
  }

  // MARK: The chain

  private typealias Link = (folder: String, manifest: ThemeManifest)

  /// The theme of a name and the ones it extends, in that order.
  private mutating func chain(_ name: String, relativeTo folder: String, at location: SourceLocation?) -> [Link]? {
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
      else { return nil }
      let identity = locator.reader.entry(at: found)?.identity ?? found
      if let start = identities.firstIndex(of: identity) {
        let names = (chain[start...].map(\.manifest.name) + [chain[start].manifest.name]).map { "\"\($0)\"" }
        diagnostics.error(
          .themeCycle,
          "themes extend each other in a circle: \(names.joined(separator: " → "))",
          at: location,
          fix: "Leave out one \"extends\"."
        )
        return nil
      }
      let path = FilePath.join(found, ThemeLocator.manifestName)
      guard let file = locator.reader.source(path, into: &diagnostics),
        let manifest = ThemeManifest.read(file, into: &diagnostics)
      else { return nil }
      chain.append((found, manifest))
      identities.append(identity)
      guard let next = manifest.extends else { return chain }
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
    var documents: [TokenFile: [JSONDocument]] = [:]
    for file in TokenFile.allCases {
      for folder in folders.reversed() {
        let path = FilePath.join(folder, file.rawValue)
        guard locator.reader.entry(at: path) != nil, let source = locator.reader.source(path, into: &diagnostics),
          let document = JSONDocument.read(source, into: &diagnostics)
        else { continue }
        documents[file, default: []].append(document)
      }
    }
    return ThemeTokens(documents, colorSchemes: colorSchemes, into: &diagnostics)
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
