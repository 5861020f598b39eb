import Diagnostics

/// What is wrong with pages, in the order of the pages: of very many the first, and how many more there are.
struct PageFaults: Sendable {
  /// So many are told before those of further pages are only counted.
  private static let limit = 10_000

  private var pages: [(number: Int, diagnostics: DiagnosticCollector)] = []
  private var count = 0
  private var untold: (errors: Int, warnings: Int) = (0, 0)

  /// Whether nothing is wrong.
  var isEmpty: Bool { pages.isEmpty }

  /// Whether some of it makes a page unusable.
  var hasErrors: Bool { untold.errors > 0 || pages.contains { $0.diagnostics.hasErrors } }

  /// Adds what is wrong with a page whose number is larger than those of the others.
  mutating func append(_ diagnostics: DiagnosticCollector, of number: Int) {
    if count < Self.limit {
      count += diagnostics.diagnostics.count
      pages.append((number, diagnostics))
    } else {
      let errors = diagnostics.diagnostics.count { $0.severity == .error }
      untold.errors += errors
      untold.warnings += diagnostics.diagnostics.count - errors
    }
  }

  /// Adds what others have found, in any order.
  mutating func formUnion(_ others: PageFaults) {
    guard !others.pages.isEmpty else { return }
    let all = (pages + others.pages).sorted { $0.number < $1.number }
    (pages, count) = ([], 0)
    untold.errors += others.untold.errors
    untold.warnings += others.untold.warnings
    for page in all { append(page.diagnostics, of: page.number) }
  }

  /// Tells what there is to tell.
  ///
  /// - Parameters:
  ///   - folder: What the pages are in.
  ///   - diagnostics: Takes it.
  func report(in folder: String?, into diagnostics: inout DiagnosticCollector) {
    for page in pages { diagnostics.append(contentsOf: page.diagnostics) }
    guard untold.errors + untold.warnings > 0 else { return }
    let what =
      untold.errors == 0
      ? "\(untold.warnings) more warnings"
      : "\(untold.errors) more errors" + (untold.warnings == 0 ? "" : " and \(untold.warnings) more warnings")
    diagnostics.append(
      Diagnostic(
        untold.errors == 0 ? .warning : .error,
        .tooManyFaults,
        "there are \(what) in other pages than the \(count) that are told",
        at: folder.map { SourceLocation(file: $0) },
        fix: "Mend those first."
      )
    )
  }
}
