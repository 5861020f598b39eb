public import Diagnostics

/// What a build found and did.
public struct BuildReport: Sendable {
  /// How a build ended.
  public enum Outcome: Hashable, Sendable {
    /// All is written, or was already.
    case success
    /// The site, its theme or the disk is at fault; the output is as it was, unless it is partly written.
    case fault
    /// What was asked for makes no sense: no such site, an unknown theme by option, a refused output.
    case wrongUsage
  }

  /// How it ended.
  public var outcome: Outcome

  /// Whether the disk was at fault while files were put in place, so that some may be new and others old; the next build
  /// does the rest.
  public var isPartlyWritten = false

  /// What was found, in no order.
  public var diagnostics: DiagnosticCollector

  /// Pages that were new or had changed.
  public var pagesWritten = 0

  /// Pages that were there already, byte for byte.
  public var pagesUnchanged = 0

  /// Pages that were looked at by a check.
  public var pagesChecked = 0

  /// Pages of earlier builds that are no longer made and were removed.
  public var pagesRemoved = 0

  /// The size of everything that was written.
  public var bytesWritten = 0

  /// The folders that the theme was read from: its own first, then the ones it extends.
  public var themeFolders: [String] = []

  /// The files that were written, as paths that the user can use.
  public var writtenFiles: [String] = []

  /// The files that were removed, as paths that the user can use.
  public var removedFiles: [String] = []

  /// The page to open first, as a path that the user can use.
  public var homeFile: String?

  /// Creates a report.
  public init(outcome: Outcome, diagnostics: DiagnosticCollector) {
    self.outcome = outcome
    self.diagnostics = diagnostics
  }
}
