import Diagnostics

/// A folder that it is safe to write a site into.
///
/// Looking at it changes nothing: ``OutputTransaction`` does the writing.
struct OutputFolder: Sendable {
  /// The folder as the user knows it.
  let location: NamedPath

  /// Its absolute path without links.
  let path: String

  /// Folders that are to be made, outermost first; the last is the output itself.
  let missingFolders: [String]

  /// Where a whole output stands for a moment before it takes its place.
  var pathAside: String {
    let name = "." + NamedPath.lastComponent(of: path) + StagingFolder.name
    return NamedPath.join(NamedPath.parent(of: path) ?? "/", name)
  }

  /// Accepts a folder that neither is nor holds nor lies in one that is read, and that is not a person's whole disk.
  static func open(
    _ location: NamedPath,
    inputs: [InputFolder],
    homeFolder: String?,
    into diagnostics: inout DiagnosticCollector
  ) -> OutputFolder? {
    do throws(FileSystemError) {
      let folder = try resolve(location)
      if let fault = try folder.fault(inputs: inputs, homeFolder: homeFolder) {
        diagnostics.error(
          .refusedOutput,
          "the output folder \"\(location.name)\" \(fault)",
          at: SourceLocation(file: location.name),
          fix: "Name a folder of its own with --output."
        )
        return nil
      }
      return folder
    } catch {
      let isDeadLink = FileSystem.isDeadLink(error.path)
      diagnostics.error(
        .refusedOutput,
        "the output folder \"\(location.name)\" cannot be used: "
          + (isDeadLink ? "a symbolic link on the way leads nowhere" : error.reason),
        at: SourceLocation(file: location.name),
        fix: isDeadLink ? "Remove the link, or make the folder that it leads to." : "Name another folder with --output."
      )
      return nil
    }
  }

  /// Follows links as far as the path exists and adds the rest.
  static func resolve(_ location: NamedPath) throws(FileSystemError) -> OutputFolder {
    var existing = location.path
    var rest: [String] = []
    while try FileSystem.status(of: existing, followingLinks: false) == nil, let parent = NamedPath.parent(of: existing)
    {
      rest.insert(NamedPath.lastComponent(of: existing), at: 0)
      existing = parent
    }
    let isFolder = try FileSystem.status(of: existing)?.kind == .folder
    if !rest.isEmpty, !isFolder { throw .notAFolder(existing) }
    var path = try FileSystem.canonicalPath(existing)
    var missing: [String] = []
    for component in rest where component != "." {
      if component == ".." {
        path = NamedPath.parent(of: path) ?? "/"
        _ = missing.popLast()
      } else {
        path = NamedPath.join(path, component)
        missing.append(path)
      }
    }
    return OutputFolder(location: location, path: path, missingFolders: missing)
  }

  /// Why nothing may be written there; `nil` where it may.
  func fault(inputs: [InputFolder], homeFolder: String?) throws(FileSystemError) -> String? {
    if path == "/" { return "is the root of the disk" }
    let status = try FileSystem.status(of: path)
    if let status, status.kind != .folder { return "is a file" }
    if let homeFolder, let home = try? FileSystem.canonicalPath(homeFolder) {
      if NamedPath.contains(path, home) { return path == home ? "is the home folder" : "holds the home folder" }
    }
    let own = (try? OutputFolder.ancestry(of: path)) ?? []
    let foldedPath = RelativePath(path).folded
    for input in inputs {
      guard let inputPath = try? FileSystem.canonicalPath(input.location.path) else { continue }
      let ancestry = try OutputFolder.ancestry(of: inputPath)
      if let status, let position = ancestry.firstIndex(of: status.identity) {
        return position == 0
          ? "is the folder of \(input.role)" : "holds the folder of \(input.role), \"\(input.location.name)\""
      }
      if input.isClosed, OutputFolder.isFolder(inputPath, among: own) {
        return "lies in the folder of \(input.role), \"\(input.location.name)\""
      }
      for name in input.contents {
        let content = NamedPath.join(inputPath, name)
        // A folder that is not there yet would be read by the next build, whatever the case of its name.
        let isNamedInside = NamedPath.contains(RelativePath(content).folded, foldedPath)
        if isNamedInside || OutputFolder.isFolder(content, among: own) {
          return "lies in \"\(input.location.appending(name).name)\", which \(input.role) is read from"
        }
      }
    }
    return nil
  }

  /// Whether a folder is the output or one above it, by way of whatever links.
  private static func isFolder(_ folder: String, among ancestry: [FileStatus.Identity]) -> Bool {
    guard let identity = try? FileSystem.status(of: folder)?.identity else { return false }
    return ancestry.contains(identity)
  }

  /// What a path and the folders above it are, innermost first, as far as they exist.
  private static func ancestry(of path: String) throws(FileSystemError) -> [FileStatus.Identity] {
    var identities: [FileStatus.Identity] = []
    var next: String? = path
    while let current = next {
      if let status = try FileSystem.status(of: current) { identities.append(status.identity) }
      next = NamedPath.parent(of: current)
    }
    return identities
  }
}
