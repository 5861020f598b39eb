/// Which bytes of a result each round of a section over a list has made, and what the round depends on.
package struct TemplateTrace {
  /// Where in the templates a round starts: rounds of one place that look at nothing around their element are the same
  /// for the same element.
  package struct Place: Hashable {
    let start: Int
    let depth: Int
    let scopes: [Int]
    let indentation: [UInt8]
  }

  /// One element of a list, put out by a section.
  package struct Round {
    /// The position of the element's record type in the schema; -1 for other values.
    package let recordType: Int
    /// The element's position in its list.
    package let index: Int
    /// The round that it stands in, by its position; -1 for none.
    package let parent: Int
    package let place: Place
    /// The bytes that it has made.
    package fileprivate(set) var bytes: Range<Int>
    /// Whether it looks at nothing but the element and what is in it.
    package fileprivate(set) var isClosed = true
    /// Whether it goes through a list around the element, or asks whether anything is in one.
    package fileprivate(set) var looksAtListsAround = false
  }

  /// The rounds in the order of their starts.
  package private(set) var rounds: [Round] = []

  /// The outermost frame that was looked at, and the outermost in which a list was.
  private struct Depth {
    var ofLookups = Int.max
    var ofLists = Int.max
  }

  /// Rounds that have started: their positions, their frames, and what was looked at around them.
  private var open: [(round: Int, frame: Int, lowest: Depth)] = []
  private var lowest = Depth()

  package init() {}

  mutating func noteLookup(in frame: Int, isOfList: Bool) {
    lowest.ofLookups = min(lowest.ofLookups, frame)
    if isOfList { lowest.ofLists = min(lowest.ofLists, frame) }
  }

  mutating func start(index: Int, recordType: Int, at place: Place, offset: Int, frame: Int) {
    rounds.append(
      Round(
        recordType: recordType,
        index: index,
        parent: open.last?.round ?? -1,
        place: place,
        bytes: offset..<offset
      )
    )
    open.append((rounds.count - 1, frame, lowest))
    lowest = Depth()
  }

  mutating func end(at offset: Int) {
    guard let ended = open.popLast() else { return }
    rounds[ended.round].bytes = rounds[ended.round].bytes.lowerBound..<offset
    rounds[ended.round].isClosed = lowest.ofLookups >= ended.frame
    rounds[ended.round].looksAtListsAround = lowest.ofLists < ended.frame
    lowest.ofLookups = min(lowest.ofLookups, ended.lowest.ofLookups)
    lowest.ofLists = min(lowest.ofLists, ended.lowest.ofLists)
  }
}
