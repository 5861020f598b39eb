import Diagnostics

extension DiagnosticCollector {
  /// Each diagnostic as one text: `line:column: severity: message [code]`, its notes, and its fix behind an arrow.
  var texts: [String] {
    sorted.map { diagnostic in
      let place = diagnostic.location.map { $0.line == 0 ? "" : "\($0.line):\($0.column): " } ?? ""
      let notes = diagnostic.notes.map { note in
        let place = note.location.map { " at \($0.line):\($0.column)" } ?? ""
        return " (\(note.message)\(place))"
      }
      let fix = diagnostic.fix.map { " -> \($0)" } ?? ""
      return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
        + notes.joined() + fix
    }
  }
}
