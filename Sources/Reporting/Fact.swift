/// A number or text that sums up a run, such as the number of pages that were written.
public struct Fact: Hashable, Sendable {
  /// What a fact can be.
  public enum Value: Hashable, Sendable {
    /// A whole number.
    case number(Int)
    /// A text.
    case text(String)
  }

  /// The name, in the manner of a JSON member: `pagesWritten`.
  public let name: String

  /// What it is.
  public let value: Value

  /// Creates a fact that is a number.
  public init(_ name: String, _ number: Int) {
    self.name = name
    value = .number(number)
  }

  /// Creates a fact that is a text.
  public init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }
}
