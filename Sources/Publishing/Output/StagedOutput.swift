/// What is known of a file that a build makes, in sixteen bytes: a site may have a million.
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

  /// The fingerprint of the bytes.
  let hash: Checksum

  private let sizeAndChange: UInt64

  init(size: Int, hash: Checksum, change: Change) {
    self.hash = hash
    sizeAndChange = UInt64(size) << 8 | UInt64(change.rawValue)
  }

  /// A file that is not made.
  static let absent = StagedOutput(size: 0, hash: Checksum(0), change: .absent)

  var size: Int { Int(sizeAndChange >> 8) }

  var change: Change { Change(rawValue: UInt8(truncatingIfNeeded: sizeAndChange)) ?? .absent }

  /// Whether the file waits in the staging folder.
  var isWaiting: Bool { change == .new || change == .replacement }
}
