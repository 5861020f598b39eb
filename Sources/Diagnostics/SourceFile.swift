/// A text file that was read: its bytes, and the name under which diagnostics speak of it.
///
/// Readers keep byte offsets, which are cheap, and ask the file for a line and a column only when there is something
/// to say:
///
/// ```swift
/// let file = SourceFile(name: "pages/index.json", bytes: Array("{\n  \"tittle\": 1}".utf8))
/// let location = file.location(at: 4)  // pages/index.json:2:3
/// ```
public struct SourceFile: Hashable, Sendable {
  /// The path as the user gave it, relative to where the command runs.
  public let name: String

  /// The content, with a byte-order mark if the file has one.
  public let bytes: [UInt8]

  /// Creates a file from bytes that were read elsewhere.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The number of bytes a UTF-8 byte-order mark takes at the start of the content: 3 or 0.
  ///
  /// The mark counts as nothing: readers start behind it, and the first column is the one that follows it.
  public var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
