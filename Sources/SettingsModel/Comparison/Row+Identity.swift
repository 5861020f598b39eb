extension Row {
  /// What a row or option is known by within its page, whatever else about it changes: its key or value, else its title,
  /// else its position.
  public indirect enum Identity: Hashable, Sendable {
    /// A row with a key, in whichever section.
    case key(ExactText)
    /// An option by its value, at whichever place of its section's tree.
    case option(ExactText, in: Section.Identity)
    /// A row without a key or an option without a value by its title; of several with one title in a group the repetition
    /// counts from 0.
    case title(ExactText, repetition: Int, in: Section.Identity)
    /// A row without a key and title, by its position among those of its group, from 0.
    case position(Int, in: Section.Identity)
  }
}

extension Row.Identity: CustomStringConvertible {
  /// The key, value or title, or else the number: `wifi`, `row 2`.
  public var description: String {
    switch self {
    case .key(let key), .option(let key, _): key.text
    case .title(let title, let repetition, _): title.text.repeated(repetition)
    case .position(let position, _): "row \(position + 1)"
    }
  }
}
