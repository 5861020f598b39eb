import Foundation

/// Golden files, kept beside the tests and compared byte by byte.
///
/// `FIELDSET_RECORD=1 swift test` writes them anew; look at the difference before you commit it.
public enum Snapshots {
  /// Whether golden files are written instead of compared.
  public static let isRecording = ProcessInfo.processInfo.environment["FIELDSET_RECORD"] == "1"

  /// The golden bytes of a file, after writing them if that was asked for; `nil` when there is no such file.
  ///
  /// - Parameters:
  ///   - path: The file's path below the folder `Snapshots` beside the test.
  ///   - actual: What the test made.
  ///   - testFile: The test's own file.
  public static func golden(_ path: String, recording actual: [UInt8], testFile: String = #filePath) throws -> [UInt8]?
  {
    let file = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Snapshots/\(path)")
    if isRecording {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual).write(to: file)
    }
    return (try? Data(contentsOf: file)).map { Array($0) }
  }
}
