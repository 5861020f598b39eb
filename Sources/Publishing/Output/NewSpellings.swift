/// The paths of a build's files by the spelling that a disk which ignores case files them under.
struct NewSpellings {
  private let list: OutputList
  private let isPlain: Bool
  private lazy var paths = Dictionary(grouping: (0..<list.count).map(list.path), by: \.folded)

  init(of list: OutputList) {
    self.list = list
    isPlain = list.slugs.areDistinctOnEveryDisk && list.others.allSatisfy(Self.isPlain)
  }

  /// The paths that such a disk takes for one with this.
  mutating func of(_ path: RelativePath) -> [RelativePath] {
    // What has no capitals and no accents is spelled in one way, and that is not made any longer.
    if isPlain, Self.isPlain(path) { return [] }
    return paths[path.folded, default: []]
  }

  private static func isPlain(_ path: RelativePath) -> Bool {
    path.text.utf8.allSatisfy { $0.isTheSameOnEveryDisk || $0 == UInt8(ascii: ".") }
  }
}
