public import Foundation

/// A folder of its own for a test, removed with its last reference.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("fieldset-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and the folders above it.
  public func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Reads a file as UTF-8.
  public func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The paths of all files in it, hidden ones too, in order.
  public func files() -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
    return (names ?? []).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}
