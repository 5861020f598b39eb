import Foundation

/// The pages that were built into this module's resources.
public enum BuiltPages {
  /// The folder that a web view is allowed to read.
  public static var folder: URL? { Bundle.module.url(forResource: "Settings", withExtension: nil) }

  /// The paths of the pages below the folder, in order.
  public static var paths: [String] {
    guard let folder, let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return files.allObjects.compactMap { $0 as? String }.filter { $0.hasSuffix(".html") }.sorted()
  }
}
