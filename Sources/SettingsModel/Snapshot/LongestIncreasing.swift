/// The longest part of different numbers that increases, in order; of several the one that patience sorting finds.
func longestIncreasing(_ numbers: [Int]) -> [Int] {
  // For each length the position of the least number that ends so long a part, and for each number the one before it.
  var ends: [Int] = []
  var previous: [Int?] = []
  previous.reserveCapacity(numbers.count)
  for (position, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  var result: [Int] = []
  var position = ends.last
  while let current = position {
    result.append(numbers[current])
    position = previous[current]
  }
  return result.reversed()
}
