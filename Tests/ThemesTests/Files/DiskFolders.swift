import Foundation
import Themes

/// The file system, as far as tests need it.
struct DiskFolders: FolderReader {
  func entry(at path: String) -> FolderEntry? {
    let identity = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      return FolderEntry(isFolder.boolValue ? .folder : .file, identity: identity)
    }
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    return isLink ? FolderEntry(.brokenLink, identity: path) : nil
  }

  func names(in folder: String) throws(FolderReaderFailure) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw FolderReaderFailure("it is not there")
    }
  }

  func bytes(of file: String) throws(FolderReaderFailure) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: file) else { throw FolderReaderFailure("it is not there") }
    return Array(data)
  }
}
