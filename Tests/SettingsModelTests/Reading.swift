import Diagnostics
import JSONSource
import SettingsModel

/// Reads JSON text as a page or site, the way the command does.
enum Reading {
  /// A document of a text without faults of its own.
  static func document(_ text: String, name: String, into diagnostics: inout DiagnosticCollector) -> JSONDocument? {
    JSONDocument.read(SourceFile(name: name, bytes: Array(text.utf8)), into: &diagnostics)
  }

  /// A page of the name `p.json`.
  static func page(_ text: String, slug: String = "p", into diagnostics: inout DiagnosticCollector) -> Page? {
    document(text, name: "\(slug).json", into: &diagnostics).flatMap {
      PageDecoder().decode($0, slug: slug, into: &diagnostics)
    }
  }

  /// A site of the name `site.json`.
  static func site(_ text: String, into diagnostics: inout DiagnosticCollector) -> Site? {
    document(text, name: "site.json", into: &diagnostics).flatMap { SiteDecoder().decode($0, into: &diagnostics) }
  }
}

extension Diagnostic {
  /// `line:column: severity: message [code]`, with notes and the fix each on a line of its own.
  var line: String {
    let place = location.map { $0.line == 0 ? "\($0)" : "\($0.line):\($0.column)" } ?? "-"
    var text = "\(place): \(severity.rawValue): \(message) [\(code.rawValue)]"
    for note in notes {
      text +=
        "\n  note: \(note.location.map { $0.line == 0 ? "\($0): " : "\($0.line):\($0.column): " } ?? "")\(note.message)"
    }
    if let fix { text += "\n  fix: \(fix)" }
    return text
  }
}

extension DiagnosticCollector {
  /// Everything that was found, in file order.
  var lines: [String] { sorted.map(\.line) }
}
