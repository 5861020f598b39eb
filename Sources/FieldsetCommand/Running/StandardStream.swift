#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Fieldset

/// A stream of this process that words are written to, and whether they arrived.
final class StandardStream {
  private let descriptor: Int32

  /// Whether something could not be written though there was somebody to read it: a full disk, for example.
  private(set) var hasFailed = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes text whole; a reader that went away is no fault of ours.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while !rest.isEmpty {
        let count = send(rest, to: descriptor)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          if errno != EPIPE { hasFailed = true }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }

  /// Makes sure that nobody who stops reading, or never did, can end the process or get its words into a file.
  static func prepareAll() {
    signal(SIGPIPE, SIG_IGN)
    // A closed stream's number would go to the next file that is opened. Writing to it stays the failure that it was.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}

extension Console {
  /// The console of this process, writing to its streams.
  static func process(output: StandardStream, error: StandardStream) -> Console {
    Console(
      environment: .current,
      standardOutput: output.write,
      standardError: error.write,
      milliseconds: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
      }
    )
  }
}

// Inside the type, `write` means its own function.
private func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
