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

  /// How many settings one may wait for, those included for which these wait in their turn: the page names all of them
  /// wherever something waits.
  static let maximumReach = 100

  /// The settings that wait for more than may be, but for those that do so by way of another; there is no circle.
  var overlong: [(key: String, origin: Origin?)] {
    var found: [(key: String, origin: Origin?)] = []
    // At most so many settings are reached from each; several ways to one are counted several times.
    var reach = Array(repeating: 0, count: keys.count)
    var isOver = Array(repeating: false, count: keys.count)
    for node in targetsFirst {
      let targets = edges[node].map(\.target)
      reach[node] = targets.reduce(0) { min($0 + 1 + reach[$1], Self.maximumReach + 1) }
      guard reach[node] > Self.maximumReach else { continue }
      if targets.contains(where: { isOver[$0] }) {
        isOver[node] = true
      } else if isReachOver(from: node) {
        isOver[node] = true
        // The one to take out is the one that leads to most.
        found.append((keys[node], edges[node].max { reach[$0.target] < reach[$1.target] }?.origin))
      }
    }
    return found
  }

  /// All settings, each behind those that it depends on.
  private var targetsFirst: [Int] {
    var order: [Int] = []
    var isMet = Array(repeating: false, count: keys.count)
    for start in keys.indices where !isMet[start] {
      var path = [(node: start, next: 0)]
      isMet[start] = true
      while let (node, next) = path.last {
        guard next < edges[node].count else {
          order.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = edges[node][next].target
        guard !isMet[target] else { continue }
        isMet[target] = true
        path.append((target, 0))
      }
    }
    return order
  }

  /// Whether more settings than may be are reached from one; no more are looked at.
  private func isReachOver(from start: Int) -> Bool {
    var met: Set<Int> = []
    var open = [start]
    while let node = open.popLast() {
      for edge in edges[node] where met.insert(edge.target).inserted {
        if met.count > Self.maximumReach { return true }
        open.append(edge.target)
      }
    }
    return false
  }
}
