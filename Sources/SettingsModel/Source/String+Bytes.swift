extension String {
  /// Hands the bytes of the text over; those of strings that Swift made are not copied.
  @_spi(Borrowing) @inlinable @inline(__always)
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}
