#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system refused to do something with a file.
struct FileSystemError: Error, Hashable {
  /// The system's number for the reason, such as `EACCES`.
  let number: Int32

  /// The path that it was about.
  let path: String

  /// The sizes of a file with more bytes than are read.
  private(set) var excess: Excess?

  /// Whether something that is neither a file nor a folder stands there.
  private(set) var isNoFile = false

  /// How many bytes a file has, and how many would be read.
  struct Excess: Hashable {
    let size: Int
    let limit: Int
  }

  init(number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  /// Takes the reason of the call that failed just now.
  init(path: String) {
    number = errno
    self.path = path
  }

  /// Takes the reason why something that was opened is not read.
  init(_ refusal: FileSystem.Refusal, path: String) {
    switch refusal {
    case .notAFile:
      self.init(number: EINVAL, path: path)
      isNoFile = true
    case .tooLarge(let size, let limit):
      self.init(number: EFBIG, path: path)
      excess = Excess(size: size, limit: limit)
    }
  }

  /// The reason in the system's words, such as "permission denied".
  var reason: String {
    if let excess { return "it has \(excess.size) bytes, and more than \(excess.limit) are not read" }
    if isNoFile { return "it is no file" }
    let text = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension FileSystemError {
  /// What a person can do about it.
  ///
  /// - Parameter verb: What was refused: "read" or "write".
  func wayOut(to verb: String) -> String {
    switch number {
    case _ where isNoFile: "Put a file in its place, or remove it."
    case EACCES, EPERM: "Change its permissions, or those of its folder, so that you may \(verb) it."
    case EROFS: "Choose a disk that can be written to."
    case ENOSPC, EDQUOT: "Make room on the disk."
    case EISDIR: "Rename the folder, or remove it."
    case EFBIG: "Split the file."
    case ENAMETOOLONG: "Give it a shorter name."
    case ELOOP: "Remove the links that lead round in a circle."
    default: "See to it that you can \(verb) it, and try again."
    }
  }
}

extension FileSystemError {
  /// Whether there is nothing at the path.
  var isMissing: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether links lead round in a circle.
  var isLoop: Bool { number == ELOOP }
}

extension FileSystemError {
  /// Nothing stands at the path.
  static func missing(_ path: String) -> FileSystemError {
    FileSystemError(number: ENOENT, path: path)
  }

  /// Something that is no folder stands at the path.
  static func notAFolder(_ path: String) -> FileSystemError {
    FileSystemError(number: ENOTDIR, path: path)
  }
}
