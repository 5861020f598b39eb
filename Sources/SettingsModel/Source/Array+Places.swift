@_spi(Borrowing)
extension Array {
  /// Whether an element satisfies a condition, asked about it where it stands.
  ///
  /// Parts of a page are large; a copy of one retains each text of it.
  @inlinable @inline(__always)
  public func containsInPlace(where condition: (UnsafePointer<Element>) -> Bool) -> Bool {
    withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return false }
      for index in 0..<elements.count where condition(first + index) { return true }
      return false
    }
  }

  /// Hands on each element where it stands.
  @inlinable @inline(__always)
  public func forEachInPlace(_ body: (UnsafePointer<Element>) -> Void) {
    withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for index in 0..<elements.count { body(first + index) }
    }
  }
}
