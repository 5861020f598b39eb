/// A text of a part as a place in memory that the part keeps: most texts of a page are only copied from its file to its
/// HTML, and no string is made of them on the way.
///
/// ```swift
/// output.append(escaped: option.titleText.bytes)
/// option.title  // A string, made when somebody asks for one.
/// ```
///
/// It must not be kept longer than the part.
@_spi(Borrowing)
public struct TextSpan: @unchecked Sendable {
  // What is there is never changed, so that any thread may read it.
  @usableFromInline let start: UnsafePointer<UInt8>?

  /// The number of bytes.
  public let count: Int

  /// No text.
  static let absent = TextSpan(start: nil, count: 0)

  private init(start: UnsafePointer<UInt8>?, count: Int) {
    self.start = start
    self.count = count
  }

  /// The text that bytes spell; they are there even where there is none to spell.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(start: bytes.baseAddress, count: bytes.count)
  }

  /// Whether there is no text, not even an empty one.
  @inlinable @inline(__always)
  public var isAbsent: Bool { start == nil }

  /// Whether there is a text without a scalar.
  @inlinable @inline(__always)
  public var isEmpty: Bool { start != nil && count == 0 }

  /// The bytes; none where there is no text.
  @inlinable @inline(__always)
  public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// The text as a string; `nil` where there is none.
  var string: String? { isAbsent ? nil : String(decoding: bytes, as: UTF8.self) }

  /// A number that differs for most texts; different texts may have one, and somebody may choose them so.
  @inlinable @inline(__always)
  public static func mark(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    var mark = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    guard count >= 8, let start = UnsafeRawPointer(bytes.baseAddress) else {
      var word: UInt64 = 0
      for byte in bytes { word = word << 8 | UInt64(byte) }
      return mark ^ word
    }
    var offset = 0
    while offset + 8 < count {
      mark = mix(mark ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    return mix(mark ^ start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  @inlinable @inline(__always)
  static func mix(_ word: UInt64) -> UInt64 {
    let product = word &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }

  /// Whether it consists of the same scalars as another text.
  @inlinable @inline(__always)
  public func hasSameScalars(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count, !isAbsent else { return false }
    for index in 0..<count where bytes[index] != other[index] { return false }
    return true
  }

  /// Whether it consists of the same scalars as a string.
  @inlinable @inline(__always)
  public func hasSameScalars(as string: String) -> Bool {
    string.utf8.count == count && string.withBytes { hasSameScalars(as: $0) }
  }
}
