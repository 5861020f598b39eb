/// Finds where the parts of a pattern end in a text.
///
/// Places are sets of positions in ascending order. Every part takes each position at most once, so that the work is
/// bounded by the pattern's size and the square of the text's.
struct PatternMatcher {
  let scalars: [Unicode.Scalar]

  /// How many positions may still be looked at.
  private var budget = 500_000

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Whether the work was given up, so that the result means nothing.
  var isExhausted: Bool { budget < 0 }

  /// The positions where a part can end that starts at one of some positions.
  mutating func ends(of node: Pattern.Node, from starts: [Int]) -> [Int] {
    budget -= max(1, starts.count)
    guard !isExhausted, !starts.isEmpty else { return [] }
    switch node {
    case .scalar(let set):
      return starts.compactMap { $0 < scalars.count && set.contains(scalars[$0]) ? $0 + 1 : nil }
    case .sequence(let parts):
      return parts.reduce(starts) { ends(of: $1, from: $0) }
    case .choice(let parts):
      return Set(parts.flatMap { ends(of: $0, from: starts) }).sorted()
    case .repetition(let part, let minimum, let maximum):
      return ends(ofRepeated: part, minimum, maximum, from: starts)
    case .look(let part, let isAhead, let isNegated):
      return starts.filter { isMatch(of: part, isAhead: isAhead, at: $0) != isNegated }
    case .start:
      return starts.filter { $0 == 0 }
    case .end:
      return starts.filter { $0 == scalars.count }
    case .wordBoundary(let isNegated):
      return starts.filter { (isWord(at: $0 - 1) != isWord(at: $0)) != isNegated }
    }
  }

  private mutating func ends(
    ofRepeated part: Pattern.Node,
    _ minimum: Int,
    _ maximum: Int?,
    from starts: [Int]
  ) -> [Int] {
    var current = starts
    for _ in 0..<minimum {
      let next = ends(of: part, from: current)
      // Where a part moves nothing, moving it again does not either.
      if next == current { break }
      current = next
      if current.isEmpty { return [] }
    }
    var reached = Set(current)
    var count = minimum
    while !current.isEmpty, count < maximum ?? .max {
      current = ends(of: part, from: current).filter { reached.insert($0).inserted }
      count += 1
    }
    return isExhausted ? [] : reached.sorted()
  }

  private mutating func isMatch(of part: Pattern.Node, isAhead: Bool, at position: Int) -> Bool {
    guard !isExhausted else { return false }
    if isAhead { return !ends(of: part, from: [position]).isEmpty }
    // What stands before a position starts at one of those before it.
    return ends(of: part, from: Array(0...position)).contains(position)
  }

  private func isWord(at position: Int) -> Bool {
    scalars.indices.contains(position) && ScalarSet.word.contains(scalars[position])
  }
}
