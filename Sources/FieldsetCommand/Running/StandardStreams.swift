#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Fieldset

extension Console {
  /// The console of this process.
  static var process: Console {
    Console(
      environment: .current,
      standardOutput: { write($0, to: STDOUT_FILENO) },
      standardError: { write($0, to: STDERR_FILENO) },
      milliseconds: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
      }
    )
  }

  /// Makes sure that nobody who stops reading, or never did, can end the process or get its words into a file.
  static func prepareStreams() {
    signal(SIGPIPE, SIG_IGN)
    // A closed stream's number would go to the next file that is opened.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes text whole; a reader that went away is no fault of ours.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while !rest.isEmpty {
        let count = send(rest, to: descriptor)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }
}

// Inside the type, `write` means its own function.
private func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
