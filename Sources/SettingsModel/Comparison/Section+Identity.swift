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

extension Section.Identity: CustomStringConvertible {
  /// The key or title, or what else it is known by: `General`, `section 2`.
  public var description: String {
    switch self {
    case .key(let key): key.text
    case .title(let title, let repetition): title.text.repeated(repetition)
    case .row(let key): "section of \(key)"
    case .position(let position): "section \(position + 1)"
    case .options(let row): "below \(row)"
    }
  }
}

extension String {
  /// A title, which stands there for the second time where it is repeated once: `General (2)`.
  func repeated(_ repetition: Int) -> String {
    repetition == 0 ? self : "\(self) (\(repetition + 1))"
  }
}
