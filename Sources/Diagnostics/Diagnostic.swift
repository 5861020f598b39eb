/// One thing that is wrong with the input, said once, with its place and a way out.
///
/// ```swift
/// Diagnostic(
///   .error, .unknownField, "unknown field \"tittle\" in a page",
///   at: file.location(at: 4),
///   fix: "Did you mean \"title\"?"
/// )
/// ```
///
/// Messages start in lower case and end without a full stop; fixes are whole sentences.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Nothing is written, and the exit code is 1.
    case error
    /// The site is built all the same.
    case warning
  }

  /// A stable name for a kind of fault, such as `unknown-field`: scripts and documentation rely on it.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// Lower-case words joined by hyphens.
    public let rawValue: String

    /// Creates a code from its spelling.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a code from its spelling.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
  }

  /// A second place or fact that helps to understand the first.
  public struct Note: Hashable, Sendable {
    /// What is there, in lower case and without a full stop.
    public let message: String

    /// Where it is.
    public let location: SourceLocation?

    /// Creates a note.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// How bad it is.
  public let severity: Severity

  /// The kind of fault.
  public let code: Code

  /// What is wrong.
  public let message: String

  /// Where it is; `nil` when it is nowhere in a file.
  public let location: SourceLocation?

  /// Other places that belong to it.
  public let notes: [Note]

  /// What to do about it.
  public let fix: String?

  /// Creates a diagnostic.
  public init(
    _ severity: Severity,
    _ code: Code,
    _ message: String,
    at location: SourceLocation? = nil,
    notes: [Note] = [],
    fix: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.notes = notes
    self.fix = fix
  }
}
