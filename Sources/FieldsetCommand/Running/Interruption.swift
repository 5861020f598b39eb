#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is said when somebody stops a build (Control-C, or the signal that ends a process), before the signal ends it.
///
/// What to say depends on how far the build is. The system keeps the function that says it, so that a handler needs nothing
/// that might be in use when the signal comes: it writes a text of the program's own and raises the signal once more.
enum Interruption {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// From now on nothing has been put in place yet.
  static func expectBeforePlacing() {
    install { number in
      Interruption.end(
        number,
        "interrupted: the output is as it was; the next build clears away what this one had begun\n"
      )
    }
  }

  /// From now on files may have been put in place.
  static func expectWhilePlacing() {
    install { number in
      Interruption.end(
        number,
        "interrupted while files were put in place: each is the old one or the new one; the next build does the rest\n"
      )
    }
  }

  /// From now on there is nothing to say.
  static func expectNoMore() {
    install(SIG_DFL)
  }

  private static func install(_ handler: Handler?) {
    for number in [SIGINT, SIGTERM] {
      // A shell has what runs in the background ignore some signals, and that stays so.
      let former = signal(number, SIG_IGN)
      if address(former) != address(SIG_IGN) { signal(number, handler) }
    }
  }

  private static func address(_ handler: Handler?) -> Int {
    unsafeBitCast(handler, to: Int.self)
  }

  private static func end(_ number: Int32, _ message: StaticString) {
    _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    signal(number, SIG_DFL)
    // It waits until the handler is done, and then ends the process as if there had been none.
    raise(number)
  }
}
