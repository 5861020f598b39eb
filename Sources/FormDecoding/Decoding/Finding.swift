import Diagnostics

/// A problem whose place is still an offset.
struct Finding {
  let key: String?
  /// Where it is in the form; `nil` for the form as a whole.
  let offset: Int?
  let diagnostic: Diagnostic

  init(
    _ code: Diagnostic.Code,
    _ message: String,
    key: String? = nil,
    at offset: Int?,
    fix: String? = nil
  ) {
    self.key = key
    self.offset = offset
    diagnostic = Diagnostic(.error, code, message, fix: fix)
  }

  /// A problem that another reader placed.
  init(_ diagnostic: Diagnostic) {
    key = nil
    offset = nil
    self.diagnostic = diagnostic
  }
}

extension [Finding] {
  /// The problems with their places, found in one pass over the form.
  func problems(in source: SourceFile) -> [FormProblem] {
    let sorted = enumerated().sorted { ($0.element.offset ?? -1, $0.offset) < ($1.element.offset ?? -1, $1.offset) }
      .map(\.element)
    var locations = source.locations(at: sorted.compactMap(\.offset))[...]
    return sorted.map { finding in
      let place = finding.offset.flatMap { _ in locations.popFirst() } ?? finding.diagnostic.location
      return FormProblem(key: finding.key, diagnostic: finding.diagnostic.placed(at: place, in: source))
    }
  }
}

extension Diagnostic {
  /// The same at a place, without the line around it, where secrets may stand.
  fileprivate func placed(at place: SourceLocation?, in source: SourceFile) -> Diagnostic {
    let location = SourceLocation(file: source.name, line: place?.line ?? 0, column: place?.column ?? 0)
    let notes = notes.map { note in
      Note(note.message, at: note.location.map { SourceLocation(file: $0.file, line: $0.line, column: $0.column) })
    }
    return Diagnostic(severity, code, message, at: location, notes: notes, fix: fix)
  }
}

extension String {
  /// The text in quotes for a message, cut where it is long.
  var quoted: String {
    let scalars = unicodeScalars.prefix(61)
    guard scalars.count > 60 else { return "\"\(self)\"" }
    return "\"\(Substring(scalars.prefix(60)))…\""
  }
}
