import Dispatch

/// Does one thing for each of many items on several threads, and hands the results back in order.
///
/// A worker takes many items at a time: a task for each page would cost more than some pages do.
enum Workers {
  /// Chunks are large enough for workers not to wait for each other; towards the end they get smaller, so that workers
  /// end together.
  private static let chunkSizes = 4...64

  /// Has a second thread made while there is nothing to do yet for more than one: it takes a while to be there.
  static func prepare(jobs: Int) {
    if jobs > 1 { DispatchQueue.global().async {} }
  }

  /// What several workers make of the numbers of a range, each of its own share.
  ///
  /// - Parameters:
  ///   - numbers: What there is to do.
  ///   - jobs: How many threads may work at once.
  ///   - body: Does the work of one worker, which takes chunks of numbers until there are no more.
  /// - Returns: The results of the workers, in no order.
  static func run<Result: Sendable>(
    _ numbers: Range<Int>,
    jobs: Int,
    _ body: @Sendable (_ next: () -> Range<Int>?) -> Result
  ) -> [Result] {
    let workerCount = max(1, min(jobs, numbers.count / chunkSizes.lowerBound))
    guard workerCount > 1 else {
      var rest: Range<Int>? = numbers.isEmpty ? nil : numbers
      return [body { rest.take() }]
    }
    let ledger = Ledger<Result>(numbers, workerCount: workerCount)
    DispatchQueue.concurrentPerform(iterations: workerCount) { _ in
      ledger.enter(body { ledger.next() })
    }
    return ledger.results
  }

  /// What is still to be done and what was made of the rest; the queue lets one thread at a time touch it.
  private final class Ledger<Result: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "fieldset.workers")
    private let workerCount: Int
    private var remaining: Range<Int>
    private var entries: [Result] = []

    init(_ numbers: Range<Int>, workerCount: Int) {
      remaining = numbers
      self.workerCount = workerCount
    }

    func next() -> Range<Int>? {
      queue.sync {
        guard !remaining.isEmpty else { return nil }
        let size = min(max(remaining.count / workerCount / 4, chunkSizes.lowerBound), chunkSizes.upperBound)
        let chunk = remaining.prefix(size)
        remaining = remaining.dropFirst(size)
        return chunk
      }
    }

    func enter(_ result: Result) {
      queue.sync { entries.append(result) }
    }

    var results: [Result] {
      queue.sync { entries }
    }
  }
}
