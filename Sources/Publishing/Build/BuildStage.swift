/// A part of a build that somebody who watches or stops it may want to know of.
public enum BuildStage: Sendable {
  /// Another build is in the output folder, and this one goes on when it has ended.
  case waiting

  /// All is made and nothing is wrong, and the first file goes to its place: a build that is stopped until then leaves the
  /// output as it was. A build that changes nothing does not get here.
  case placing
}
