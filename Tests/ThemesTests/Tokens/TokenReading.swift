import Diagnostics
import JSONSource
import Testing

@testable import Themes

/// Tokens read from texts, for tests.
struct ReadTokens {
  var tokens: ThemeTokens
  var diagnostics: DiagnosticCollector

  init(
    _ base: String,
    dark: String? = nil,
    contrast: String? = nil,
    darkContrast: String? = nil,
    schemes: [ColorScheme] = [.light, .dark]
  ) {
    var diagnostics = DiagnosticCollector()
    var documents = CaseTable<TokenFile, [JSONDocument]>()
    let texts: [(TokenFile, String?)] = [
      (.base, base), (.dark, dark), (.contrast, contrast), (.darkContrast, darkContrast),
    ]
    for (file, text) in texts {
      guard let text else { continue }
      let source = SourceFile(name: file.rawValue, bytes: Array(text.utf8))
      documents[file] = JSONDocument.read(source, into: &diagnostics).map { [$0] }
    }
    tokens = ThemeTokens(documents, colorSchemes: schemes, into: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// The CSS of a token in a scheme.
  func css(_ path: String, _ scheme: TokenScheme = .light) -> String? {
    tokens.lookup(scheme)[path]?.declarations.map(\.value).joined(separator: " | ")
  }
}
