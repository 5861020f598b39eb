import Diagnostics

/// Lists the files of a folder and of those below it, following links as far as they stay inside.
///
/// Names that start with a dot are passed over. A link that leads out, nowhere or back to a folder above it is an
/// error: leaving it out without a word would be worse.
struct FolderWalk {
  /// A file that was found.
  struct Item: Hashable {
    /// Its path below the folder, with slashes.
    let relativePath: String

    /// Where it is.
    let location: NamedPath
  }

  /// How deep folders may nest; a name cannot be longer than a few thousand bytes anyway.
  private static let maximumDepth = 64

  /// How many files a walk may find: links that cross each other multiply without end.
  private static let maximumCount = 10_000_000

  /// The canonical path that links must stay inside.
  let boundary: String

  /// What the boundary is called in messages: "the site" or "the theme".
  let boundaryName: String

  private var count = 0
  private var diagnostics = DiagnosticCollector()
  private let found: (Item) -> Void

  private init(boundary: String, named boundaryName: String, found: @escaping (Item) -> Void) {
    self.boundary = boundary
    self.boundaryName = boundaryName
    self.found = found
  }

  /// All files below a folder in the order of their paths' bytes; none when there is no such folder.
  static func files(
    in folder: NamedPath,
    boundary: String,
    named boundaryName: String,
    into diagnostics: inout DiagnosticCollector
  ) -> [Item] {
    var items: [Item] = []
    visitFiles(in: folder, boundary: boundary, named: boundaryName, into: &diagnostics) { items.append($0) }
    return items.sorted { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
  }

  /// Calls a function for each file below a folder, without keeping them all; not at all when there is no such folder.
  static func visitFiles(
    in folder: NamedPath,
    boundary: String,
    named boundaryName: String,
    into diagnostics: inout DiagnosticCollector,
    _ found: (Item) -> Void
  ) {
    withoutActuallyEscaping(found) { found in
      var walk = FolderWalk(boundary: boundary, named: boundaryName, found: found)
      walk.enter(folder)
      diagnostics.append(contentsOf: walk.diagnostics)
    }
  }

  /// Whether a path leads to a file that may be read; if not, that is reported.
  static func isFile(
    _ location: NamedPath,
    boundary: String,
    named boundaryName: String,
    into diagnostics: inout DiagnosticCollector
  ) -> Bool {
    var walk = FolderWalk(boundary: boundary, named: boundaryName) { _ in }
    walk.visit(location, relativePath: "", kind: nil, ancestors: nil)
    diagnostics.append(contentsOf: walk.diagnostics)
    return walk.count > 0
  }

  private mutating func enter(_ folder: NamedPath) {
    do throws(FileSystemError) {
      guard let status = try FileSystem.status(of: folder.path, followingLinks: false) else { return }
      if status.kind == .file {
        diagnostics.error(.unreadableFile, "\"\(folder.name)\" is no folder", at: SourceLocation(file: folder.name))
      } else {
        visit(folder, relativePath: "", kind: status.kind, ancestors: [])
      }
    } catch {
      diagnostics.unreadable(folder, error)
    }
  }

  /// - Parameter ancestors: The folders on the way; `nil` where a folder will not do.
  private mutating func visit(
    _ location: NamedPath,
    relativePath: String,
    kind: FileStatus.Kind?,
    ancestors: [FileStatus.Identity]?
  ) {
    if kind == .file {
      add(relativePath, location)
      return
    }
    do throws(FileSystemError) {
      if kind != .folder, try FileSystem.status(of: location.path, followingLinks: false)?.kind == .link {
        guard try linkStaysInside(location) else { return }
      }
      guard let status = try FileSystem.status(of: location.path) else { return }
      switch (status.kind, ancestors) {
      case (.file, _):
        add(relativePath, location)
      case (.folder, let ancestors?):
        guard !ancestors.contains(status.identity) else {
          linkFault(location, "loops")
          return
        }
        guard ancestors.count < FolderWalk.maximumDepth else {
          tooMuch(location, "folders nest more than \(FolderWalk.maximumDepth) deep")
          return
        }
        try list(location, relativePath: relativePath, ancestors: ancestors + [status.identity])
      default:
        diagnostics.error(
          .unreadableFile,
          "\"\(location.name)\" is no file\(ancestors == nil ? "" : " and no folder")",
          at: SourceLocation(file: location.name)
        )
      }
    } catch {
      diagnostics.unreadable(location, error)
    }
  }

  private mutating func add(_ relativePath: String, _ location: NamedPath) {
    count += 1
    found(Item(relativePath: relativePath, location: location))
  }

  private mutating func list(
    _ folder: NamedPath,
    relativePath: String,
    ancestors: [FileStatus.Identity]
  ) throws(FileSystemError) {
    for entry in try FileSystem.entries(of: folder.path) where entry.name.utf8.first != UInt8(ascii: ".") {
      let location = folder.appending(entry.name)
      guard entry.isWellFormed else {
        diagnostics.error(
          .unreadableFile,
          "the name of \"\(location.name)\" is not UTF-8",
          at: SourceLocation(file: location.name),
          fix: "Rename it."
        )
        continue
      }
      guard count < FolderWalk.maximumCount else {
        tooMuch(folder, "there are more than \(FolderWalk.maximumCount) files")
        return
      }
      visit(
        location,
        relativePath: relativePath.isEmpty ? entry.name : relativePath + "/" + entry.name,
        kind: entry.kind,
        ancestors: ancestors
      )
    }
  }

  private mutating func linkStaysInside(_ location: NamedPath) throws(FileSystemError) -> Bool {
    let target: String
    do throws(FileSystemError) {
      target = try FileSystem.canonicalPath(location.path)
    } catch {
      guard error.isMissing || error.isLoop else { throw error }
      linkFault(location, error.isLoop ? "loops" : "leads nowhere")
      return false
    }
    guard NamedPath.contains(boundary, target) else {
      linkFault(location, "leads out of \(boundaryName)")
      return false
    }
    return true
  }

  private mutating func tooMuch(_ location: NamedPath, _ what: String) {
    diagnostics.error(
      .unreadableFile,
      "\(what) in \"\(location.name)\"",
      at: SourceLocation(file: location.name),
      fix: "Look for symbolic links that lead to each other."
    )
  }

  private mutating func linkFault(_ location: NamedPath, _ what: String) {
    diagnostics.error(
      .symbolicLink,
      "the symbolic link \"\(location.name)\" \(what)",
      at: SourceLocation(file: location.name),
      fix: "Put a copy in its place, or remove it."
    )
  }
}
