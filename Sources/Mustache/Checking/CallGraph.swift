/// Which templates and blocks call which, for each state in which they are called.
struct CallGraph {
  struct Edge {
    let target: Int
    /// The operation of the tag that calls.
    let position: Int
  }

  /// For each state the calls that no section over other data stands around.
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
}
