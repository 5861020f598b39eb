public import Diagnostics

/// A folder that a site is put into for the first time.
///
/// ```swift
/// NewFolder(location).write([NewFolder.File(path: "site.json", bytes: bytes)], into: &diagnostics)
/// ```
public struct NewFolder: Sendable {
  /// A file of the new site.
  public struct File: Hashable, Sendable {
    /// The path below the folder, with slashes.
    public let path: String

    /// The content.
    public let bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  private let location: NamedPath
  private let bundle: NamedPath?

  /// Takes a folder that is empty or not there yet.
  ///
  /// - Parameter bundle: An app's bundle that the files are made of, and that the folder may not lie in.
  public init(_ location: NamedPath, apartFrom bundle: NamedPath? = nil) {
    self.location = location
    self.bundle = bundle
  }

  /// Writes files into the folder; what is there already is never touched.
  public func write(_ files: [File], into diagnostics: inout DiagnosticCollector) -> BuildReport.Outcome {
    if let bundle {
      let folder = OutputFolder.open(location, inputs: [.bundle(bundle)], homeFolder: nil, into: &diagnostics)
      guard folder != nil else { return .wrongUsage }
    }
    do throws(FileSystemError) {
      if let status = try FileSystem.status(of: location.path) {
        guard status.kind == .folder else {
          refuse("is a file", into: &diagnostics)
          return .wrongUsage
        }
        guard try FileSystem.entries(of: location.path).isEmpty else {
          refuse("is not empty", into: &diagnostics)
          return .wrongUsage
        }
      }
      try FileSystem.makeFolders(location.path)
      for file in files {
        for folder in RelativePath(file.path).folders {
          try FileSystem.makeFolder(location.appending(folder.text).path)
        }
        try FileSystem.write(file.bytes, toNewFile: location.appending(file.path).path)
      }
      return .success
    } catch {
      diagnostics.unwritable(NamedPath(name: location.name, path: error.path), error)
      return .fault
    }
  }

  private func refuse(_ reason: String, into diagnostics: inout DiagnosticCollector) {
    diagnostics.error(
      .folderNotEmpty,
      "\"\(location.name)\" \(reason)",
      at: SourceLocation(file: location.name),
      fix: "Name an empty folder, or one that is not there yet."
    )
  }
}
