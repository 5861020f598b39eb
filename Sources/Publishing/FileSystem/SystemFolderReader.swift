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
    do throws(FileSystemError) {
      let path = self.path(path)
      guard try FileSystem.status(of: path, followingLinks: false) != nil else { return nil }
      guard let status = try? FileSystem.status(of: path) else { return FolderEntry(.brokenLink, identity: path) }
      let identity = try FileSystem.canonicalPath(path)
      return FolderEntry(status.kind == .folder ? .folder : .file, identity: identity)
    } catch {
      return nil
    }
  }

  /// The names of what a folder holds.
  public func names(in folder: String) throws(FolderReaderFailure) -> [String] {
    do throws(FileSystemError) {
      return try FileSystem.entries(of: path(folder)).filter(\.isWellFormed).map(\.name)
    } catch {
      throw FolderReaderFailure(error.reason)
    }
  }

  /// What a file holds.
  public func bytes(of file: String) throws(FolderReaderFailure) -> [UInt8] {
    do throws(FileSystemError) {
      let path = self.path(file)
      // Reading a pipe would wait for ever.
      guard try FileSystem.status(of: path)?.kind == .file else { throw .notAFile(path) }
      return try FileSystem.read(path)
    } catch {
      throw FolderReaderFailure(error.reason)
    }
  }
}
