/// Ready markup: bytes that go into a page as they are.
///
/// Only code makes values of this type, by way of ``HTMLWriter``; text that an author wrote stays a `String` and is
/// escaped where it lands. The two types keep them apart in view models and templates.
public struct HTML: Hashable, Sendable {
  /// UTF-8 markup.
  public let bytes: [UInt8]

  /// Takes bytes that are known to be markup.
  public init(trusted bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// No markup at all.
  public static let empty = HTML(trusted: [])

  /// Whether there is no markup.
  public var isEmpty: Bool { bytes.isEmpty }
}

extension HTML: CustomStringConvertible {
  /// The markup as a string.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
