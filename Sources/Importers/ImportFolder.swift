/// The files that an importer may read: a folder, or a part of one, given by whoever can look at the disk.
///
/// ```swift
/// let folder = ImportFolder(name: "App/Settings.bundle", paths: ["Root.plist"]) { path in bytes(of: path) }
/// ```
///
/// Only files that really lie in the folder belong on the list, no symbolic links: what is not on it is not there.
public struct ImportFolder: Sendable {
  /// The folder's path as the user gave it, under which diagnostics speak of its files.
  public let name: String

  /// The paths of the files in it, each relative to it, parts joined by `/`, in the order of their scalars.
  public let paths: [String]

  private let known: Set<String>
  private let content: @Sendable (String) -> [UInt8]?

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - name: The path as the user gave it.
  ///   - paths: The paths of the files in it.
  ///   - content: The bytes of a file; `nil` when it cannot be read.
  public init(name: String, paths: [String], content: @escaping @Sendable (String) -> [UInt8]?) {
    self.name = name
    self.paths = paths.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    known = Set(paths)
    self.content = content
  }

  /// Whether there is a file of this very name, be the disk strict about upper and lower case or not.
  func contains(_ path: String) -> Bool {
    known.contains(path)
  }

  /// The bytes of a file; `nil` when it is not there or cannot be read.
  func bytes(of path: String) -> [UInt8]? {
    known.contains(path) ? content(path) : nil
  }

  /// The path of a file as diagnostics show it.
  func displayPath(of path: String) -> String {
    name.isEmpty || name == "." ? path : name.hasSuffix("/") ? name + path : name + "/" + path
  }
}
