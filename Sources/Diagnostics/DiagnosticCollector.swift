/// Gathers the diagnostics of a run, so that all of them are reported at once.
///
/// A collector is a value: parts that run side by side fill one each, and the results are appended in order.
public struct DiagnosticCollector: Sendable {
  /// The diagnostics in the order in which they were found.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty collector.
  public init() {}

  /// Whether an error was collected.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// The number of diagnostics with a severity, equal ones counted once.
  public func count(of severity: Diagnostic.Severity) -> Int {
    Set(diagnostics.lazy.filter { $0.severity == severity }).count
  }

  /// Adds a diagnostic.
  public mutating func append(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Adds everything that another collector holds.
  public mutating func append(contentsOf other: DiagnosticCollector) {
    diagnostics.append(contentsOf: other.diagnostics)
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
