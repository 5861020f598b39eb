import Diagnostics

/// A folder of links to the folders that pages are made of, for a tool that follows nothing but what lies in a folder.
///
/// A link's name tells where it leads, so that one which leads elsewhere is seen by a tool that compares names alone.
/// Links that are right are left as they are.
struct FolderLinks {
  /// The folder that holds the links.
  let location: NamedPath

  /// Sees to it that there are links to these folders and to no others.
  func lead(to folders: [NamedPath], into diagnostics: inout DiagnosticCollector) {
    do throws(FileSystemError) {
      try FileSystem.makeFolders(location.path)
      let place = try FileSystem.canonicalPath(location.path)
      var missing: [String: String] = [:]
      for folder in folders {
        let path = try FileSystem.canonicalPath(folder.path)
        // Who followed that link would go round in a circle.
        if NamedPath.contains(path, place) {
          refuse(folder, into: &diagnostics)
        } else {
          missing[Checksum(of: Array(path.utf8)).description] = path
        }
      }
      for entry in try FileSystem.entries(of: place) where missing.removeValue(forKey: entry.name) == nil {
        // Links of other names are somebody else's.
        guard Checksum(entry.name) != nil else { continue }
        let path = NamedPath.join(place, entry.name)
        if try FileSystem.status(of: path, followingLinks: false)?.kind == .link { try FileSystem.removeFile(path) }
      }
      for (name, target) in missing { try FileSystem.makeLink(NamedPath.join(place, name), to: target) }
    } catch {
      diagnostics.unwritable(NamedPath(name: location.name, path: error.path), error)
    }
  }

  private func refuse(_ folder: NamedPath, into diagnostics: inout DiagnosticCollector) {
    diagnostics.warning(
      .symbolicLink,
      "no link leads to \"\(folder.name)\", since \"\(location.name)\" lies in it: its changes may not be noticed",
      at: SourceLocation(file: folder.name),
      fix: "Keep it in a folder of its own."
    )
  }
}
