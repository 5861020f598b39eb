/// Which templates and blocks call which, for each state in which they are called.
struct CallGraph {
  struct Edge {
    let target: Int
    /// The operation of the tag that calls.
    let position: Int
    /// Where the contexts of the call come from, if they are known.
    let origins: [ScopeStack.Origin]
  }

  /// For each state the calls for which nothing that they are called with comes to an end for sure.
  private var edges: [[Edge]] = []

  mutating func addState() { edges.append([]) }

  mutating func add(_ edge: Edge, from state: Int) { edges[state].append(edge) }

  /// The rings of calls: for each the calls in order, the last leading to where the first starts.
  func cycles() -> [[Edge]] {
    enum Mark { case new, open, done }
    var marks = [Mark](repeating: .new, count: edges.count)
    var cycles: [[Edge]] = []
    for start in edges.indices where marks[start] == .new {
      var path: [(state: Int, next: Int)] = [(start, 0)]
      marks[start] = .open
      while let (state, next) = path.last {
        guard next < edges[state].count else {
          marks[state] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = edges[state][next].target
        switch marks[target] {
        case .done: break
        case .new:
          marks[target] = .open
          path.append((target, 0))
        case .open:
          // The state's `next` was moved on already.
          let first = path.firstIndex { $0.state == target } ?? 0
          cycles.append(path[first...].map { edges[$0.state][$0.next - 1] })
        }
      }
    }
    return cycles
  }

  /// Whether a ring of calls ends: in each round some context is data inside of what it was in the round before.
  static func ends(_ cycle: [Edge]) -> Bool {
    guard var round = cycle.last?.origins else { return false }
    for edge in cycle.dropLast().reversed() {
      round = round.map { origin in
        let before = edge.origins[origin.position]
        return ScopeStack.Origin(position: before.position, isInside: origin.isInside || before.isInside)
      }
    }
    return round.indices.contains { start in
      var position = start
      var isInside = false
      for _ in round.indices {
        isInside = isInside || round[position].isInside
        position = round[position].position
        if position == start { return isInside }
      }
      return false
    }
  }
}
