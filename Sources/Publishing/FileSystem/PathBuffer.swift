/// A path that is put together anew for one file after another, in the same memory.
struct PathBuffer {
  private var bytes: [CChar] = [0]

  init() {}

  /// Makes a buffer with a path.
  init(_ text: String) {
    append(text)
  }

  /// Forgets the path, but not its memory.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(0)
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
    bytes.removeLast()
    part.withMemoryRebound(to: CChar.self) { bytes.append(contentsOf: $0) }
    bytes.append(0)
  }

  /// Adds a number in decimal digits.
  mutating func append(_ number: Int) {
    append(String(number))
  }

  /// Calls a function with the path as the system takes it.
  func withPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    // An array is a C string where a pointer is asked for; it holds at least the zero at its end.
    func call(_ pointer: UnsafePointer<CChar>) -> Result { body(pointer) }
    return call(bytes)
  }

  /// Calls a function with the bytes of the path, without the zero behind them.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      UnsafeBufferPointer(rebasing: buffer.dropLast()).withMemoryRebound(to: UInt8.self, body)
    }
  }

  /// The path as a text.
  var text: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }
}
