import Diagnostics
import JSONSource

/// The tokens of a theme in every scheme it has, references followed in each.
///
/// Files of one name are merged along the themes that extend each other; then the overrides of a scheme are laid over
/// the rest, and only then are references followed, so that an alias of an overridden token changes with it.
struct ThemeTokens {
  /// The paths and values of a scheme's tokens, in the order of the files.
  let values: CaseTable<TokenScheme, [(path: String, value: TokenValue)]>

  /// The schemes that the theme has.
  let schemes: [TokenScheme]

  /// Where each token is written, for notes.
  let places: [String: TokenPlace]

  /// The tokens that have no value because of a fault.
  let failedPaths: [String]

  /// Whether all token files could be read.
  let isComplete: Bool

  /// How each token is written that counts in a scheme.
  private let declarations: CaseTable<TokenScheme, [String: TokenDeclaration]>

  /// Resolves tokens.
  ///
  /// - Parameters:
  ///   - documents: The files of each name, those of the theme that is extended first.
  ///   - colorSchemes: The colour schemes of the theme.
  ///   - isComplete: Whether these are all files there are.
  init(
    _ documents: CaseTable<TokenFile, [JSONDocument]>,
    colorSchemes: [ColorScheme],
    isComplete: Bool = true,
    into diagnostics: inout DiagnosticCollector
  ) {
    var found = DiagnosticCollector()
    var trees = CaseTable<TokenFile, TokenGroup>()
    for file in TokenFile.allCases {
      for document in documents[file] ?? [] {
        let tree = TokenFileReader.read(document, into: &found)
        trees[file] = trees[file]?.merged(under: tree, into: &found) ?? tree
      }
    }
    let base = trees[.base].map { GroupExtender.expanded($0, into: &found).entries } ?? []
    places = Self.places(of: base)
    for file in TokenFile.allCases where file != .base && isComplete {
      guard let tree = trees[file] else { continue }
      for entry in tree.entries where places[entry.path] == nil {
        found.error(
          .tokenUnknownOverride,
          "\"\(entry.path)\" overrides nothing: \"\(TokenFile.base.rawValue)\" has no such token",
          at: entry.declaration.place.location,
          // Each look goes through all names; nobody reads so many.
          fix: found.diagnostics.count > 20
            ? nil : base.lazy.map(\.path).nearest(to: entry.path).map { "Did you mean \"\($0)\"?" }
        )
      }
    }
    schemes = TokenScheme.schemes(of: colorSchemes)
    var values = CaseTable<TokenScheme, [(path: String, value: TokenValue)]>()
    var declarations = CaseTable<TokenScheme, [String: TokenDeclaration]>()
    for scheme in schemes {
      var tree: TokenGroup?
      for file in scheme.files {
        guard let next = trees[file] else { continue }
        tree = tree?.merged(under: next, into: &found) ?? next
      }
      guard let tree else { continue }
      let expanded = GroupExtender.expanded(tree, into: &found)
      values[scheme] = TokenResolver.resolve(expanded, into: &found)
      let written = expanded.entries.map { ($0.path, $0.declaration) }
      declarations[scheme] = Dictionary(written) { first, _ in first }
    }
    self.values = values
    self.declarations = declarations
    self.isComplete = isComplete
    let sound = Set(schemes.first.flatMap { values[$0] }?.map(\.path) ?? [])
    failedPaths = base.map(\.path).filter { !sound.contains($0) } + (trees[.base]?.failedPaths ?? [])
    // A fault of the base is found again in each scheme and said once.
    var seen: Set<Diagnostic> = []
    for diagnostic in found.diagnostics where seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  private static func places(of entries: [TokenEntry]) -> [String: TokenPlace] {
    Dictionary(entries.map { ($0.path, $0.declaration.place) }) { first, _ in first }
  }

  /// Where the token is written that counts in a scheme.
  func place(of path: String, in scheme: TokenScheme) -> TokenPlace? { declarations[scheme]?[path]?.place }

  /// The token itself and those that it refers to, nearest first, with the places where they are written in a scheme.
  func sources(of path: String, in scheme: TokenScheme) -> [(path: String, place: TokenPlace)] {
    var found: [(path: String, place: TokenPlace)] = []
    var paths = [path]
    var seen: Set<String> = [path]
    var next = 0
    while next < paths.count {
      let path = paths[next]
      next += 1
      guard let declaration = declarations[scheme]?[path] else { continue }
      found.append((path, declaration.place))
      var open = [declaration.value]
      while let value = open.popLast() {
        if let reference = TokenReference(value) {
          if let target = reference.tokenPath, seen.insert(target).inserted { paths.append(target) }
        } else {
          open += value.elements
          open += value.members.map(\.value)
        }
      }
    }
    return found
  }

  /// The tokens of a scheme by path.
  func lookup(_ scheme: TokenScheme) -> [String: TokenValue] {
    Dictionary((values[scheme] ?? []).map { ($0.path, $0.value) }) { first, _ in first }
  }
}
