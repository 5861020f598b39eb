import Diagnostics

/// Lists the files of a folder and of those below it, following links as far as they stay inside.
///
/// Names that start with a dot are passed over. A link that leads out, nowhere or back to a folder above it is an
/// error: leaving it out without a word would be worse.
struct FolderWalk {
  /// A file that was found.
  struct Item: Hashable {
    /// The bytes of its path below the folder, with slashes; they are UTF-8.
    ///
    /// Of a hundred thousand pages none needs a text of its own.
    let bytes: [UInt8]

    fileprivate let root: NamedPath

    /// Its path below the folder, with slashes.
    var relativePath: String { String(decoding: bytes, as: UTF8.self) }

    /// Where it is.
    var location: NamedPath { root.appending(relativePath) }
  }

  /// How deep folders may nest; a name cannot be longer than a few thousand bytes anyway.
  private static let maximumDepth = 64

  /// How many files a walk may find: links that cross each other multiply without end.
  private static let maximumCount = 10_000_000

  /// The canonical path that links must stay inside.
  let boundary: String

  /// What the boundary is called in messages: "the site" or "the theme".
  let boundaryName: String

  private let root: NamedPath
  /// The bytes of the path to what is looked at, below the root.
  private var path: [UInt8] = []
  private var count = 0
  private var diagnostics = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
  private let found: (Item) -> Void

  private init(
    in root: NamedPath,
    boundary: String,
    named boundaryName: String,
    found: @escaping (Item) -> Void
  ) {
    self.root = root
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
    return items.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
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
      var walk = FolderWalk(in: folder, boundary: boundary, named: boundaryName, found: found)
      walk.enter()
      diagnostics.append(faults: walk.diagnostics, of: SourceLocation(file: folder.name))
    }
  }

  /// Whether a path leads to a file that may be read; if not, that is reported.
  static func isFile(
    _ location: NamedPath,
    boundary: String,
    named boundaryName: String,
    into diagnostics: inout DiagnosticCollector
  ) -> Bool {
    var walk = FolderWalk(in: location, boundary: boundary, named: boundaryName) { _ in }
    walk.visit(kind: nil, ancestors: nil)
    diagnostics.append(contentsOf: walk.diagnostics)
    return walk.count > 0
  }

  private mutating func enter() {
    do throws(FileSystemError) {
      guard let status = try FileSystem.status(of: root.path, followingLinks: false) else { return }
      if status.kind == .file {
        diagnostics.error(
          .unreadableFile,
          "\"\(root.name)\" is no folder",
          at: SourceLocation(file: root.name),
          fix: "Give the file another name, or put it into a folder of this one."
        )
      } else {
        visit(kind: status.kind, ancestors: [])
      }
    } catch {
      diagnostics.unreadable(root, error)
    }
  }

  /// - Parameter ancestors: The folders on the way; `nil` where a folder will not do.
  private mutating func visit(kind: FileStatus.Kind?, ancestors: [FileStatus.Identity]?) {
    if kind == .file {
      add()
      return
    }
    let location = path.isEmpty ? root : root.appending(String(decoding: path, as: UTF8.self))
    do throws(FileSystemError) {
      if kind != .folder, try FileSystem.status(of: location.path, followingLinks: false)?.kind == .link {
        guard try linkStaysInside(location) else { return }
      }
      guard let status = try FileSystem.status(of: location.path) else { return }
      switch (status.kind, ancestors) {
      case (.file, _):
        add()
      case (.folder, let ancestors?):
        guard !ancestors.contains(status.identity) else {
          linkFault(location, "loops")
          return
        }
        guard ancestors.count < FolderWalk.maximumDepth else {
          tooMuch(location, "folders nest more than \(FolderWalk.maximumDepth) deep")
          return
        }
        try list(location, ancestors: ancestors + [status.identity])
      default:
        diagnostics.error(
          .unreadableFile,
          "\"\(location.name)\" is no file\(ancestors == nil ? "" : " and no folder")",
          at: SourceLocation(file: location.name),
          fix: "Put a file in its place, or remove it."
        )
      }
    } catch {
      diagnostics.unreadable(location, error)
    }
  }

  private mutating func add() {
    count += 1
    found(Item(bytes: path, root: root))
  }

  private mutating func list(_ folder: NamedPath, ancestors: [FileStatus.Identity]) throws(FileSystemError) {
    let length = path.count
    defer { path.removeSubrange(length...) }
    let names = try FileSystem.entries(of: folder.path)
    for position in names.indices where names.bytes(at: position).first != UInt8(ascii: ".") {
      guard names.isWellFormed(at: position) else {
        let location = folder.appending(names[position].name)
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
      path.removeSubrange(length...)
      if !path.isEmpty { path.append(UInt8(ascii: "/")) }
      path += names.bytes(at: position)
      visit(kind: names.kind(at: position), ancestors: ancestors)
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
      fix: "Look for symbolic links that lead to each other, or round in a circle, and put copies in their places."
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
