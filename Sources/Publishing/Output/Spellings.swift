import Dispatch

/// The paths of a manifest by the spelling that a disk which ignores case files them under; gathered when somebody asks,
/// which on most disks is never.
final class Spellings: @unchecked Sendable {
  private let queue = DispatchQueue(label: "fieldset.spellings")
  private let manifest: OutputManifest
  private var paths: [String: [RelativePath]]?

  init(of manifest: OutputManifest) {
    self.manifest = manifest
  }

  /// The paths that such a disk takes for one with this.
  func of(_ path: RelativePath) -> [RelativePath] {
    queue.sync {
      if let paths { return paths[path.folded, default: []] }
      let gathered = Dictionary(grouping: Set(manifest.entries.map(\.path)), by: \.folded)
      paths = gathered
      return gathered[path.folded, default: []]
    }
  }
}
