import Dispatch

/// The contents that the last build left, by its stamps: a file that holds one of them is a build's work even
/// if the list of files has been lost.
///
/// They are gathered when somebody asks, which is when something stands where a file goes and is not on the list.
final class StampedContents: @unchecked Sendable {
  private struct Content: Hashable {
    let size: Int
    let hash: Checksum
  }

  private let folder: FolderHandle
  private let queue = DispatchQueue(label: "fieldset.contents")
  private var gathered: (contents: Set<Content>, largestSize: Int)?

  init(in folder: FolderHandle) {
    self.folder = folder
  }

  /// Whether a file in the folder holds one of the contents.
  func include(_ path: RelativePath) -> Bool {
    let (contents, largestSize) = known
    guard !contents.isEmpty,
      let bytes = try? folder.read(PathBuffer(path.text), upTo: largestSize).bytes
    else { return false }
    return contents.contains(Content(size: bytes.count, hash: Checksum(of: bytes)))
  }

  private var known: (contents: Set<Content>, largestSize: Int) {
    queue.sync {
      if let gathered { return gathered }
      var contents: Set<Content> = []
      PageStamps.forEach(in: folder) { stamp in
        for ending in PageStamp.Outputs.endings where !stamp.outputs[ending].isAbsent {
          contents.insert(Content(size: stamp.outputs[ending].size, hash: stamp.outputs[ending].hash))
        }
      }
      let all = (contents, contents.map(\.size).max() ?? 0)
      gathered = all
      return all
    }
  }
}
