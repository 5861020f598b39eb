import Themes

/// Folders in memory: paths with their content, and links with their targets.
struct MemoryFolders: FolderReader {
  var files: [String: [UInt8]] = [:]
  var links: [String: String] = [:]
  var unreadable: Set<String> = []

  init(_ files: [String: String] = [:], links: [String: String] = [:], unreadable: Set<String> = []) {
    self.files = files.mapValues { Array($0.utf8) }
    self.links = links
    self.unreadable = unreadable
  }

  /// The path with its links replaced by what they lead to; `nil` when they lead in a circle.
  private func resolved(_ path: String) -> String? {
    var path = path
    for _ in 0..<40 {
      let link = links.keys.filter { path == $0 || path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
      guard let link, let target = links[link] else { return path }
      path = target + path.dropFirst(link.count)
    }
    return nil
  }

  func entry(at path: String) -> FolderEntry? {
    let isLink = links[path] != nil
    guard let resolved = resolved(path) else { return FolderEntry(.brokenLink, identity: path) }
    if files[resolved] != nil { return FolderEntry(.file, identity: resolved) }
    if files.keys.contains(where: { $0.hasPrefix(resolved + "/") }) {
      return FolderEntry(.folder, identity: resolved)
    }
    return isLink ? FolderEntry(.brokenLink, identity: path) : nil
  }

  func names(in folder: String) throws(FolderReaderFailure) -> [String] {
    guard let resolved = resolved(folder), entry(at: folder)?.kind == .folder, !unreadable.contains(folder) else {
      throw FolderReaderFailure("no such folder")
    }
    let paths = Array(files.keys) + Array(links.keys)
    let names = paths.filter { $0.hasPrefix(resolved + "/") }
      .compactMap { $0.dropFirst(resolved.count + 1).split(separator: "/").first }
    return Set(names.map(String.init)).shuffled()
  }

  func bytes(of file: String) throws(FolderReaderFailure) -> [UInt8] {
    guard let resolved = resolved(file), let bytes = files[resolved], !unreadable.contains(file) else {
      throw FolderReaderFailure("permission denied", fix: "Change its permissions.")
    }
    return bytes
  }
}
