import Diagnostics

/// The keys of a page, each with its place, by their spelling without regard to case.
struct KeyTable {
  private var entries: [String: [(key: String, origin: Origin?)]] = [:]

  /// What a new key collides with.
  enum Collision {
    case equal(Origin?)
    case similar(String, Origin?)
  }

  /// Adds a key of ASCII letters and tells what it collides with.
  mutating func insert(_ key: String, _ origin: Origin?) -> Collision? {
    let known = entries[key.lowercased(), default: []]
    entries[key.lowercased(), default: []].append((key, origin))
    if let equal = known.first(where: { $0.key == key }) { return .equal(equal.origin) }
    if let similar = known.first { return .similar(similar.key, similar.origin) }
    return nil
  }
}
