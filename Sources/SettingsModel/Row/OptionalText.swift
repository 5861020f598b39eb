/// A text that may be missing: `String` or `String?`.
///
/// A ``RowModel`` may so have a title that is always there, or one that is not.
public protocol OptionalText: Sendable {
  /// The text; `nil` when there is none.
  var optionalText: String? { get }
}

extension String: OptionalText {
  /// The string.
  public var optionalText: String? { self }
}

extension Optional: OptionalText where Wrapped == String {
  /// The string, if there is one.
  public var optionalText: String? { self }
}
