import Testing

@testable import Publishing

@Suite struct WorkersTests {
  /// Each number is taken by one worker, once.
  @Test(arguments: [(0, 4), (1, 4), (15, 4), (16, 4), (17, 4), (1000, 4), (1000, 1), (40, 1000)])
  func everyNumberIsTakenOnce(count: Int, jobs: Int) {
    let shares = Workers.run(5..<5 + count, jobs: jobs) { next in
      var share: [Int] = []
      while let numbers = next() { share += numbers }
      return share
    }
    #expect(shares.count <= jobs)
    #expect(shares.flatMap(\.self).sorted() == Array(5..<5 + count))
  }
}
