/// What few parts of a kind have, kept apart from the rest: parts without it are small, and quick to hand on.
@dynamicMemberLookup
@usableFromInline
struct Uncommon<Fields: UncommonFields>: Hashable, Sendable {
  // Changed only while nobody else holds it.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  @usableFromInline var storage: Storage?

  /// All fields are as they are in most parts.
  @inline(__always)
  init() {}

  /// Keeps fields, unless all are as they are in most parts.
  init(_ fields: Fields) {
    if fields != Fields() { storage = Storage(fields) }
  }

  /// Whether all fields are as they are in most parts.
  @inlinable @inline(__always)
  var isEmpty: Bool { storage == nil }

  private var fields: Fields { storage?.fields ?? Fields() }

  /// One of the fields.
  @inline(__always)
  subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { storage?.fields[keyPath: field] ?? Fields()[keyPath: field] }
    set {
      var fields = fields
      fields[keyPath: field] = newValue
      if isKnownUniquelyReferenced(&storage) {
        storage?.fields = fields
      } else {
        self = Uncommon(fields)
      }
    }
  }

  @usableFromInline
  static func == (first: Self, second: Self) -> Bool {
    first.storage === second.storage || first.fields == second.fields
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

/// Fields that are the same in most parts of a kind.
@usableFromInline
protocol UncommonFields: Hashable, Sendable {
  /// The fields as most parts have them.
  init()
}
