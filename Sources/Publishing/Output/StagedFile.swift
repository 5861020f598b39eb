/// A file of a build that lies ready: in the staging folder when it differs from what is there, and nowhere otherwise.
struct StagedFile: Hashable, Sendable {
  /// What has to be done to put the file in place.
  enum Change: Hashable, Sendable {
    /// The same bytes are there already.
    case none
    /// Nothing stands there yet.
    case new
    /// An older file of ours stands there.
    case replacement
  }

  let entry: OutputManifest.Entry
  let change: Change

  /// The absolute path of the staged content, when there is a change.
  let stagedPath: String?
}
