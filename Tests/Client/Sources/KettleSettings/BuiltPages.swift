import Foundation

/// The pages that were built into this module's resources.
public enum BuiltPages {
  /// The folder that a web view is allowed to read.
  public static var folder: URL { Bundle.module.bundleURL.appending(path: "Settings") }

  /// The paths of the pages below the folder, in order.
  public static var paths: [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".html") }.sorted()
  }
}
