/// Numbers by shape: a table that is asked for each option of a page.
struct ShapeTable {
  private var keys = [ShapeKey](repeating: ShapeKey(), count: 64)
  private var values = [Int32](repeating: 0, count: 64)
  private(set) var count = 0

  /// The number of a shape, 0 for a shape that has none.
  @inline(__always)
  subscript(key: ShapeKey) -> Int {
    let mask = keys.count - 1
    var slot = key.mixed & mask
    while values[slot] != 0 {
      if keys[slot] == key { return Int(values[slot]) }
      slot = (slot + 1) & mask
    }
    return 0
  }

  /// Gives a shape that has none its number, which is not 0.
  mutating func insert(_ value: Int, for key: ShapeKey) {
    if count * 2 >= keys.count { grow() }
    place(Int32(value), for: key)
    count += 1
  }

  private mutating func place(_ value: Int32, for key: ShapeKey) {
    let mask = keys.count - 1
    var slot = key.mixed & mask
    while values[slot] != 0 { slot = (slot + 1) & mask }
    keys[slot] = key
    values[slot] = value
  }

  private mutating func grow() {
    let old = zip(keys, values).filter { $0.1 != 0 }
    keys = [ShapeKey](repeating: ShapeKey(), count: keys.count * 2)
    values = [Int32](repeating: 0, count: keys.count)
    for (key, value) in old { place(value, for: key) }
  }
}
