import Fieldset
@testable import Themes

/// Token files, their overrides, and the style sheet that they become.
enum TokenTarget {
  static func test(_ bytes: [UInt8]) -> CInt {
    let files = FuzzFiles(bytes, first: TokenFile.base.rawValue).files
    var documents = CaseTable<TokenFile, [JSONDocument]>()
    var diagnostics = DiagnosticCollector()
    for file in files {
      guard let name = TokenFile(rawValue: file.name), documents[name] == nil else { continue }
      documents[name] = JSONDocument.read(file, into: &diagnostics).map { [$0] }
    }
    let first = read(documents, into: &diagnostics)
    var again = DiagnosticCollector()
    let second = read(documents, into: &again)
    expect(first == second, "two style sheets of the same tokens")
    expect(isWhole(first), "a style sheet whose braces do not match: \(String(decoding: first, as: UTF8.self))")
    expect(!first.contains(UInt8(ascii: "<")), "a style sheet that could end its element")
    if Set(files.map(\.name)).count == files.count { DiagnosticPlaces(files).check(diagnostics) }
    return 0
  }

  private static func read(
    _ documents: CaseTable<TokenFile, [JSONDocument]>,
    into diagnostics: inout DiagnosticCollector
  ) -> [UInt8] {
    let tokens = ThemeTokens(documents, colorSchemes: ColorScheme.allCases, into: &diagnostics)
    let properties = CustomProperties(tokens)
    properties.reportCollisions(into: &diagnostics)
    for scheme in tokens.schemes {
      for (path, _) in (tokens.values[scheme] ?? []).prefix(20) {
        expect(tokens.sources(of: path, in: scheme).first?.path == path, "a token that is written nowhere")
      }
    }
    return properties.css(colorSchemes: ColorScheme.allCases)
  }

  /// Whether braces and quotes match, and nothing but rules stands there.
  private static func isWhole(_ css: [UInt8]) -> Bool {
    var depth = 0
    var isString = false
    var index = 0
    while index < css.count {
      switch css[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): isString.toggle()
      case 0x0A, 0x0D, 0x0C: if isString { return false }
      case UInt8(ascii: "{"): if !isString { depth += 1 }
      case UInt8(ascii: "}"): if !isString { depth -= 1 }
      default: break
      }
      guard depth >= 0 else { return false }
      index += 1
    }
    return depth == 0 && !isString
  }
}
