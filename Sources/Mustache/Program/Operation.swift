/// One step of rendering; steps follow each other unless they say otherwise.
///
/// Positions are those of ``Program/operations``, ranges of bytes those of ``Program/text``.
enum Operation: Sendable {
  /// Puts out literal text that starts no line.
  case text(Range<Int>)
  /// Puts out literal text, and the indentation at each place of ``Program/lineStarts`` in the second range.
  case lines(Range<Int>, lineStarts: Range<Int>)
  /// Puts out the indentation.
  case lineStart
  /// Puts out a value, escaped.
  case escaped(Path)
  /// Puts out a value as it is.
  case raw(Path)
  /// Starts a section; where it goes on when there is nothing to show, and whether what stands in it may ask for the
  /// value that it is over.
  case section(Path, end: Int, asksForValue: Bool)
  /// Starts the next round of the section whose first operation is given, or leaves it.
  case endSection(start: Int)
  /// Goes on behind the inverted section when there is something.
  case inverted(Path, end: Int)
  /// Calls a template.
  case partial(Int, Indentation)
  /// Calls the template that a value names.
  case dynamicPartial(Path, Indentation)
  /// Calls a template with blocks: a position of ``Program/parents``.
  case parent(Int)
  /// Puts out a block: a position of ``Program/blocks``.
  case block(Int)
  /// Leaves a template or a block.
  case `return`
}

/// What a call does to the indentation that starts the lines of what is called.
enum Indentation: Sendable {
  /// There is none: the tag stands inside a line.
  case none
  /// It stays.
  case kept
  /// It grows by this text: the tag stands alone on an indented line.
  case added(Range<Int>)
}

/// A piece of a template that is called by a block's name.
struct Fragment: Sendable {
  /// Its first operation.
  var start: Int
  /// Whether its text begins at the start of a line, so that it brings that line's indentation itself.
  var startsLine = false
}

/// A place that a block fills: with what a parent tag gives, else with the text that stands there.
struct BlockSite: Sendable {
  /// The block's number among the names of blocks.
  var name: Int
  /// What stands there.
  var content: Fragment
  /// Where it goes on.
  var end: Int
  /// Whether it stands at the start of a line.
  var startsLine: Bool
  var indentation: Indentation
}

/// A parent tag.
struct ParentCall: Sendable {
  enum Target: Sendable {
    case template(Int)
    case dynamic(Path)
    /// A template that is not there.
    case missing
  }
  var target: Target
  var indentation: Indentation
  /// The numbers of the blocks that it gives, in order.
  private(set) var names: [Int] = []
  private var contents: [Int: Fragment] = [:]
  /// Where it goes on.
  var end = 0

  init(target: Target, indentation: Indentation) {
    self.target = target
    self.indentation = indentation
  }

  /// What it gives to a block.
  func argument(_ name: Int) -> Fragment? { contents[name] }

  /// Gives something to a block; what was given first counts.
  mutating func give(_ content: Fragment, to name: Int) {
    names.append(name)
    if contents[name] == nil { contents[name] = content }
  }
}
