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
    for path in paths { try open().makeFolder(PathBuffer(path.text)) }
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

  /// The names of files that wait besides those with numbers.
  ///
  /// A list that waits has another name than in the output: there it tells that a folder is whole.
  enum Note: String, CaseIterable {
    case manifest = "new-manifest"
    case mendedManifest = "mended-manifest"
    case stamps = ".fieldset-stamps"
  }

  /// Whether a file that waits may have a name.
  static func hasFile(named name: ArraySlice<UInt8>) -> Bool {
    name.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      || Note.allCases.contains { $0.rawValue.utf8.elementsEqual(name) }
  }

  /// Opens a file that waits.
  func make(_ note: Note) throws(FileSystemError) -> OpenFile {
    try open().make(PathBuffer(note.rawValue))
  }

  /// Opens the list of files of a folder that is to take the output's place; it has held the first line from the start.
  func appendToManifest() throws(FileSystemError) -> OpenFile {
    try open().append(to: PathBuffer(OutputManifest.fileName))
  }

  /// Moves a file that waits to its place.
  func place(_ note: Note, as target: String) throws(FileSystemError) {
    try open().move(PathBuffer(note.rawValue), to: PathBuffer(target), in: output.handle)
  }

  /// Removes a file that waits.
  func remove(_ note: Note) throws(FileSystemError) {
    try open().removeFile(PathBuffer(note.rawValue))
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
      try output.handle.move(PathBuffer(Self.name), outTo: aside)
    } catch {
      return false
    }
    do throws(FileSystemError) {
      try FileSystem.move(aside, to: place)
      return true
    } catch {
      try? output.handle.moveIn(aside, as: PathBuffer(Self.name))
      return false
    }
  }

  private func open() throws(FileSystemError) -> FolderHandle {
    try folder.value(of: Self.name, in: output.handle)
  }
}
