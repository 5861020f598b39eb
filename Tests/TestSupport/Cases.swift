public import Foundation

/// The folder of handed test data beside the checkout, which not every machine has.
///
/// Tests that use it are enabled by ``isPresent`` and say where they looked when it is not there.
public enum Cases {
  /// `FIELDSET_CASES`, or `../shared/cases` beside the checkout.
  public static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["FIELDSET_CASES"] { return URL(fileURLWithPath: path) }
    return checkout.deletingLastPathComponent().appendingPathComponent("shared/cases")
  }()

  /// The checkout that these tests were built from.
  public static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the folder is there.
  public static let isPresent = FileManager.default.fileExists(atPath: folder.path)
}
