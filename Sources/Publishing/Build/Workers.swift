import Dispatch

/// Does one thing for each of many items on several threads, and hands the results back in order.
///
/// A worker takes sixteen items at a time: a task for each page would cost more than some pages do.
enum Workers {
  private static let chunkSize = 16

  /// The results for the numbers from 0 up to a count.
  ///
  /// - Parameters:
  ///   - count: How many items there are.
  ///   - jobs: How many threads may work at once.
  ///   - body: Makes the result of one item; it is called from any thread.
  static func map<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    let chunkCount = (count + chunkSize - 1) / chunkSize
    let workerCount = min(jobs, chunkCount)
    guard workerCount > 1 else { return (0..<count).map(body) }
    let ledger = Ledger<Result>(chunkCount: chunkCount)
    DispatchQueue.concurrentPerform(iterations: workerCount) { _ in
      while let chunk = ledger.next() {
        let start = chunk * chunkSize
        ledger.enter((start..<min(start + chunkSize, count)).map(body), for: chunk)
      }
    }
    return ledger.results
  }

  /// What is still to be done and what was made of the rest; the queue lets one thread at a time touch it.
  private final class Ledger<Result: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "fieldset.workers")
    private var remaining: Range<Int>
    private var chunks: [[Result]]

    init(chunkCount: Int) {
      remaining = 0..<chunkCount
      chunks = Array(repeating: [], count: chunkCount)
    }

    func next() -> Int? {
      queue.sync { remaining.popFirst() }
    }

    func enter(_ results: [Result], for chunk: Int) {
      queue.sync { chunks[chunk] = results }
    }

    var results: [Result] {
      queue.sync { chunks.flatMap(\.self) }
    }
  }
}
