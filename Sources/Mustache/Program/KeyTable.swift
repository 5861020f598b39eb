/// Keys as small numbers, compared byte by byte: names that differ only in their Unicode form stay apart.
///
/// A dictionary would hash each byte of a name by itself.
struct KeyTable: Sendable {
  private(set) var names: [[UInt8]] = []

  /// The numbers of the names, each near the place that its hash gives; -1 where there is none.
  ///
  /// At least half of it is free.
  private var places: [Int32] = []

  var count: Int { names.count }

  /// The number of a key, a new one if the key is new.
  mutating func intern(_ name: some Collection<UInt8>) -> Int {
    if names.count * 2 >= places.count { grow() }
    let place = place(of: name)
    if places[place] >= 0 { return Int(places[place]) }
    places[place] = Int32(names.count)
    names.append(Array(name))
    return names.count - 1
  }

  /// The number of a key; `nil` for one that is not there.
  func number(of name: some Collection<UInt8>) -> Int? {
    guard !places.isEmpty else { return nil }
    let number = places[place(of: name)]
    return number >= 0 ? Int(number) : nil
  }

  func string(_ key: Int) -> String { String(decoding: names[key], as: UTF8.self) }

  /// Where a name stands, or would stand.
  private func place(of name: some Collection<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let last = places.count - 1
    var place = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & last
    while places[place] >= 0, !names[Int(places[place])].elementsEqual(name) { place = (place + 1) & last }
    return place
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: max(64, places.count * 2))
    for (number, name) in names.enumerated() { places[place(of: name)] = Int32(number) }
  }
}
