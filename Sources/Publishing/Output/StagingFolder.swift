/// The folder inside the output that files wait in until all of a build are there.
///
/// Where a site is already, it is made when the first file comes, and files wait under their numbers until they are moved
/// to their places one by one. The files of a new output wait under their own paths: then the folder takes the output's
/// place itself, in one move instead of ten thousand.
final class StagingFolder: Sendable {
  /// The folder's name in the output.
  static let name = ".fieldset-staging"

  /// Whether the folder holds all that the output will hold.
  let isWhole: Bool

  private let list: OutputList
  private let output: LockedOutput
  private let folder = OnceOpened()

  init(in output: LockedOutput, list: OutputList) {
    self.output = output
    self.list = list
    isWhole = output.isNew
  }

  /// Makes the folders that files will wait in under their own paths.
  func makeFolders(_ paths: [RelativePath]) throws(FileSystemError) {
    guard isWhole else { return }
    // First of all what tells that everything in it is ours, wherever the build may be stopped.
    let file = try open().make(PathBuffer(OutputManifest.fileName))
    try file.write(Array(OutputManifest.firstLine.utf8))
    try file.close()
    for path in paths { try FileSystem.makeFolder(NamedPath.join(self.path, path.text)) }
  }

  /// Writes a file that waits.
  func write(
    _ bytes: UnsafeRawBufferPointer,
    number: Int,
    with buffer: inout PathBuffer
  ) throws(FileSystemError) -> FileStatus {
    writeName(of: number, to: &buffer)
    return try open().write(bytes, to: buffer)
  }

  /// Moves a file that waits to its place.
  func place(_ number: Int, at target: PathBuffer, with buffer: inout PathBuffer) throws(FileSystemError) {
    writeName(of: number, to: &buffer)
    try open().move(buffer, to: target, in: output.handle)
  }

  private func writeName(of number: Int, to buffer: inout PathBuffer) {
    guard !isWhole else { return list.write(number, to: &buffer) }
    buffer.clear()
    buffer.append(number)
  }

  // MARK: Notes of the build

  /// Opens a file that waits under a name.
  func makeFile(named name: String) throws(FileSystemError) -> OpenFile {
    try open().make(PathBuffer(name))
  }

  /// Opens a file that waits, to be written on.
  func append(toFile name: String) throws(FileSystemError) -> OpenFile {
    try open().append(to: PathBuffer(name))
  }

  /// Moves a file that waits under a name to its place.
  func place(_ name: String, as target: String) throws(FileSystemError) {
    try open().move(PathBuffer(name), to: PathBuffer(target), in: output.handle)
  }

  /// Removes a file that waits under a name.
  func remove(_ name: String) throws(FileSystemError) {
    try FileSystem.removeFile(NamedPath.join(path, name))
  }

  // MARK: The folder

  /// Lets the folder take the place of the output, which holds nothing else, and tells whether it did.
  ///
  /// Where the system does not let it, all is as it was, and files can be placed one by one.
  func takePlace() -> Bool {
    let (place, aside) = (output.folder.path, output.folder.pathAside)
    guard isWhole, output.isInPlace else { return false }
    do throws(FileSystemError) {
      // What somebody else has put there, even an empty folder, is not replaced.
      guard try FileSystem.status(of: aside, followingLinks: false) == nil else { return false }
      try FileSystem.move(path, to: aside)
    } catch {
      return false
    }
    do throws(FileSystemError) {
      try FileSystem.move(aside, to: place)
      return true
    } catch {
      try? FileSystem.move(aside, to: path)
      return false
    }
  }

  private var path: String { NamedPath.join(output.folder.path, Self.name) }

  private func open() throws(FileSystemError) -> FolderHandle {
    try folder.value(at: path)
  }
}
