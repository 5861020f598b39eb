import Diagnostics

/// Joins stylesheets into one and makes it smaller without changing what it means.
///
/// Comments and white space that separates nothing go; strings, addresses and escapes stay as they are. Addresses are
/// written from the stylesheet's own place, `assets/`, with the names that assets have there. What would change the
/// meaning of the next stylesheet (a block, string or comment left open) is an error.
struct StylesheetJoiner {
  /// The paths that assets are written to, by their paths below the theme's `assets`.
  let assets: [String: String]
  private(set) var styles: [ThemeStyle] = []
  /// The custom properties that some rule has a use for.
  private(set) var usedProperties: Set<String> = []
  private var setProperties: Set<String> = []
  private var needed: [(name: String, file: SourceFile, offset: Int)] = []

  init(assets: [String: String]) { self.assets = assets }

  /// All sheets joined.
  var bytes: [UInt8] { styles.flatMap(\.bytes) }

  /// Adds rules that are small already, and that set some custom properties.
  mutating func append(_ css: [UInt8], setting properties: [String]) {
    styles.append(ThemeStyle(bytes: css))
    setProperties.formUnion(properties)
  }

  /// Adds a stylesheet.
  mutating func append(_ file: SourceFile, into diagnostics: inout DiagnosticCollector) {
    var scanner = StylesheetScanner(file: file, assets: assets)
    scanner.scan()
    diagnostics.append(contentsOf: scanner.diagnostics)
    styles.append(ThemeStyle(uses: ThemeStyle.uses(of: file), bytes: scanner.output))
    setProperties.formUnion(scanner.setProperties)
    usedProperties.formUnion(scanner.usedProperties)
    needed += scanner.neededProperties.sorted { $0.value < $1.value }.map { ($0.key, file, $0.value) }
  }

  /// Reports each `var()` that has no value, once all sheets are added.
  ///
  /// - Parameter failed: Properties, or the starts of their names, that have none because of a fault in a token.
  func reportUnknownProperties(except failed: [String] = [], into diagnostics: inout DiagnosticCollector) {
    let known = setProperties.sorted(by: FilePath.precedes)
    for (name, file, offset) in needed where !setProperties.contains(name) {
      if failed.contains(where: { name == $0 || name.hasPrefix($0 + "-") }) { continue }
      guard !diagnostics.isFullOfWarnings else {
        diagnostics.skipWarning()
        continue
      }
      diagnostics.warning(
        .styleUnknownProperty,
        "nothing sets the custom property \"\(name)\"",
        at: file.location(at: offset),
        fix: known.nearest(to: name).map { "Did you mean \"\($0)\"?" }
          ?? "Add a token for it, or a value to fall back to: var(\(name), …)."
      )
    }
  }
}
