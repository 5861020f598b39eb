/// How much something gets done in a second.
enum MedianRate {
  /// The median of so many rounds in whole MB/s, after one that does not count.
  ///
  /// - Parameter work: One round, which tells how many bytes it got done.
  static func measure(rounds: Int, _ work: () throws -> Int) rethrows -> Int {
    _ = try work()
    let clock = ContinuousClock()
    var rates: [Double] = []
    for _ in 0..<max(1, rounds) {
      let start = clock.now
      let bytes = try work()
      rates.append(Double(bytes) / ((clock.now - start) / .seconds(1)))
    }
    return Int(rates.sorted()[rates.count / 2] / 1e6)
  }
}
