import Dispatch
import Themes

/// Reads a theme's folders and takes the fingerprint of all that was read.
final class RecordingFolderReader: FolderReader, @unchecked Sendable {
  private let reader: SystemFolderReader
  private let queue = DispatchQueue(label: "fieldset.reader")
  private var fingerprint = Fingerprint()

  init(_ reader: SystemFolderReader) {
    self.reader = reader
  }

  /// The fingerprint of the names and contents that were read so far, in that order.
  var checksum: Checksum { queue.sync { fingerprint.checksum } }

  func entry(at path: String) -> FolderEntry? {
    reader.entry(at: path)
  }

  func kind(at path: String) -> FolderEntry.Kind? {
    reader.kind(at: path)
  }

  func names(in folder: String) throws(FolderReaderFailure) -> [String] {
    let names = try reader.names(in: folder)
    queue.sync {
      for name in names { fingerprint.combine(name) }
    }
    return names
  }

  func bytes(of file: String) throws(FolderReaderFailure) -> [UInt8] {
    let bytes = try reader.bytes(of: file)
    queue.sync {
      // One folder may be reached by many paths; what is in it counts.
      fingerprint.combine(NamedPath.lastComponent(of: file))
      fingerprint.combine(Checksum(of: bytes))
    }
    return bytes
  }
}
