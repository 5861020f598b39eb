import Diagnostics
import JSONSource

/// The list of the files that builds wrote into an output folder: nothing else there is ever replaced or removed.
///
/// While a build is putting its files in place the list holds what was there before *and* what is coming, so that
/// whatever a killed build leaves is still known as ours. A path may then stand there twice, with two contents.
struct OutputManifest: Hashable, Sendable {
  /// A file as it was written.
  struct Entry: Hashable, Sendable {
    let path: RelativePath
    let size: Int
    let hash: Checksum
  }

  /// The manifest's own name in the output folder.
  static let fileName = ".fieldset-manifest.json"

  /// The files by path.
  private(set) var entries: [Entry]

  private(set) var paths: Set<RelativePath>

  init(entries: [Entry] = []) {
    self.entries = Set(entries).sorted {
      ($0.path, $0.size, $0.hash.value) < ($1.path, $1.size, $1.hash.value)
    }
    paths = Set(entries.map(\.path))
  }

  /// What both lists hold.
  func union(_ other: OutputManifest) -> OutputManifest {
    OutputManifest(entries: entries + other.entries)
  }

  /// The manifest as a file, each path on a line of its own, so that a version control system shows what changed.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { root in
      root.member("version", 1)
      root.member("files") { files in
        files.array { list in
          for entry in entries {
            list.object { file in
              file.member("path", entry.path.text)
              file.member("size", entry.size)
              file.member("hash", entry.hash.description)
            }
          }
        }
      }
    }
    return writer.bytes
  }

  /// Reads a manifest; `nil` when it is none of ours or damaged.
  init?(_ file: SourceFile) {
    var ignored = DiagnosticCollector()
    guard let root = JSONDocument.read(file, into: &ignored)?.root, !ignored.hasErrors,
      root["version"]?.number == "1", let files = root["files"], files.kind == .array
    else { return nil }
    var entries: [Entry] = []
    for file in files.elements {
      guard let text = file["path"]?.string, let size = file["size"]?.number.flatMap({ Int($0) }),
        let hash = file["hash"]?.string.flatMap(Checksum.init)
      else { return nil }
      let path = RelativePath(text)
      // A list that somebody tampered with must not make us remove what lies elsewhere.
      guard path.isSafe else { return nil }
      entries.append(Entry(path: path, size: size, hash: hash))
    }
    self.init(entries: entries)
  }
}
