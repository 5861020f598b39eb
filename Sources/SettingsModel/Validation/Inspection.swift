import Diagnostics

/// A part of a page in its place: parts are large, and judging one takes no copy of it.
///
/// The page is not changed while it is judged.
typealias OptionPointer = UnsafePointer<Selection.Option>
typealias RowPointer = UnsafePointer<Row>
typealias SectionPointer = UnsafePointer<Section>

/// One walk over a resolved page or site: what was found, and what the walk must remember.
///
/// The rules stand in extensions, one concept a file; each takes what it judges and the place where it stands.
struct Inspection {
  /// What was found.
  var diagnostics = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)

  /// The schemes that links may have.
  let schemes: URLSchemes

  /// The keys of the page so far.
  var keys = KeyTable()

  /// Marks of the values at hand, kept so that the memory is used again.
  var prints = TextPrints()

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
    notes: @autoclosure () -> [Diagnostic.Note] = [],
    fix: @autoclosure () -> String? = nil
  ) {
    // Where faults are many, looking for their places and ways out is what takes time.
    if diagnostics.isFullOfErrors { return diagnostics.skipError() }
    diagnostics.error(code, message, at: place.location, notes: notes(), fix: fix())
  }

  /// Adds a warning.
  mutating func warning(
    _ code: Diagnostic.Code,
    _ message: String,
    at place: Place,
    notes: @autoclosure () -> [Diagnostic.Note] = [],
    fix: @autoclosure () -> String? = nil
  ) {
    if diagnostics.isFullOfWarnings { return diagnostics.skipWarning() }
    diagnostics.warning(code, message, at: place.location, notes: notes(), fix: fix())
  }

  /// Reports a field that a part needs, unless decoding has already judged what was written there.
  mutating func missing(_ field: String, in noun: String, _ origin: Origin?, fix: String? = nil) {
    let place = Place.field(field, origin)
    guard !place.isWritten else { return }
    error(
      .missingField,
      "missing field \"\(field)\" in \(noun)",
      at: place,
      fix: fix ?? place.wayOut(WayOut.add(field), inCode: WayOut.give(field))
    )
  }

  /// Reports a field that does nothing by itself.
  mutating func ineffective(_ field: String, without other: String, _ origin: Origin?, fix: String? = nil) {
    warning(
      .ineffectiveField,
      "\"\(field)\" has no effect without \"\(other)\"",
      at: .field(field, origin),
      fix: fix ?? "Add \"\(other)\", or take \"\(field)\" out."
    )
  }
}

extension Sequence<String> {
  /// "Did you mean …?", when a name is near.
  ///
  /// Only so many names are looked at that a long list with many faults stays quick.
  func suggestion(for name: String) -> String? {
    lazy.prefix([String].consideredCount).nearest(to: name).map { "Did you mean \"\($0)\"?" }
  }
}

extension [String] {
  /// So many names are looked at, at most, to find what was meant.
  static let consideredCount = 256

  /// The words to choose from, when they are few.
  var listed: String? {
    if isEmpty || count > 5 { return nil }
    var seen: Set<ExactText> = []
    return filter { seen.insert(ExactText($0)).inserted }.alternatives
  }

  /// Which of these values of options was likely meant; or all of them, when they are few; or an example.
  func offer(for value: String? = nil) -> String? {
    if let suggestion = value.flatMap({ suggestion(for: $0) }) { return suggestion }
    guard let first else { return "Add an option with this value." }
    return listed.map { "Use \($0)." } ?? "Use the value of an option, such as \"\(first)\"."
  }
}
