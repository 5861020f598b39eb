#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension BuildEnvironment {
  /// The home folder of the user that this process runs as, whatever `HOME` says.
  ///
  /// A service or a container may start a build without `HOME`.
  static func recordedHomeFolder() -> String? {
    #if canImport(Darwin)
      guard let folder = getpwuid(getuid())?.pointee.pw_dir else { return nil }
      return String(cString: folder)
    #else
      // A program linked statically cannot ask the C library, which would load parts of itself.
      guard let users = try? FileSystem.readInput("/etc/passwd") else { return nil }
      return homeFolder(of: getuid(), in: users)
    #endif
  }

  /// The sixth field of a user's line in a file of users.
  ///
  /// Source: passwd(5).
  static func homeFolder(of user: UInt32, in users: [UInt8]) -> String? {
    for line in users.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard fields.count >= 6, fields[2].elementsEqual(String(user).utf8) else { continue }
      return fields[5].isEmpty ? nil : String(decoding: fields[5], as: UTF8.self)
    }
    return nil
  }
}
