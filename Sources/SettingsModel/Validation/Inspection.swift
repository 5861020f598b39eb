import Diagnostics

/// One walk over a resolved page or site: what was found, and what the walk must remember.
///
/// The rules stand in extensions, one concept a file; each takes what it judges and the place where it stands.
struct Inspection {
  /// What was found.
  var diagnostics = DiagnosticCollector()

  /// The schemes that links may have.
  let schemes: URLSchemes

  /// The keys of the page so far.
  var keys = KeyTable()

  /// Language tags that were found right, so that each is judged once.
  var rightLanguages: Set<String> = []

  init(schemes: URLSchemes) {
    self.schemes = schemes
  }

  /// Adds an error.
  mutating func error(
    _ code: Diagnostic.Code,
    _ message: String,
    at place: Place,
    notes: [Diagnostic.Note] = [],
    fix: String? = nil
  ) {
    diagnostics.error(code, message, at: place.location, notes: notes, fix: fix)
  }

  /// Adds a warning.
  mutating func warning(
    _ code: Diagnostic.Code,
    _ message: String,
    at place: Place,
    notes: [Diagnostic.Note] = [],
    fix: String? = nil
  ) {
    diagnostics.warning(code, message, at: place.location, notes: notes, fix: fix)
  }

  /// Reports a field that a part needs, unless decoding has already judged what was written there.
  mutating func missing(_ field: String, in noun: String, _ origin: Origin?, fix: String? = nil) {
    let place = Place.field(field, origin)
    guard !place.isWritten else { return }
    error(.missingField, "missing field \"\(field)\" in \(noun)", at: place, fix: fix)
  }
}

extension Sequence<String> {
  /// "Did you mean …?", when a name is near.
  ///
  /// Only so many names are looked at that a long list with many faults stays quick.
  func suggestion(for name: String) -> String? {
    lazy.prefix(256).nearest(to: name).map { "Did you mean \"\($0)\"?" }
  }
}
