/// Which deciding setting depends on which, itself or through the section that it stands in.
struct DependencyGraph {
  /// Settings that depend on one another in a circle, from the one whose dependency closes it.
  struct Cycle {
    let keys: [String]
    let origin: Origin?
    let isThroughSection: Bool
  }

  private struct Edge {
    let target: Int
    let origin: Origin?
    let isThroughSection: Bool
  }

  private let keys: [String]
  private var edges: [[Edge]]

  init(_ page: Page, _ settings: DecidingSettings) {
    keys = settings.keys
    edges = Array(repeating: [], count: keys.count)
    let numbers = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    for section in page.sections {
      switch section.content {
      case .selection:
        connect(section.key, section.dependency, isThroughSection: false, numbers)
      case .rows(let rows):
        for row in rows {
          connect(row.key, row.dependency, isThroughSection: false, numbers)
          connect(row.key, section.dependency, isThroughSection: true, numbers)
        }
      }
    }
  }

  private mutating func connect(
    _ key: String?,
    _ dependency: Dependency?,
    isThroughSection: Bool,
    _ numbers: [String: Int]
  ) {
    guard let dependency, let source = key.flatMap({ numbers[$0] }), let target = numbers[dependency.key] else {
      return
    }
    edges[source].append(Edge(target: target, origin: dependency.origin, isThroughSection: isThroughSection))
  }

  /// The circles, each once; found without recursion, since a page may be long.
  var cycles: [Cycle] {
    var cycles: [Cycle] = []
    var isDone = Array(repeating: false, count: keys.count)
    var position: [Int?] = Array(repeating: nil, count: keys.count)
    for start in keys.indices where !isDone[start] {
      var path = [(node: start, next: 0)]
      position[start] = 0
      while let (node, next) = path.last {
        guard next < edges[node].count else {
          isDone[node] = true
          position[node] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = edges[node][next]
        if let first = position[edge.target] {
          // The last of the path leads back to its `first`; of a long way only its beginning is told.
          let way = path[first...].dropLast().prefix(Self.toldLength).map { keys[$0.node] }
          cycles.append(
            Cycle(keys: [keys[node]] + way, origin: edge.origin, isThroughSection: edge.isThroughSection)
          )
        } else if !isDone[edge.target] {
          position[edge.target] = path.count
          path.append((edge.target, 0))
        }
      }
    }
    return cycles
  }

  private static let toldLength = 4
}
