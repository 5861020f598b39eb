/// What is known of a file that a build makes.
struct StagedOutput: Hashable, Sendable {
  /// What a build has to do to put the file in place.
  enum Change: UInt8, Sendable {
    /// The file is not made: a page without a form has no contract.
    case absent
    /// The same bytes are there already.
    case none
    /// Nothing stands there yet.
    case new
    /// An older file of ours stands there.
    case replacement
  }

  let size: Int

  /// The fingerprint of the bytes.
  let hash: Checksum

  let change: Change

  /// Whether the file waits in the staging folder.
  var isWaiting: Bool { change == .new || change == .replacement }
}
