/// The folder inside the output that files wait in until all of a build are there; it is made when the first comes.
final class StagingFolder: Sendable {
  private let output: FolderHandle
  private let folder = OnceOpened()

  init(in output: FolderHandle) {
    self.output = output
  }

  /// Writes a file that waits under its number.
  func write(
    _ bytes: UnsafeRawBufferPointer,
    number: Int,
    with buffer: inout PathBuffer
  ) throws(FileSystemError) -> FileStatus {
    buffer.clear()
    buffer.append(number)
    return try open().write(bytes, to: buffer)
  }

  /// Moves a file that waits to its place.
  func place(_ number: Int, at target: PathBuffer, with buffer: inout PathBuffer) throws(FileSystemError) {
    buffer.clear()
    buffer.append(number)
    try open().move(buffer, to: target, in: output)
  }

  /// Opens a file that waits under a name.
  func makeFile(named name: String) throws(FileSystemError) -> OpenFile {
    try open().make(PathBuffer(name))
  }

  /// Moves a file that waits under a name to its place.
  func place(_ name: String, at target: PathBuffer) throws(FileSystemError) {
    try open().move(PathBuffer(name), to: target, in: output)
  }

  private func open() throws(FileSystemError) -> FolderHandle {
    try folder.value(at: NamedPath.join(output.path, OutputTransaction.stagingName))
  }
}
