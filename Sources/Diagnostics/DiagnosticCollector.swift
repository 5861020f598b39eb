/// Gathers the diagnostics of a run, so that all of them are reported at once.
///
/// A collector is a value: parts that run side by side fill one each, and the results are appended in order.
public struct DiagnosticCollector: Sendable {
  /// The diagnostics in the order in which they were found.
  public private(set) var diagnostics: [Diagnostic] = []

  /// How many errors are kept, and how many warnings; of what is found beyond only the number is.
  private let limit: Int

  private var counts = Counts()
  private var excess = Counts()

  private struct Counts {
    var errors = 0
    var warnings = 0
  }

  /// Creates an empty collector.
  public init() {
    limit = .max
  }

  /// Creates an empty collector of what is found in one file, which may be faulty all over.
  package init(limit: Int) {
    self.limit = limit
  }

  /// How many errors, and how many warnings, of one file are told by whoever reads or judges it.
  package static let faultLimit = 1000

  /// Whether no more errors are kept, so that nobody need look for words.
  package var isFullOfErrors: Bool { counts.errors >= limit }

  /// Whether no more warnings are kept.
  package var isFullOfWarnings: Bool { counts.warnings >= limit }

  /// The severity of what was found beyond the limit; `nil` when nothing was.
  package var severityOfExcess: Diagnostic.Severity? {
    excess.errors > 0 ? .error : excess.warnings > 0 ? .warning : nil
  }

  /// Whether an error was collected.
  public var hasErrors: Bool {
    excess.errors > 0 || diagnostics.contains { $0.severity == .error }
  }

  /// The number of diagnostics with a severity, equal ones counted once.
  public func count(of severity: Diagnostic.Severity) -> Int {
    Set(diagnostics.lazy.filter { $0.severity == severity }).count
  }

  /// Adds a diagnostic.
  public mutating func append(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error:
      guard !isFullOfErrors else { return skipError() }
      counts.errors += 1
    default:
      guard !isFullOfWarnings else { return skipWarning() }
      counts.warnings += 1
    }
    diagnostics.append(diagnostic)
  }

  /// Counts an error that is found while no more are kept.
  package mutating func skipError() { excess.errors += 1 }

  /// Counts a warning that is found while no more are kept.
  package mutating func skipWarning() { excess.warnings += 1 }

  /// Adds everything that another collector holds.
  public mutating func append(contentsOf other: DiagnosticCollector) {
    if limit == .max {
      diagnostics.append(contentsOf: other.diagnostics)
    } else {
      for diagnostic in other.diagnostics { append(diagnostic) }
      excess.errors += other.excess.errors
      excess.warnings += other.excess.warnings
    }
  }

  /// Adds what was found in a file or a folder, and says when there was more than is told.
  package mutating func append(faults: DiagnosticCollector, of file: @autoclosure () -> SourceLocation?) {
    append(contentsOf: faults)
    guard let severity = faults.severityOfExcess else { return }
    append(
      Diagnostic(
        severity,
        .tooManyFaults,
        "there are more \(severity == .error ? "faults" : "warnings") here than the \(DiagnosticCollector.faultLimit) that are told",
        at: file(),
        fix: "Mend those first."
      )
    )
  }

  /// Adds an error.
  public mutating func error(
    _ code: Diagnostic.Code,
    _ message: String,
    at location: SourceLocation? = nil,
    notes: [Diagnostic.Note] = [],
    fix: String? = nil
  ) {
    append(Diagnostic(.error, code, message, at: location, notes: notes, fix: fix))
  }

  /// Adds a warning.
  public mutating func warning(
    _ code: Diagnostic.Code,
    _ message: String,
    at location: SourceLocation? = nil,
    notes: [Diagnostic.Note] = [],
    fix: String? = nil
  ) {
    append(Diagnostic(.warning, code, message, at: location, notes: notes, fix: fix))
  }

  /// The diagnostics by file, line and column, each once; those without a place in a file come first.
  ///
  /// Equal places keep the order in which they were found.
  public var sorted: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.enumerated()
      .filter { seen.insert($0.element).inserted }
      .sorted { left, right in
        let (first, second) = (left.element.location, right.element.location)
        let firstKey = (first?.file ?? "", first?.line ?? 0, first?.column ?? 0, left.offset)
        let secondKey = (second?.file ?? "", second?.line ?? 0, second?.column ?? 0, right.offset)
        return firstKey < secondKey
      }
      .map(\.element)
  }
}
