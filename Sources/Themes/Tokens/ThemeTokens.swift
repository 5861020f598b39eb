import Diagnostics
import JSONSource

/// The tokens of a theme in every scheme it has, references followed in each.
///
/// Files of one name are merged along the themes that extend each other; then the overrides of a scheme are laid over
/// the rest, and only then are references followed, so that an alias of an overridden token changes with it.
struct ThemeTokens {
  /// The paths and values of a scheme's tokens, in the order of the files.
  let values: [TokenScheme: [(path: String, value: TokenValue)]]

  /// The schemes that the theme has.
  let schemes: [TokenScheme]

  /// Where each token is written, for notes.
  let places: [String: TokenPlace]

  /// Where each token is written that counts in a scheme.
  private let schemePlaces: [TokenScheme: [String: TokenPlace]]

  /// Resolves tokens.
  ///
  /// - Parameters:
  ///   - documents: The files of each name, those of the theme that is extended first.
  ///   - colorSchemes: The colour schemes of the theme.
  init(
    _ documents: [TokenFile: [JSONDocument]],
    colorSchemes: [ColorScheme],
    into diagnostics: inout DiagnosticCollector
  ) {
    var found = DiagnosticCollector()
    var trees: [TokenFile: TokenGroup] = [:]
    for file in TokenFile.allCases {
      for document in documents[file] ?? [] {
        let tree = TokenFileReader.read(document, into: &found)
        trees[file] = trees[file]?.merged(under: tree, into: &found) ?? tree
      }
    }
    let base = trees[.base].map { GroupExtender.expanded($0, into: &found).entries } ?? []
    places = Self.places(of: base)
    for file in TokenFile.allCases where file != .base {
      guard let tree = trees[file] else { continue }
      for entry in tree.entries where places[entry.path] == nil {
        found.error(
          .tokenUnknownOverride,
          "\"\(entry.path)\" overrides nothing: \"\(TokenFile.base.rawValue)\" has no such token",
          at: entry.declaration.place.location,
          fix: base.map(\.path).nearest(to: entry.path).map { "Did you mean \"\($0)\"?" }
        )
      }
    }
    schemes = TokenScheme.schemes(of: colorSchemes)
    var values: [TokenScheme: [(path: String, value: TokenValue)]] = [:]
    var schemePlaces: [TokenScheme: [String: TokenPlace]] = [:]
    for scheme in schemes {
      var tree: TokenGroup?
      for file in scheme.files {
        guard let next = trees[file] else { continue }
        tree = tree?.merged(under: next, into: &found) ?? next
      }
      guard let tree else { continue }
      let expanded = GroupExtender.expanded(tree, into: &found)
      values[scheme] = TokenResolver.resolve(expanded, into: &found)
      schemePlaces[scheme] = Self.places(of: expanded.entries)
    }
    self.values = values
    self.schemePlaces = schemePlaces
    // A fault of the base is found again in each scheme and said once.
    var seen: Set<Diagnostic> = []
    for diagnostic in found.diagnostics where seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  private static func places(of entries: [TokenEntry]) -> [String: TokenPlace] {
    Dictionary(entries.map { ($0.path, $0.declaration.place) }) { first, _ in first }
  }

  /// Where the token is written that counts in a scheme.
  func place(of path: String, in scheme: TokenScheme) -> TokenPlace? { schemePlaces[scheme]?[path] }

  /// The tokens of a scheme by path.
  func lookup(_ scheme: TokenScheme) -> [String: TokenValue] {
    Dictionary((values[scheme] ?? []).map { ($0.path, $0.value) }) { first, _ in first }
  }
}
