/// One tag of a template, by its place in the source.
struct Tag: Sendable {
  enum Kind: Sendable {
    case variable, raw, section, inverted, close, comment, delimiters, partial, parent, block

    /// Whether keys mean something else behind such a tag than before it.
    var opensScope: Bool { [.section, .parent, .block].contains(self) }
  }

  var kind: Kind

  /// From the opening delimiter to behind the closing one.
  var range: Range<Int>

  /// The name without blanks around it; for dynamic names without the asterisk.
  var name: Range<Int>

  /// Whether the name is a key that holds the name.
  var isDynamic = false

  /// The position among the tags of the one that closes or opens this one.
  var partner = -1
}
