/// Joins and splits paths that are written with `/`.
enum FilePath {
  /// A path below a folder; an absolute one stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.utf8.first == UInt8(ascii: "/") { return path }
    if path.isEmpty { return folder }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path
  }

  /// The folder that a path's last part stands in; empty for a path of one part.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// A name in two parts: before its last dot, and from that dot on.
  static func splitExtension(_ path: String) -> (stem: String, suffix: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      path[dot...].utf8.firstIndex(of: UInt8(ascii: "/")) == nil,
      !name(of: path).utf8.starts(with: ".".utf8)
    else { return (path, "") }
    return (String(path[..<dot]), String(path[dot...]))
  }

  /// A relative path without `.` and `..`; `nil` when it leads out of where it starts.
  static func normalized(_ path: String) -> String? {
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// Whether the first path comes before the second, by bytes and so alike on every machine.
  static func precedes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
