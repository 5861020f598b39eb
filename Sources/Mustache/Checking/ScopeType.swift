/// What is known of something that a section pushed, or that a template was given.
enum ScopeType: Hashable {
  /// A record of the schema, by its position.
  case record(Int)
  /// Fields that no schema knows.
  case open
  /// A value without fields.
  case value(FieldType)
}

/// The contexts of a place in a template by their types, the innermost last.
///
/// A record *has* all of its fields, so a record hides one of its own type further out; a value without fields is found
/// by the dot alone, and only while it is the innermost. Leaving out what is hidden keeps the number of different
/// stacks finite where templates call themselves.
struct ScopeStack {
  struct Entry {
    let type: ScopeType
    /// Tells apart two entries of one type.
    let instance: Int
  }

  private(set) var entries: [Entry]
  private var nextInstance: Int

  init(_ types: [ScopeType]) {
    entries = types.enumerated().map { Entry(type: $0.element, instance: $0.offset) }
    nextInstance = types.count
  }

  var types: [ScopeType] { entries.map(\.type) }

  func contains(instance: Int) -> Bool { entries.contains { $0.instance == instance } }

  mutating func push(_ type: ScopeType) {
    entries.removeAll { entry in
      if case .value = entry.type { true } else { entry.type == type }
    }
    entries.append(Entry(type: type, instance: nextInstance))
    nextInstance += 1
  }
}
