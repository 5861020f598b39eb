/// A regular expression of HTML's `pattern` attribute, matched against whole texts.
///
/// ```swift
/// Pattern("[A-Z]+\\d*")?.matches("AB1")  // true
/// ```
///
/// Matching goes through the text with the set of all places that can be reached, so that no text, however it was made
/// up, takes more than a time that grows with its length: what strangers send is matched here. That leaves out what such
/// a set cannot tell, above all references back to a group; a pattern that has them is none here.
struct Pattern: Sendable {
  /// A part of an expression.
  indirect enum Node: Sendable {
    /// One scalar of a set.
    case scalar(ScalarSet)
    /// One part behind the other.
    case sequence([Node])
    /// One part or another.
    case choice([Node])
    /// A part several times, or without an upper bound.
    case repetition(Node, minimum: Int, maximum: Int?)
    /// A place before or behind which a part stands, or does not, without being taken.
    case look(Node, isAhead: Bool, isNegated: Bool)
    /// The start of the text.
    case start
    /// The end of the text.
    case end
    /// The edge of a word, or a place that is none.
    case wordBoundary(isNegated: Bool)
  }

  private let root: Node

  /// Reads an expression; `nil` when it is none, or has what cannot be matched here.
  init?(_ text: String) {
    var parser = PatternParser(text)
    guard let root = parser.parse() else { return nil }
    self.root = root
  }

  /// Whether a whole text matches; `nil` when telling would take too long.
  func matches(_ text: String) -> Bool? {
    var matcher = PatternMatcher(Array(text.unicodeScalars))
    let ends = matcher.ends(of: root, from: [0])
    return matcher.isExhausted ? nil : ends.last == matcher.scalars.count
  }
}
