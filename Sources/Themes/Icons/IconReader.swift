import Diagnostics
import Markup
import XMLSource

struct IconReader {
  static func read(_ file: SourceFile, into diagnostics: inout DiagnosticCollector) -> HTML? {
    HTML(trusted: file.bytes)
  }
}
