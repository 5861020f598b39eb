/// A path in two spellings: the one that messages show, as the user gave it, and the absolute one that is opened.
///
/// ```swift
/// let site = NamedPath("Sample/", in: "/srv/me")
/// site.appending("site.json").name  // Sample/site.json
/// ```
public struct NamedPath: Hashable, Sendable {
  /// The path as the user gave it, without a slash at its end; `.` for the current folder.
  public let name: String

  /// The absolute path.
  public let path: String

  /// Takes a path as it was given, relative to a folder.
  public init(_ name: String, in folder: String) {
    let trimmed = NamedPath.withoutTrailingSlashes(name)
    self.name = trimmed
    if trimmed.utf8.first == UInt8(ascii: "/") {
      path = trimmed
    } else if trimmed == "." || trimmed.isEmpty {
      path = folder
    } else {
      path = NamedPath.join(folder, trimmed)
    }
  }

  /// Creates a path from its two spellings.
  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// A path below this one.
  public func appending(_ relativePath: String) -> NamedPath {
    NamedPath(name: name(of: relativePath), path: NamedPath.join(path, relativePath))
  }

  /// The name of a path below this one.
  func name(of relativePath: String) -> String {
    // What lies in the current folder is shown without "./", as a person would write it.
    name == "." || name.isEmpty ? relativePath : NamedPath.join(name, relativePath)
  }

  /// Two paths with one slash between them.
  static func join(_ folder: String, _ relativePath: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + relativePath : folder + "/" + relativePath
  }

  /// The folder that a path lies in, or `nil` at the top.
  static func parent(of path: String) -> String? {
    let bytes = withoutTrailingSlashes(path).utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), bytes.count > 1 else { return nil }
    return slash == bytes.startIndex ? "/" : withoutTrailingSlashes(String(bytes[..<slash]) ?? "/")
  }

  /// The last part of a path.
  static func lastComponent(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) } ?? path
  }

  /// Whether a canonical path is a folder or lies in it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    if folder == "/" { return true }
    let (outer, inner) = (folder.utf8, path.utf8)
    guard inner.starts(with: outer) else { return false }
    return inner.count == outer.count
      || inner[inner.index(inner.startIndex, offsetBy: outer.count)] == UInt8(ascii: "/")
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(bytes) ?? path
  }
}
