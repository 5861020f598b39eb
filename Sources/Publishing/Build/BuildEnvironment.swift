#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a build needs to know about the process it runs in, so that tests can say something else.
public struct BuildEnvironment: Hashable, Sendable {
  /// The folder that relative paths start from.
  public var currentFolder: String

  /// The person's home folder, which is never taken for an output.
  public var homeFolder: String?

  /// The folder of built-in themes that `FIELDSET_THEMES` names.
  public var themesFolder: String?

  /// The path of the program, near which built-in themes are looked for.
  public var executable: String?

  /// Creates an environment.
  public init(
    currentFolder: String,
    homeFolder: String? = nil,
    themesFolder: String? = nil,
    executable: String? = nil
  ) {
    self.currentFolder = currentFolder
    self.homeFolder = homeFolder
    self.themesFolder = themesFolder
    self.executable = executable
  }

  /// The environment of this process.
  public static var current: BuildEnvironment {
    BuildEnvironment(
      currentFolder: FileSystem.currentFolder(),
      homeFolder: variable("HOME") ?? recordedHomeFolder(),
      themesFolder: variable("FIELDSET_THEMES"),
      executable: executablePath()
    )
  }

  /// How many processors there are to work on.
  public static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Tells this program from others, and from itself as it was built before.
  var programChecksum: Checksum {
    let path = executable ?? ""
    let status = (try? FileSystem.status(of: path)) ?? nil
    return Checksum(of: Array("\(path) \(status?.size ?? 0) \(status?.modificationTime ?? 0)".utf8))
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  private static func executablePath() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let path = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return (try? FileSystem.canonicalPath(path)) ?? path
    #else
      return try? FileSystem.canonicalPath("/proc/self/exe")
    #endif
  }
}
