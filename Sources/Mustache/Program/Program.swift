/// All templates of a library as flat operations over interned keys.
struct Program: Sendable {
  var operations: [Operation] = []

  /// For each operation the offset of its tag in the template's source.
  var offsets: [Int] = []

  /// For each template its first operation; the operations of a template follow each other.
  var starts: [Int] = []

  /// The literal text of all templates.
  var text: [UInt8] = []

  /// Offsets in `text` at which a line of a template starts.
  var lineStarts: [Int] = []

  var keys: KeyTable

  /// Where the fields of records stand.
  var slots = SlotTable()
  var dottedPaths: [[Int]] = []
  var blockNames = KeyTable()
  var parents: [ParentCall] = []
  var blocks: [BlockSite] = []

  /// The names of the templates.
  var names: [String]

  /// Templates by name.
  var indexes: [String: Int]

  /// The template that an operation belongs to.
  func template(at position: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// The templates that others call by name.
  var calledTemplates: Set<Int> {
    Set(
      operations.enumerated().compactMap { position, operation in
        let target: Int? =
          switch operation {
          case .partial(let target, _): target
          case .parent(let index): if case .template(let target) = parents[index].target { target } else { nil }
          default: nil
          }
        return target == template(at: position) ? nil : target
      }
    )
  }

  /// The keys of a path in order; none for the dot alone.
  func keys(of path: Path) -> [Int] {
    if let key = path.key { return [key] }
    return path.dotted.map { dottedPaths[$0] } ?? []
  }

  /// A path as it was written.
  func string(_ path: Path) -> String {
    let keys = keys(of: path)
    return keys.isEmpty ? "." : keys.map(self.keys.string).joined(separator: ".")
  }
}
