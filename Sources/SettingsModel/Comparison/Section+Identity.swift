extension Section {
  /// What a section is known by within its page, whatever else about it changes: its key, else its title, else the first
  /// row in it that has a key, else its position.
  public indirect enum Identity: Hashable, Sendable {
    /// A section with a key.
    case key(ExactText)
    /// A section without a key by its title; of several with one title the repetition counts from 0.
    case title(ExactText, repetition: Int)
    /// A section without a key and title by the first of its rows that has a key.
    case row(ExactText)
    /// A section without any of these by its position among those, from 0.
    case position(Int)
    /// The options below an option, which are a group of their own.
    case options(below: Row.Identity)
  }
}
