#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for writing.
final class OpenFile: @unchecked Sendable {
  private let path: String
  private var descriptor: Int32

  init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    if descriptor >= 0 { _ = systemClose(descriptor) }
  }

  /// Adds bytes at its end.
  func write(_ bytes: [UInt8]) throws(FileSystemError) {
    guard bytes.withUnsafeBytes({ FileSystem.write($0, to: descriptor) }) else { throw FileSystemError(path: path) }
  }

  /// Puts bytes at a place, from any thread.
  func write(_ bytes: [UInt8], at offset: Int) throws(FileSystemError) {
    var written = 0
    while written < bytes.count {
      let step = bytes.withUnsafeBytes { bytes in
        pwrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written, off_t(offset + written))
      }
      guard step >= 0 || errno == EINTR else { throw FileSystemError(path: path) }
      written += max(step, 0)
    }
  }

  /// Closes the file; some file systems tell only here that there was no room.
  func close() throws(FileSystemError) {
    let result = systemClose(descriptor)
    descriptor = -1
    guard result == 0 || errno == EINTR else { throw FileSystemError(path: path) }
  }
}

/// A file that is open for reading, at any place and from any thread.
final class ReadableFile: Sendable {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { _ = systemClose(descriptor) }

  /// The bytes at a place; fewer where the file ends or cannot be read.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let step = pread(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
        if step < 0, errno == EINTR { continue }
        if step <= 0 { return }
        filled += step
      }
    }
  }
}

// Inside the type, `close` means its own function.
private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
