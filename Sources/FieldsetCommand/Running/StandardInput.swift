#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is handed to this process.
enum StandardInput {
  /// Reads to the end, or up to a number of bytes; `nil` when nothing can be read.
  static func read(upTo limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = piece.withUnsafeMutableBytes { receive($0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes.append(contentsOf: piece.prefix(count))
    }
    return bytes
  }
}

// Inside the type, `read` means its own function.
private func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(STDIN_FILENO, buffer.baseAddress, buffer.count)
}
