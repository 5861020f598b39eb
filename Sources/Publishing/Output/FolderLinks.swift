import Diagnostics

/// A folder of links to the folders that pages are made of, for a tool that follows nothing but what lies in a folder.
///
/// A link's name tells where it leads, so that one which leads elsewhere is seen by a tool that compares names alone.
/// Links that are right are left as they are.
struct FolderLinks {
  /// The folder that holds the links.
  let location: NamedPath

  /// Whether the folder neither is nor holds nor lies in one that the next build reads or writes; if not, says so.
  func isApart(
    from inputs: [InputFolder],
    _ output: OutputFolder,
    homeFolder: String?,
    into diagnostics: inout DiagnosticCollector
  ) -> Bool {
    let fault: String?
    do throws(FileSystemError) {
      let folder = try OutputFolder.resolve(location)
      fault = try folder.fault(inputs: inputs, homeFolder: homeFolder) ?? folder.fault(beside: output)
    } catch {
      fault =
        FileSystem.isDeadLink(error.path) ? "lies behind a link that leads nowhere" : "cannot be used: \(error.reason)"
    }
    guard let fault else { return true }
    diagnostics.error(
      .refusedLinks,
      "the folder for links \"\(location.name)\" \(fault)",
      at: SourceLocation(file: location.name),
      fix: "Name a folder of its own with --link-inputs."
    )
    return false
  }

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

extension OutputFolder {
  /// Why nothing may be kept in this folder beside the output of a build; `nil` where it may.
  fileprivate func fault(beside output: OutputFolder) -> String? {
    let (own, other) = (RelativePath(path).folded, RelativePath(output.path).folded)
    if own == other { return "is the output folder" }
    if NamedPath.contains(other, own) { return "lies in the output folder \"\(output.location.name)\"" }
    if NamedPath.contains(own, other) { return "holds the output folder \"\(output.location.name)\"" }
    return nil
  }
}
