import Diagnostics

/// The files of a build in whose place something stands that no build wrote: of very many the first, and how many there are.
struct FilesInTheWay: Sendable {
  private static let limit = DiagnosticCollector.faultLimit

  /// The numbers of the first of them, in order.
  private(set) var numbers: [Int] = []

  /// How many there are.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Adds a file whose number is larger than those of the others.
  mutating func append(_ number: Int) {
    count += 1
    if numbers.count < Self.limit { numbers.append(number) }
  }

  /// Adds those that others have met, in any order.
  mutating func formUnion(_ others: FilesInTheWay) {
    count += others.count
    guard !others.isEmpty else { return }
    numbers = Array((numbers + others.numbers).sorted().prefix(Self.limit))
  }
}
