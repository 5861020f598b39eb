extension Section {
  /// What a section is known by within its page, whatever else about it changes.
  public indirect enum Identity: Hashable, Sendable {
    /// A section with a key.
    case key(ExactText)
    /// A section without a key, by its position among those, from 0.
    case position(Int)
    /// The options below an option, which are a group of their own.
    case options(below: Row.Identity)
  }
}
