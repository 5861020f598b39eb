/// Parts of the script that a page can have a use for.
package struct ScriptFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  static let storageLocal = ScriptFeatures(rawValue: 1 << 0)
  static let storageExtension = ScriptFeatures(rawValue: 1 << 1)
  static let storagePost = ScriptFeatures(rawValue: 1 << 2)
  static let changes = ScriptFeatures(rawValue: 1 << 3)
  static let transfer = ScriptFeatures(rawValue: 1 << 4)
  static let events = ScriptFeatures(rawValue: 1 << 5)
  static let filter = ScriptFeatures(rawValue: 1 << 6)
  static let selectAll = ScriptFeatures(rawValue: 1 << 7)
  static let tree = ScriptFeatures(rawValue: 1 << 8)
  static let limits = ScriptFeatures(rawValue: 1 << 9)
  static let deepLinks = ScriptFeatures(rawValue: 1 << 10)

  /// The names of the parts' files, in the order of the bits.
  private static let orderedNames = [
    "storage-local", "storage-extension", "storage-post", "changes", "transfer", "events", "filter", "select-all",
    "tree", "limits", "deep-links",
  ]

  /// The parts that a page may ask for by name; all others are there for these.
  static let allNames = Set(orderedNames)

  /// The names of the parts' files.
  var names: Set<String> {
    isEmpty ? [] : Set(Self.orderedNames.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.orderedNames[$0] })
  }
}
