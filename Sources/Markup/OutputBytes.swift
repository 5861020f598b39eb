/// Bytes that grow, written piece by piece without asking each time whether somebody else holds them.
///
/// It is for those who make whole pages of many pieces; one thread at a time may use it.
@_spi(Output)
public final class OutputBytes {
  // No access to these lasts longer than a line, so that none has to be checked against another while the program runs.
  @exclusivity(unchecked)
  @usableFromInline var start = UnsafeMutableRawPointer.allocate(byteCount: 32_768, alignment: 16)
  @exclusivity(unchecked)
  @usableFromInline var capacity = 32_768

  @exclusivity(unchecked)
  @usableFromInline var end = 0

  /// A text that is written again and again, escaped.
  @exclusivity(unchecked)
  private var refrain = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 16)
  @exclusivity(unchecked)
  private var refrainCount = 0

  /// How many bytes may be written.
  private let limit: Int

  /// Whether bytes were let go because there were too many.
  public private(set) var isIncomplete = false

  /// How many bytes were written.
  @inlinable
  public var count: Int { end }

  /// Makes room.
  ///
  /// - Parameter limit: How many bytes may be written. With more, nothing that was written is of use, and memory does not
  ///   grow beyond them and the longest text. It is looked at only where memory grows, which costs no piece anything.
  public init(limit: Int = .max) {
    self.limit = limit
  }

  deinit {
    start.deallocate()
    refrain.deallocate()
  }

  /// What was written.
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: end) }

  /// Whether more bytes were written than may be.
  public var isOverLimit: Bool { end > limit || isIncomplete }

  /// Forgets what was written.
  public func removeAll() {
    end = 0
    isIncomplete = false
  }

  @inlinable @inline(__always)
  func reserve(_ additional: Int) {
    if capacity - end < additional { grow(additional) }
  }

  @usableFromInline @inline(never)
  func grow(_ additional: Int) {
    if end > limit {
      isIncomplete = true
      end = 0
      if additional <= capacity { return }
    }
    // Doubled, but for the last time, when there is room enough to show that it is too much.
    let doubled = capacity * 2
    capacity = max(limit < doubled - 65_536 ? limit + 65_536 : doubled, end + additional)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: start, byteCount: end)
    start.deallocate()
    start = larger
  }

  /// Appends bytes as they are, of which 16 more than these can be read.
  @inlinable @inline(__always)
  public func append(padded source: UnsafeRawPointer, count length: Int) {
    reserve(length &+ 16)
    let target = start + end
    var offset = 0
    // Whole steps, the last of which writes over the end: most pieces are short, and a call costs more.
    while offset < length {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self),
        toByteOffset: offset,
        as: SIMD2<UInt64>.self
      )
      offset &+= 16
    }
    end &+= length
  }

  /// Appends bytes as they are.
  @inlinable @inline(__always)
  public func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    let length = bytes.count
    guard length <= 128 else { return append(source, many: length) }
    reserve(length)
    let target = start + end
    // Two steps or more, the last of which overlaps the one before: most pieces are short, and a call costs more.
    switch length {
    case 16...: Self.copy(source, to: target, length, by: SIMD2<UInt64>.self)
    case 8..<16: Self.copy(source, to: target, length, by: UInt64.self)
    case 4..<8: Self.copy(source, to: target, length, by: UInt32.self)
    default: for index in 0..<length { target.storeBytes(of: bytes[index], toByteOffset: index, as: UInt8.self) }
    }
    end &+= length
  }

  @inlinable @inline(__always)
  static func copy<Step: BitwiseCopyable>(
    _ source: UnsafeRawPointer,
    to target: UnsafeMutableRawPointer,
    _ length: Int,
    by step: Step.Type
  ) {
    let size = MemoryLayout<Step>.size
    var offset = 0
    while offset &+ size < length {
      let piece = source.loadUnaligned(fromByteOffset: offset, as: Step.self)
      target.storeBytes(of: piece, toByteOffset: offset, as: Step.self)
      offset &+= size
    }
    let piece = source.loadUnaligned(fromByteOffset: length &- size, as: Step.self)
    target.storeBytes(of: piece, toByteOffset: length &- size, as: Step.self)
  }

  @usableFromInline
  func append(_ source: UnsafeRawPointer, many length: Int) {
    reserve(length)
    (start + end).copyMemory(from: source, byteCount: length)
    end += length
  }

  /// Appends a text as it is.
  @inlinable @inline(__always)
  public func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a text, escaped.
  @inlinable @inline(__always)
  public func append(escaped text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { append(escaped: $0) }
    if isWritten == nil { append(escapedCopy: text) }
  }

  @usableFromInline
  func append(escapedCopy text: String) {
    var text = text
    text.withUTF8 { append(escaped: $0) }
  }

  /// Appends the bytes of a text, escaped.
  public func append(escaped text: UnsafeBufferPointer<UInt8>) {
    guard let source = UnsafeRawPointer(text.baseAddress) else { return }
    // A character reference has six bytes at most.
    reserve(text.count &* 6 &+ 8)
    var target = start + end
    var index = 0
    while index &+ 8 <= text.count {
      let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      target.storeBytes(of: word, as: UInt64.self)
      let mask = HTMLEscaping.marks(in: word.littleEndian)
      if mask == 0 {
        target += 8
        index &+= 8
      } else {
        // Up to the byte in question all is written already.
        let run = mask.trailingZeroBitCount &>> 3
        target = Self.write(text[index &+ run], to: target + run)
        index &+= run &+ 1
      }
    }
    if index < text.count {
      let rest = text.count &- index
      let word = Self.last(rest, of: source, text.count)
      if HTMLEscaping.marks(in: word) == 0 {
        target.storeBytes(of: word.littleEndian, as: UInt64.self)
        target += rest
        index = text.count
      }
    }
    while index < text.count {
      target = Self.write(text[index], to: target)
      index &+= 1
    }
    end = target - start
  }

  /// Less than eight bytes at the end of a text as the lowest of a word, without a look at what lies behind them.
  @inline(__always)
  private static func last(_ rest: Int, of source: UnsafeRawPointer, _ count: Int) -> UInt64 {
    func load<Part: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, as part: Part.Type) -> UInt64 {
      UInt64(truncatingIfNeeded: Part(littleEndian: source.loadUnaligned(fromByteOffset: offset, as: part)))
    }
    if count >= 8 { return load(count &- 8, as: UInt64.self) &>> UInt64(8 &* (8 &- rest)) }
    // Two parts, which overlap.
    if count >= 4 { return load(0, as: UInt32.self) | load(count &- 4, as: UInt32.self) &<< UInt64(8 &* (count &- 4)) }
    let ends = load(0, as: UInt8.self) | load(count &- 1, as: UInt8.self) &<< UInt64(8 &* (count &- 1))
    return count == 3 ? ends | load(1, as: UInt8.self) &<< 8 : ends
  }

  /// Writes a byte, escaped, and returns where the next goes.
  @inline(__always)
  private static func write(_ byte: UInt8, to target: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    switch byte {
    case UInt8(ascii: "&"): write(0x3B70_6D61_26, count: 5, to: target)
    case UInt8(ascii: "<"): write(0x3B74_6C26, count: 4, to: target)
    case UInt8(ascii: ">"): write(0x3B74_6726, count: 4, to: target)
    case UInt8(ascii: "\""): write(0x3B74_6F75_7126, count: 6, to: target)
    case UInt8(ascii: "'"): write(0x3B39_3323_26, count: 5, to: target)
    default: write(UInt64(byte), count: 1, to: target)
    }
  }

  @inline(__always)
  private static func write(_ word: UInt64, count: Int, to target: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    target.storeBytes(of: word.littleEndian, as: UInt64.self)
    return target + count
  }

  /// Takes a text that is to be written again and again, so that it is escaped once.
  public func setRefrain(escaped text: String) {
    let former = end
    append(escaped: text)
    // Where that went over the limit, nothing of what was written is of use.
    refrainCount = max(0, end - former)
    if refrain.count < refrainCount + 16 {
      refrain.deallocate()
      refrain = .allocate(byteCount: refrainCount + 16, alignment: 16)
    }
    refrain.copyMemory(from: UnsafeRawBufferPointer(start: start + end - refrainCount, count: refrainCount))
    end -= refrainCount
  }

  /// Appends the refrain.
  public func appendRefrain() {
    if let start = refrain.baseAddress { append(padded: UnsafeRawPointer(start), count: refrainCount) }
  }

  /// Appends a number in decimal digits.
  public func append(_ number: Int) {
    reserve(24)
    var digits = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      digits &+= 1
    }
    rest = number
    var position = end &+ digits
    end = position
    for _ in 0..<digits {
      position &-= 1
      start.storeBytes(of: UInt8(truncatingIfNeeded: 48 &+ rest % 10), toByteOffset: position, as: UInt8.self)
      rest /= 10
    }
  }
}
