extension Schema {
  /// Scripts of an author's own.
  static func scripts(_ description: String) -> Schema {
    .array(
      description,
      of: .text("A file in the folder assets: assets/mine.js.", pattern: TextPattern.script)
    )
    .with("uniqueItems", .flag(true))
  }
}
