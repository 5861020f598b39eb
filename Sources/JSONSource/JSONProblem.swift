import Diagnostics

/// Something wrong in a JSON text, by its offset; places are worked out only when all problems are known.
struct JSONProblem: Sendable {
  var offset: Int
  var code: Diagnostic.Code
  var message: String
  var note: (message: String, offset: Int)?
  var fix: String?
  /// Whether the text is no JSON because of it; keys that stand twice leave it one.
  var isSyntaxError = true
}

/// The problems of one JSON text.
struct JSONProblems: Sendable {
  private(set) var problems: [JSONProblem] = []
  private(set) var hasSyntaxErrors = false
  private var hasInvalidUTF8 = false

  /// Notes a problem.
  ///
  /// A file in another encoding breaks UTF-8 in many places, of which the first says it all.
  mutating func append(_ problem: JSONProblem) {
    if problem.isSyntaxError { hasSyntaxErrors = true }
    if problem.code == .jsonInvalidUTF8 {
      if hasInvalidUTF8 { return }
      hasInvalidUTF8 = true
    }
    // Where everything is wrong the first faults say it all too.
    guard problems.count < DiagnosticCollector.faultLimit else {
      if problems.count == DiagnosticCollector.faultLimit {
        problems.append(.tooMany(at: problem.offset, isSyntaxError: hasSyntaxErrors))
      }
      return
    }
    problems.append(problem)
  }

  /// Hands the problems on in the order of the text.
  func report(in source: SourceFile, into diagnostics: inout DiagnosticCollector) {
    guard !problems.isEmpty else { return }
    let problems = problems.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
    let locations = source.locations(at: problems.map(\.offset))
    let noteOffsets = problems.compactMap(\.note?.offset).sorted()
    let noteLocations = Dictionary(
      zip(noteOffsets, source.locations(at: noteOffsets)),
      uniquingKeysWith: { first, _ in first }
    )
    for (problem, location) in zip(problems, locations) {
      diagnostics.error(
        problem.code,
        problem.message,
        at: location,
        notes: problem.note.map { [Diagnostic.Note($0.message, at: noteLocations[$0.offset])] } ?? [],
        fix: problem.fix
      )
    }
  }
}
