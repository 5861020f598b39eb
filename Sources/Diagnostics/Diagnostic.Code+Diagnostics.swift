extension Diagnostic.Code {
  /// A file or folder cannot be read.
  public static let unreadableFile: Self = "unreadable-file"

  /// A file with more bytes than the limit.
  public static let largeFile: Self = "large-file"

  /// More faults in one page, in a site's settings, in its theme or in all of its pages than are told.
  public static let tooManyFaults: Self = "too-many-faults"
}
