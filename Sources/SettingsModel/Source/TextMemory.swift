/// Memory with texts that stays where it is for as long as somebody holds it.
final class TextMemory: @unchecked Sendable {
  // Written once, before anybody else sees it.
  private let start: UnsafeMutablePointer<UInt8>

  /// What holds the texts that a part had before, some of which it may still have.
  private let former: (any AnyObject & Sendable)?

  /// Copies strings.
  ///
  /// - Returns: The memory, with the place of each string in it; of `nil` there is none.
  static func holding(
    _ strings: String?...,
    besides former: (any AnyObject & Sendable)? = nil
  ) -> (memory: TextMemory, spans: [TextSpan]) {
    // One byte more, so that an empty text has a place as well.
    let memory = TextMemory(count: strings.reduce(1) { $0 + ($1?.utf8.count ?? 0) }, former)
    var offset = 0
    let spans = strings.map { string in
      guard let string else { return TextSpan.absent }
      return string.withBytes { bytes in
        let place = UnsafeMutableBufferPointer(start: memory.start + offset, count: bytes.count)
        _ = place.initialize(from: bytes)
        offset += bytes.count
        return TextSpan(UnsafeBufferPointer(place))
      }
    }
    return (memory, spans)
  }

  private init(count: Int, _ former: (any AnyObject & Sendable)?) {
    start = .allocate(capacity: count)
    self.former = former
  }

  deinit { start.deallocate() }
}
