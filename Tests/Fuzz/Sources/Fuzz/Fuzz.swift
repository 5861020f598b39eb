/// Hands what libFuzzer makes up to one of the targets: `Fuzz TARGET [libFuzzer's options and folders]`.
@main
struct Fuzz {
  static func main() {
    guard CommandLine.arguments.count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
      print("usage: Fuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) [options and folders]")
      return
    }
    var count = CommandLine.argc - 1
    var arguments = CommandLine.unsafeArgv + 1
    _ = runDriver(&count, &arguments, target.callback)
  }
}

typealias FuzzCallback = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// libFuzzer's loop, which never returns but by ending the process.
///
/// It is called and not linked as `main`, because the package manager gives the executable a `main` of its own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: FuzzCallback
) -> CInt
