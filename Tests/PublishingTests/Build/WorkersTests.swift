import Testing

@testable import Publishing

@Suite struct WorkersTests {
  @Test(arguments: [(0, 4), (1, 4), (15, 4), (16, 4), (17, 4), (1000, 4), (1000, 1), (40, 1000)])
  func resultsAreInOrder(count: Int, jobs: Int) {
    #expect(Workers.map(count, jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }
}
