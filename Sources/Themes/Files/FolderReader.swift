/// What stands at a path, symbolic links followed.
public struct FolderEntry: Hashable, Sendable {
  /// The kinds of thing that a path leads to.
  public enum Kind: Hashable, Sendable {
    /// A file that can be read.
    case file
    /// A folder.
    case folder
    /// A symbolic link whose target is not there, or that leads back to itself.
    case brokenLink
  }

  /// What it is.
  public let kind: Kind

  /// The path with all symbolic links resolved, so that two paths to one thing give equal identities.
  public let identity: String

  /// Creates an entry.
  public init(_ kind: Kind, identity: String) {
    self.kind = kind
    self.identity = identity
  }
}

/// Why a file or folder cannot be read.
public struct FolderReaderFailure: Error, Hashable, Sendable {
  /// The reason in words, in lower case and without a full stop, such as "permission denied".
  public let reason: String

  /// What to do about it, in a sentence.
  public let fix: String?

  /// Whether the reason is that a file has more bytes than are read.
  public let isTooLarge: Bool

  /// Creates a failure.
  public init(_ reason: String, fix: String? = nil, isTooLarge: Bool = false) {
    self.reason = reason
    self.fix = fix
    self.isTooLarge = isTooLarge
  }
}

/// Reads folders for a theme, so that themes need no file system of their own.
///
/// Paths are those a person gave, joined with `/`; relative ones count from where the command runs.
public protocol FolderReader: Sendable {
  /// What stands at a path; `nil` when nothing does.
  func entry(at path: String) -> FolderEntry?

  /// The kind of what stands at a path; `nil` when nothing does.
  ///
  /// Most files are asked for no more than this, and resolving the links of a path costs a call of the system for each
  /// of its parts.
  func kind(at path: String) -> FolderEntry.Kind?

  /// The names in a folder, in any order.
  func names(in folder: String) throws(FolderReaderFailure) -> [String]

  /// The content of a file.
  func bytes(of file: String) throws(FolderReaderFailure) -> [UInt8]
}

extension FolderReader {
  /// The kind of what stands at a path; `nil` when nothing does.
  public func kind(at path: String) -> FolderEntry.Kind? { entry(at: path)?.kind }
}
