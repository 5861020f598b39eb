/// Keys as small numbers, compared byte by byte: names that differ only in their Unicode form stay apart.
struct KeyTable: Sendable {
  private(set) var names: [[UInt8]] = []
  private var indexes: [[UInt8]: Int] = [:]

  var count: Int { names.count }

  /// The number of a key, a new one if the key is new.
  mutating func intern(_ name: [UInt8]) -> Int {
    if let index = indexes[name] { return index }
    indexes[name] = names.count
    names.append(name)
    return names.count - 1
  }

  func string(_ key: Int) -> String { String(decoding: names[key], as: UTF8.self) }
}
