public import Themes

/// Reads a theme's folders from the disk.
///
/// ```swift
/// let reader = SystemFolderReader(currentFolder: BuildEnvironment.current.currentFolder)
/// let locator = ThemeLocator(reader: reader, siteFolder: nil, builtInFolders: ["Themes"])
/// ```
public struct SystemFolderReader: FolderReader {
  /// The folder that relative paths start from.
  public let currentFolder: String

  /// Creates a reader.
  public init(currentFolder: String) {
    self.currentFolder = currentFolder
  }

  private func path(_ name: String) -> String { NamedPath(name, in: currentFolder).path }

  /// What is at a path; `nil` where there is nothing.
  public func entry(at path: String) -> FolderEntry? {
    let path = self.path(path)
    guard let kind = kind(ofAbsolute: path) else { return nil }
    if kind == .brokenLink { return FolderEntry(kind, identity: path) }
    return (try? FileSystem.canonicalPath(path)).map { FolderEntry(kind, identity: $0) }
  }

  /// The kind of what is at a path; `nil` where there is nothing.
  public func kind(at path: String) -> FolderEntry.Kind? { kind(ofAbsolute: self.path(path)) }

  private func kind(ofAbsolute path: String) -> FolderEntry.Kind? {
    guard var status = (try? FileSystem.status(of: path, followingLinks: false)) ?? nil else { return nil }
    if status.kind == .link {
      guard let target = (try? FileSystem.status(of: path)) ?? nil else { return .brokenLink }
      status = target
    }
    return status.kind == .folder ? .folder : .file
  }

  /// The names of what a folder holds.
  public func names(in folder: String) throws(FolderReaderFailure) -> [String] {
    do throws(FileSystemError) {
      return try FileSystem.entries(of: path(folder)).filter(\.isWellFormed).map(\.name)
    } catch {
      throw FolderReaderFailure(error)
    }
  }

  /// What a file holds.
  public func bytes(of file: String) throws(FolderReaderFailure) -> [UInt8] {
    do throws(FileSystemError) {
      return try FileSystem.readInput(path(file))
    } catch {
      throw FolderReaderFailure(error)
    }
  }
}

extension FolderReaderFailure {
  fileprivate init(_ error: FileSystemError) {
    self.init(error.reason, fix: error.wayOut(to: "read"), isTooLarge: error.excess != nil)
  }
}
