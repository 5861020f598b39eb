/// What is known of something that a section pushed, or that a template was given.
enum ScopeType: Hashable {
  /// A record of the schema, by its position.
  case record(Int)
  /// Fields that no schema knows, or what is below one of them.
  case open(isNested: Bool)
  /// A value without fields.
  case value(FieldType)
}

/// The contexts of a place in a template by their types, the innermost last.
///
/// A record *has* all of its fields, so a record hides one of its own type further out; a value without fields is found
/// by the dot alone, and only while it is the innermost. Leaving out what is hidden keeps the number of different
/// stacks finite where templates call themselves.
struct ScopeStack {
  /// Where an entry came from: an entry that the template was called with, or data inside of it.
  struct Origin {
    /// The position of that entry when the template was called.
    let position: Int
    /// Whether it is data inside of it, and so comes to an end sometime.
    let isInside: Bool
  }

  struct Entry {
    let type: ScopeType
    let origin: Origin
  }

  private(set) var entries: [Entry]

  /// The stack that a template is called with.
  init(_ types: [ScopeType]) {
    entries = types.enumerated().map { position, type in
      Entry(type: type, origin: Origin(position: position, isInside: false))
    }
  }

  var types: [ScopeType] { entries.map(\.type) }

  var origins: [Origin] { entries.map(\.origin) }

  /// Whether an entry that the template was called with is hidden, and only data inside of it is still to be found.
  func narrows(_ position: Int) -> Bool {
    let left = entries.filter { $0.origin.position == position }
    return !left.isEmpty && left.allSatisfy(\.origin.isInside)
  }

  mutating func push(_ type: ScopeType, from origin: Origin) {
    entries.removeAll { entry in
      if case .value = entry.type { true } else { entry.type == type }
    }
    entries.append(Entry(type: type, origin: origin))
  }
}
