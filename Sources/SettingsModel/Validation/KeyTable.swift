import Diagnostics

/// The keys of a page, each with its place.
///
/// A few keys are compared with one another by their marks; many go into dictionaries.
struct KeyTable {
  private struct Entry {
    let key: String
    let origin: Origin?
  }

  private var entries: [Entry] = []

  /// The marks of the keys without regard to case, while there are few.
  private var prints: [UInt64] = []

  /// The first entry of each key, and of each key in lower case, once there are many.
  private var numbers: [String: Int] = [:]
  private var similarNumbers: [String: Int] = [:]

  private static let fewKeys = 32

  /// What a new key collides with.
  enum Collision {
    case equal(Origin?)
    case similar(String, Origin?)
  }

  /// Adds a key of ASCII letters and tells what it collides with.
  mutating func insert(_ key: String, _ origin: Origin?) -> Collision? {
    defer { entries.append(Entry(key: key, origin: origin)) }
    guard entries.count < Self.fewKeys else { return insertAmongMany(key) }
    let print = TextPrints.printWithoutCase(of: key)
    defer { prints.append(print) }
    guard prints.contains(print) else { return nil }
    let lowercased = key.lowercased()
    let known = entries.filter { $0.key.lowercased() == lowercased }
    if let equal = known.first(where: { $0.key == key }) { return .equal(equal.origin) }
    return known.first.map { .similar($0.key, $0.origin) }
  }

  private mutating func insertAmongMany(_ key: String) -> Collision? {
    if numbers.isEmpty {
      for (number, entry) in entries.enumerated() { _ = addNumbers(of: entry.key, number) }
    }
    let (equal, similar) = addNumbers(of: key, entries.count)
    if let equal { return .equal(entries[equal].origin) }
    return similar.map { .similar(entries[$0].key, entries[$0].origin) }
  }

  /// Adds the number of a key's entry, and returns those of the first equal and the first similar one.
  private mutating func addNumbers(of key: String, _ number: Int) -> (equal: Int?, similar: Int?) {
    let lowercased = key.lowercased()
    let (equal, similar) = (numbers[key], similarNumbers[lowercased])
    if equal == nil { numbers[key] = number }
    if similar == nil { similarNumbers[lowercased] = number }
    return (equal, similar)
  }
}
