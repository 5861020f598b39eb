extension Sequence<String> {
  /// The name in the sequence that a mistyped one most likely stands for, or `nil` when none is near.
  ///
  /// Near means at most a third of the letters changed, added, left out or swapped with a neighbour, upper and lower
  /// case counting as equal (restricted Damerau–Levenshtein distance over Unicode scalars). Of names shorter than three
  /// letters only the order of the letters may differ: hardly anybody who writes `id` means `if`. Of equally near names
  /// the first wins.
  ///
  /// - Parameters:
  ///   - name: The name as it was written.
  ///   - isLenient: Whether half of the letters may differ, for where all the names are listed too.
  public func nearest(to name: String, isLenient: Bool = false) -> String? {
    let target = Array(name.lowercased().unicodeScalars)
    guard !target.isEmpty, target.count <= 64 else { return nil }
    let letters = Letters(name)
    var best: (name: String, distance: Int)?
    for candidate in self where letters.mayBeNear(candidate, isLenient: isLenient) {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let shorter = Swift.min(target.count, scalars.count)
      let limit = shorter < 3 ? (target.sorted() == scalars.sorted() ? 1 : 0) : shorter / (isLenient ? 2 : 3)
      guard abs(target.count - scalars.count) <= limit else { continue }
      let distance = editDistance(target, scalars)
      if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.name
  }
}

/// The letters of a name, by which most other names are seen to be far from it without being spelled out.
private struct Letters {
  private let count: Int
  /// A bit for each letter, upper and lower case alike; `nil` for a name beyond ASCII, of which nothing is said.
  private let bits: UInt64?

  init(_ name: String) {
    count = name.utf8.count
    bits = Letters.bits(of: name)
  }

  /// Whether another name may be near; each letter that is changed, added or left out is two bits at most.
  func mayBeNear(_ other: String, isLenient: Bool) -> Bool {
    guard let bits, let others = Letters.bits(of: other) else { return true }
    let shorter = min(count, other.utf8.count)
    let limit = max(1, shorter / (isLenient ? 2 : 3))
    return abs(count - other.utf8.count) <= limit && (bits ^ others).nonzeroBitCount <= 2 * limit
  }

  private static func bits(of name: String) -> UInt64? {
    var bits: UInt64 = 0
    for byte in name.utf8 {
      guard byte < 0x80 else { return nil }
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      bits |= 1 << UInt64((isCapital ? byte | 0x20 : byte) & 0x3F)
    }
    return bits
  }
}

private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in 0..<first.count {
    var current = [row + 1]
    for column in 0..<second.count {
      let cost = first[row] == second[column] ? 0 : 1
      var distance = Swift.min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = Swift.min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
