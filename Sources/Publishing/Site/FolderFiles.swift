public import Diagnostics

/// The files of a folder from elsewhere, such as an app's bundle, for those who read files only through what they are given.
///
/// ```swift
/// if let files = FolderFiles.open(location, named: "the bundle", into: &diagnostics) {
///   files.bytes(of: "Root.plist")
/// }
/// ```
///
/// Names that start with a dot are passed over; symbolic links are followed as far as they stay in the folder.
public struct FolderFiles: Sendable {
  /// The paths of the files below the folder, with slashes, in the order of their bytes.
  public let paths: [String]

  private let locations: [String: NamedPath]

  /// Lists a folder; `nil` when there is none.
  ///
  /// - Parameter name: What the folder is called in messages.
  public static func open(
    _ folder: NamedPath,
    named name: String,
    into diagnostics: inout DiagnosticCollector
  ) -> FolderFiles? {
    guard let status = try? FileSystem.status(of: folder.path), status.kind == .folder,
      let boundary = try? FileSystem.canonicalPath(folder.path)
    else { return nil }
    // The folder may be reached by a link, which is not one inside it.
    let items = FolderWalk.files(
      in: NamedPath(name: folder.name, path: boundary),
      boundary: boundary,
      named: name,
      into: &diagnostics
    )
    return FolderFiles(
      paths: items.map(\.relativePath),
      locations: Dictionary(items.map { ($0.relativePath, $0.location) }, uniquingKeysWith: { first, _ in first })
    )
  }

  /// Whether a file stands where a folder is looked for.
  public static func isFile(at location: NamedPath) -> Bool {
    (try? FileSystem.status(of: location.path))?.kind == .file
  }

  /// The content of a file; `nil` when it is not there or cannot be read.
  public func bytes(of path: String) -> [UInt8]? {
    guard let location = locations[path] else { return nil }
    return try? FileSystem.readInput(location.path)
  }
}
