import Diagnostics

/// Joins stylesheets into one and makes it smaller without changing what it means.
///
/// Comments and white space that separates nothing go; strings, addresses and escapes stay as they are. Addresses are
/// written from the stylesheet's own place, `assets/`, with the names that assets have there. What would change the
/// meaning of the next stylesheet (a block, string or comment left open) is an error.
struct StylesheetJoiner {
  /// The paths that assets are written to, by their paths below the theme's `assets`.
  let assets: [String: String]
  private(set) var bytes: [UInt8] = []

  init(assets: [String: String]) { self.assets = assets }

  /// Adds rules that are small already.
  mutating func append(_ css: [UInt8]) { bytes += css }

  /// Adds a stylesheet.
  mutating func append(_ file: SourceFile, into diagnostics: inout DiagnosticCollector) {
    var scanner = StylesheetScanner(file: file, assets: assets)
    scanner.scan()
    diagnostics.append(contentsOf: scanner.diagnostics)
    bytes += scanner.output
  }
}
